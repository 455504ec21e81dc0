/**
 * The paths for client-side navigation, in any locale. vite.config.ts derives them: the route map is too large for the
 * entry.
 */
declare const PAGE_PATHS: string;
const isPagePath = new RegExp(PAGE_PATHS);

const localeIn = (path: string): string | undefined => path.split("/", 2)[1];

/** Whether the URL is a page of this host and locale that client-side navigation can show. */
export const isPage = (url: URL): boolean =>
	url.origin === location.origin &&
	localeIn(url.pathname) === localeIn(location.pathname) &&
	isPagePath.test(url.pathname);
