import type { ComponentType } from "react";
import { shownConsents } from "../../../shared/accounts/consents.ts";
import { type FormField, registerGroups } from "../../../shared/accounts/register-fields.ts";
import { country } from "../../../shared/countries.ts";
import { paths, returningTo } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { ConsentTick } from "./consent-tick.tsx";
import { type FieldProps, PasswordField, SelectField, TextField } from "./fields.tsx";
import { type ControlledForm, Form } from "./form.tsx";
import { ProfessionField } from "./profession-field.tsx";

interface RegisterFormProps extends ControlledForm {
	/** The check digits of the professional number are wrong. The form can still be sent. */
	warns?: boolean;
}

/** The registration form with the country's fields. [3.15, 5.06-5.11, 8.06, 8.08] */
export function RegisterForm({ values, failure, returnTo, control = { failure }, warns = false }: RegisterFormProps) {
	const { locale, country: code, t } = usePage();
	const { callingCode, consents, fields } = country(code).accounts;
	const errors = control.failure?.errors ?? {};
	const groups = registerGroups(fields);
	const labels = Object.fromEntries([
		...groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, t(`fields.${label}`)])),
		...shownConsents(code).map((name) => [name, t(`consentTexts.${name}`)]),
	]);
	const input = ({ name, label, widget, hint, warning, example = "", input }: FormField) => {
		const Widget = WIDGETS[widget];
		return (
			<Widget
				key={name}
				name={name}
				label={t(`fields.${label}`)}
				hint={hint && t(`fields.${hint}`, { code: callingCode, example })}
				warning={warns && warning ? t(`fields.${warning}`) : undefined}
				error={errors[name]}
				missing={label === "country" ? undefined : label}
				defaultValue={values[name]}
				{...input}
			/>
		);
	};
	return (
		<Form
			{...control}
			action={paths.register(locale)}
			returnTo={returnTo}
			labels={labels}
			submit={t("register.submit")}
			help={
				control.failure?.notice === "emailTaken" && (
					<p>
						<a href={paths.forgotPassword(locale) + returningTo(returnTo)} data-modal="forgotPassword">
							{t("login.forgot")}
						</a>
					</p>
				)
			}
		>
			{groups.map(({ group, fields }) => (
				<fieldset className="form__group" key={group}>
					<legend>{t(`register.${group}`)}</legend>
					{fields.map(input)}
				</fieldset>
			))}
			<fieldset className="form__group">
				<legend>{t("register.consents")}</legend>
				{shownConsents(code).map((name) => (
					<ConsentTick
						key={name}
						name={name}
						country={code}
						required={consents[name] === "required"}
						defaultChecked={values[name] === "true"}
						error={errors[name]}
					/>
				))}
			</fieldset>
		</Form>
	);
}

type WidgetProps = FieldProps & NonNullable<FormField["input"]> & { defaultValue: string | undefined };

const WIDGETS: Record<FormField["widget"], ComponentType<WidgetProps>> = {
	text: TextField,
	// A password is never rendered again.
	password: ({ defaultValue: _typed, ...field }) => <PasswordField {...field} autoComplete="new-password" />,
	profession: ProfessionField,
	country: CountryField,
};

function CountryField({ name, label }: WidgetProps) {
	const { country: code, t } = usePage();
	return <SelectField name={name} label={label} options={[{ value: code.toUpperCase(), label: t("site.country") }]} />;
}
