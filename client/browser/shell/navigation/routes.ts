/**
 * Pattern of the paths that client-side navigation can show, in any locale. The build derives it from the route map, which
 * would be a tenth of the entry (vite.config.ts).
 */
declare const PAGE_PATHS: string;
const isPagePath = new RegExp(PAGE_PATHS);

const localeIn = (path: string): string | undefined => path.split("/", 2)[1];

/** Whether the URL is a page of this host and locale that client-side navigation can show. */
export const isPage = (url: URL): boolean =>
	url.origin === location.origin &&
	localeIn(url.pathname) === localeIn(location.pathname) &&
	isPagePath.test(url.pathname);
