import { missingConsents } from "../../../shared/accounts/consents.ts";
import type { Loader } from "../loader.ts";
import { formPage, formState } from "./form-page.ts";

/** The same questions as the modal after sign-in [2.44, 4.17]; none to whom the external identity brings. */
export const consents: Loader<"consents"> = async ({ site, form }) => {
	const { session } = site;
	return formPage(site, "consents", "consents.title", {
		...formState(site, form),
		userId: session?.user.id ?? "",
		asked: session?.identity === "local" ? missingConsents(site.country, session.user.consents) : [],
	});
};
