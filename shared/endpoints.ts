/** What the portal's scripts call on its own host: answered as JSON, errors too. */

/** Calls of the accounts, under the backend's own names. [7.01-7.07, 7.19] */
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
