/** Up to three segments: URLs with a deep link's code, of media and of anything else are left to the browser. */
const PAGE = /^\/[^/]+(?:\/[^/]+){0,2}\/?$/;
/** Pages with account forms, whose content depends on the session: never prefetched or swapped in. */
const FORM = /^\/[^/]+\/(?:login|register|forgot-password|consents|account|account\/data|hub)$/;

const localeIn = (path: string): string | undefined => path.split("/", 2)[1];

/** Whether the URL is a page of this locale on this host that client-side navigation can show. */
export const isPage = (url: URL): boolean =>
	url.origin === location.origin &&
	localeIn(url.pathname) === localeIn(location.pathname) &&
	PAGE.test(url.pathname) &&
	!FORM.test(url.pathname);
