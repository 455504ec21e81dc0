/** Pages with a deep link's code, media and whatever else is no page are left to the browser. */
const PAGE = /^\/[^/]+(?:\/[^/]+){0,2}\/?$/;
/** What is shown there depends on a form's state: fetched when asked for, not before. */
const FORM = /^\/[^/]+\/(?:login|register|forgot-password|consents|account|account\/data|hub)$/;

const localeIn = (path: string): string | undefined => path.split("/", 2)[1];

/** Whether the URL is a page of this locale on this host, which can take the place of the current one. */
export const isPage = (url: URL): boolean =>
	url.origin === location.origin &&
	localeIn(url.pathname) === localeIn(location.pathname) &&
	PAGE.test(url.pathname) &&
	!FORM.test(url.pathname);
