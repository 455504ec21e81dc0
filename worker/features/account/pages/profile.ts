import type { Loader } from "../../../render/loader.ts";
import { accountCountry, levelOf } from "../../../visitor/session/session-data.ts";
import { formPage, formState } from "./form-page.ts";

export const profile: Loader<"profile"> = async ({ site, form }) => {
	const { session } = site;
	const user = session?.user;
	return formPage(site, "profile", "account.tabs.profile", {
		...formState(site, form),
		user:
			session && user
				? {
						country: accountCountry(session),
						isLimited: levelOf(session) === "limited",
						firstName: user.firstName,
						lastName: user.lastName,
						email: user.email,
						phone: user.phone,
						onekeycode: user.onekeycode,
						consents: user.consents,
					}
				: null,
	});
};
