import type { FormState } from "../../../shared/accounts/form-state.ts";
import { paths } from "../../../shared/routes.ts";
import { useForm } from "../../browser/forms/use-form.ts";
import { usePage } from "../page.ts";
import { TextField } from "./fields.tsx";
import { Form } from "./form.tsx";

interface ForgotFormProps extends FormState {
	/** Only in the browser: the plain post is answered by a redirect. */
	onDone?: () => void;
}

/** Asks for the address to which the link for a new password is sent. [3.14, 5.05, 8.05] */
export function ForgotForm({ values, failure, onDone }: ForgotFormProps) {
	const { locale, t } = usePage();
	const form = useForm({
		endpoint: "/api/api/forgotpassword",
		rules: ({ forgot }) => forgot,
		initial: failure,
		onDone: () => onDone?.(),
	});
	const labels = { email: t("fields.email") };
	return (
		<Form {...form} action={paths.account(locale, "forgotPassword")} labels={labels} submit={t("forgot.submit")}>
			<p>{t("forgot.text")}</p>
			<TextField
				name="email"
				label={labels.email}
				type="email"
				autoComplete="email"
				inputMode="email"
				defaultValue={values.email}
				error={form.failure?.errors.email}
			/>
			<p>
				<a href={paths.account(locale, "login")} data-modal="login">
					{t("forgot.back")}
				</a>
			</p>
		</Form>
	);
}
