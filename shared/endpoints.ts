/** The locale of the page whose script calls, because these addresses have none. */
export const LOCALE_HEADER = "X-Locale";

/** The portal's JSON endpoints for accounts, named like the backend's. [7.01-7.07, 7.19] */
export const ACCOUNTS_API = "/api/api";
export type AccountCall =
	| "login"
	| "logout"
	| "register"
	| "forgotpassword"
	| "consents"
	| "user"
	| "offline-form"
	| "tracking/url";
export const accountCall = (name: AccountCall): string => `${ACCOUNTS_API}/${name}`;

/** Posted to after an answer about consent: the Worker sets the cookie again. */
export const CONSENT_PATH = "/api/consent";
