import { missingConsents } from "../../../../shared/accounts/consents.ts";
import type { Loader } from "../../../render/loader.ts";
import { accountCountry } from "../../../visitor/session/session-data.ts";
import { formPage, formState } from "./form-page.ts";

/** The same consents as in the modal after sign-in [2.44, 4.17]. HCA accounts bring theirs from the provider. */
export const consents: Loader<"consents"> = async ({ site, form }) => {
	const { session } = site;
	const country = session ? accountCountry(session) : site.country;
	return formPage(site, "consents", "consents.title", {
		...formState(site, form),
		userId: session?.user.id ?? "",
		country,
		asked: session?.identity === "local" ? missingConsents(country, session.user.consents) : [],
	});
};
