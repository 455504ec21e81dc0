import type { Loader } from "../loader.ts";
import { formPage, formState } from "./form-page.ts";

/** The signed-in user's own facts, consents and data. */
export const account: Loader<"account"> = async ({ site, form }) => {
	const user = site.session?.user;
	return formPage(site, "account", "account.title", {
		...formState(site, form),
		user: user
			? {
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
