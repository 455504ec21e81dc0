import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { PasswordField, TextField } from "./fields.tsx";
import { type ControlledForm, Form } from "./form.tsx";
import { OtherForm } from "./other-form.tsx";

/** E-mail address and password. [3.14, 5.04, 8.04] */
export function LoginForm({ values, failure, returnTo, unsent, control = { failure } }: ControlledForm) {
	const { locale, t } = usePage();
	const labels = { email: t("fields.email"), password: t("fields.password") };
	const errors = control.failure?.errors ?? {};
	return (
		<Form
			{...control}
			action={paths.login(locale)}
			returnTo={returnTo}
			unsent={unsent}
			labels={labels}
			submit={t("login.submit")}
			after={<OtherForm form="forgotPassword" label="login.forgot" />}
		>
			<TextField
				name="email"
				label={labels.email}
				type="email"
				autoComplete="username"
				inputMode="email"
				defaultValue={values.email}
				error={errors.email}
				missing="email"
			/>
			<PasswordField
				name="password"
				label={labels.password}
				autoComplete="current-password"
				error={errors.password}
				missing="password"
			/>
		</Form>
	);
}
