import { accountCall, LOCALE_HEADER } from "../../../shared/endpoints.ts";
import type { LocaleCode } from "../../../shared/locales.ts";

/** Asks the Worker for the session's user, which renews the session. */
export const fetchUser = (locale: LocaleCode): Promise<Response> =>
	fetch(accountCall("user"), { headers: { Accept: "application/json", [LOCALE_HEADER]: locale } });
