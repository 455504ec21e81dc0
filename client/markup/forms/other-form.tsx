import type { MessageKey } from "../../../locales/keys.ts";
import { ONLY_SHOW } from "../../../shared/accounts/form-state.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";

interface OtherFormProps {
	form: "login" | "forgotPassword";
	label: MessageKey;
}

/**
 * Leads to another of the accounts' forms, with the address that was typed here: a button that posts it, since it must stand
 * in no URL. It belongs behind the form's own button, which the Enter key presses.
 */
export function OtherForm({ form, label }: OtherFormProps) {
	const { locale, t } = usePage();
	return (
		<button className="link-button" type="submit" formAction={paths[form](locale)} name={ONLY_SHOW} data-modal={form}>
			{t(label)}
		</button>
	);
}
