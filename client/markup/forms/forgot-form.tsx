import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { TextField } from "./fields.tsx";
import { type ControlledForm, Form } from "./form.tsx";
import { OtherForm } from "./other-form.tsx";

/** Asks for the e-mail address that gets the link for a new password. [3.14, 5.05, 8.05] */
export function ForgotForm({ values, failure, returnTo, control = { failure } }: ControlledForm) {
	const { locale, t } = usePage();
	const labels = { email: t("fields.email") };
	return (
		<Form
			{...control}
			action={paths.forgotPassword(locale)}
			returnTo={returnTo}
			labels={labels}
			submit={t("forgot.submit")}
			after={<OtherForm form="login" label="forgot.back" />}
		>
			<p>{t("forgot.text")}</p>
			<TextField
				name="email"
				label={labels.email}
				type="email"
				autoComplete="email"
				inputMode="email"
				defaultValue={values.email}
				error={control.failure?.errors.email}
				missing="email"
			/>
		</Form>
	);
}
