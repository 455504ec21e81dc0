/** Pattern of the pages in any locale. The build derives it, because the route map is large (vite.config.ts). */
declare const PAGE_PATHS: string;
const isPagePath = new RegExp(PAGE_PATHS);

const localeIn = (path: string): string | undefined => path.split("/", 2)[1];

export const isPage = (url: URL): boolean =>
	url.origin === location.origin &&
	localeIn(url.pathname) === localeIn(location.pathname) &&
	isPagePath.test(url.pathname);
