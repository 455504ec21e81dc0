import type { MessageKey } from "../../../locales/keys.ts";
import { ONLY_SHOW } from "../../../shared/accounts/form-state.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";

/** Posts the e-mail address, which must not be in a URL. It stands after the submit button, which Enter must press. */
export function OtherForm({ form, label }: { form: "login" | "forgotPassword"; label: MessageKey }) {
	const { locale, t } = usePage();
	return (
		<button className="link-button" type="submit" formAction={paths[form](locale)} name={ONLY_SHOW} data-modal={form}>
			{t(label)}
		</button>
	);
}
