import type { FormState } from "../../../shared/accounts/form-state.ts";
import type { Consent } from "../../../shared/countries.ts";
import { paths } from "../../../shared/routes.ts";
import { useForm } from "../../browser/forms/use-form.ts";
import { usePage } from "../page.ts";
import { PasswordField, TextField } from "./fields.tsx";
import { Form } from "./form.tsx";

interface LoginFormProps extends FormState {
	/** Only in the browser. `missing` are the consents to be asked now. [4.13] */
	onDone?: (missing: Consent[], userId: string) => void;
}

/** E-mail address and password. [3.14, 5.04, 8.04] */
export function LoginForm({ values, failure, returnTo, onDone }: LoginFormProps) {
	const { locale, t } = usePage();
	const form = useForm({
		endpoint: "/api/api/login",
		rules: ({ login }) => login,
		initial: failure,
		onDone: ({ missingConsents, user }) => onDone?.(missingConsents, user.id),
	});
	const labels = { email: t("fields.email"), password: t("fields.password") };
	const errors = form.failure?.errors ?? {};
	return (
		<Form
			{...form}
			action={paths.account(locale, "login")}
			returnTo={returnTo}
			labels={labels}
			submit={t("login.submit")}
		>
			<TextField
				name="email"
				label={labels.email}
				type="email"
				autoComplete="username"
				inputMode="email"
				defaultValue={values.email}
				error={errors.email}
			/>
			<PasswordField name="password" label={labels.password} autoComplete="current-password" error={errors.password} />
			<p>
				<a href={paths.account(locale, "forgotPassword")} data-modal="forgotPassword">
					{t("login.forgot")}
				</a>
			</p>
		</Form>
	);
}
