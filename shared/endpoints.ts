/** What the portal's scripts call on its own host: answered as JSON, errors too. */

/** Calls of the accounts, under the backend's own names. [7.01-7.07, 7.19] */
export const ACCOUNTS_API = "/api/api";
export type AccountCall = "login" | "logout" | "register" | "forgotpassword" | "consents" | "user" | "offline-form";
export const accountCall = (name: AccountCall): string => `${ACCOUNTS_API}/${name}`;

/** Calls by which a session goes from one host to another. [2.07] */
export const HUB_API = "/session";
export type HubCall = "code" | "redeem" | "forget";
export const hubCall = (name: HubCall): string => `${HUB_API}/${name}`;

/** How the address of each form ends that signs out, here or everywhere. */
export const SIGN_OUT_PATH = "/logout";
