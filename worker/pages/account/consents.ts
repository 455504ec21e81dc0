import { missingConsents } from "../../../shared/accounts/consents.ts";
import type { Loader } from "../loader.ts";
import { formPage, formState } from "./form-page.ts";

/** The same questions as the modal after sign-in. [2.44, 4.17] */
export const consents: Loader<"consents"> = async ({ site, query, form }) =>
	formPage(site, "consents", "consents.title", {
		...formState(site, query, form),
		userId: site.session?.user.id ?? "",
		asked: site.session ? missingConsents(site.country, site.session.user.consents) : [],
	});
