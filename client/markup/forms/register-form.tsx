import { useState } from "react";
import { shownConsents } from "../../../shared/accounts/consents.ts";
import type { FormState } from "../../../shared/accounts/form-state.ts";
import type { Notice } from "../../../shared/accounts/messages.ts";
import { looksRight } from "../../../shared/accounts/riziv.ts";
import { country } from "../../../shared/countries.ts";
import { paths } from "../../../shared/routes.ts";
import { useForm } from "../../browser/forms/use-form.ts";
import { usePage } from "../page.ts";
import { type FieldProps, PasswordField, SelectField, TextField, Tick } from "./fields.tsx";
import { Form } from "./form.tsx";
import { PhoneField, ProfessionField } from "./person-fields.tsx";

interface RegisterFormProps extends FormState {
	/** Only in the browser: the plain post is answered by a redirect. */
	onDone?: (notice: Notice, values: FormData) => void;
}

/** The registration with the fields that the country asks. [3.15, 5.06-5.11, 8.06, 8.08] */
export function RegisterForm({ values, failure, onDone }: RegisterFormProps) {
	const { locale, country: code, t } = usePage();
	const { accounts } = country(code);
	const form = useForm({
		endpoint: "/api/api/register",
		rules: ({ register }) => register(code),
		initial: failure,
		onDone: ({ limited }, sent) => onDone?.(limited ? "registeredLimited" : "registered", sent),
	});
	const errors = form.failure?.errors ?? {};
	const labels = useLabels();
	const consents = shownConsents(code);
	const text: FieldOf = (name) => ({ name, label: labels[name], error: errors[name], defaultValue: values[name] });
	// Where nothing else of the practice is asked, the country's field has no group of its own.
	const asksPractice = PRACTICE.some((name) => accounts.fields.includes(name));
	return (
		<Form
			{...form}
			action={paths.account(locale, "register")}
			labels={{ ...labels, ...Object.fromEntries(consents.map((name) => [name, t(`consentTexts.${name}`)])) }}
			submit={t("register.submit")}
			help={
				form.failure?.notice === "emailTaken" && (
					<p>
						<a href={paths.account(locale, "forgotPassword")} data-modal="forgotPassword">
							{t("login.forgot")}
						</a>
					</p>
				)
			}
		>
			<fieldset className="form__group">
				<legend>{t("register.you")}</legend>
				<TextField {...text("first_name")} autoComplete="given-name" />
				<TextField {...text("last_name")} autoComplete="family-name" />
				<ProfessionField {...text("profession")} />
				{accounts.riziv && <ProfessionalNumber {...text("riziv")} kind={accounts.riziv} />}
				<PhoneField {...text("phone")} />
				{!asksPractice && <CountryField label={labels.country} />}
			</fieldset>
			{asksPractice && <Practice text={text} />}
			<fieldset className="form__group">
				<legend>{t("register.access")}</legend>
				<TextField {...text("email")} type="email" inputMode="email" autoComplete="email" />
				<PasswordField
					name="password"
					label={labels.password}
					autoComplete="new-password"
					hint={t("fields.passwordHint")}
					error={errors.password}
				/>
				<PasswordField
					name="passwordConfirm"
					label={labels.passwordConfirm}
					autoComplete="new-password"
					error={errors.passwordConfirm}
				/>
			</fieldset>
			<fieldset className="form__group">
				<legend>{t("register.consents")}</legend>
				{consents.map((name) => (
					<Tick
						key={name}
						name={name}
						required={accounts.consents[name] === "required"}
						defaultChecked={values[name] === "true"}
						error={errors[name]}
					>
						{t(`consentTexts.${name}`)}
					</Tick>
				))}
			</fieldset>
		</Form>
	);
}

const PRACTICE = ["address", "zipcode", "city"] as const;

type FieldOf = (name: keyof ReturnType<typeof useLabels>) => FieldProps & { defaultValue: string | undefined };

/** The address of the practice, with the fields that the country asks. [5.08] */
function Practice({ text }: { text: FieldOf }) {
	const { country: code, t } = usePage();
	const { fields, zipcode } = country(code).accounts;
	return (
		<fieldset className="form__group">
			<legend>{t("register.practice")}</legend>
			{fields.includes("address") && <TextField {...text("address")} autoComplete="street-address" />}
			{fields.includes("zipcode") && (
				<TextField
					{...text("zipcode")}
					autoComplete="postal-code"
					inputMode={zipcode?.numeric ? "numeric" : "text"}
					{...(zipcode ? { hint: t("fields.example", { example: zipcode.example }) } : {})}
				/>
			)}
			{fields.includes("city") && <TextField {...text("city")} autoComplete="address-level2" />}
			<CountryField label={text("country").label} />
		</fieldset>
	);
}

/** The site's country, read-only. */
function CountryField({ label }: { label: string }) {
	const { country: code, t } = usePage();
	return (
		<SelectField name="country" label={label} options={[{ value: code.toUpperCase(), label: t("site.country") }]} />
	);
}

/** All labels, in the order of the form and of its error summary. */
function useLabels() {
	const { country: code, t } = usePage();
	return {
		first_name: t("fields.firstName"),
		last_name: t("fields.lastName"),
		profession: t("fields.profession"),
		riziv: t(`fields.${country(code).accounts.riziv ?? "riziv"}`),
		phone: t("fields.phone"),
		address: t("fields.address"),
		zipcode: t("fields.zipcode"),
		city: t("fields.city"),
		country: t("fields.country"),
		email: t("fields.email"),
		password: t("fields.password"),
		passwordConfirm: t("fields.passwordConfirm"),
	};
}

/** Waits for the end of a click: a line that appears meanwhile would move the button away, and the click would be lost. */
function afterPress(show: () => void): void {
	if (document.querySelector(":active")) document.addEventListener("click", show, { once: true, capture: true });
	else show();
}

/** RIZIV or GLN. Wrong check digits give a warning, and do not keep the form from being sent. */
function ProfessionalNumber({ kind, ...field }: Parameters<typeof TextField>[0] & { kind: "riziv" | "gln" }) {
	const { t } = usePage();
	const [warns, setWarns] = useState(false);
	return (
		<TextField
			{...field}
			inputMode="numeric"
			autoComplete="off"
			warning={warns ? t("fields.rizivWarning") : undefined}
			onBlur={({ target }) => afterPress(() => setWarns(target.value.trim() !== "" && !looksRight(kind, target.value)))}
		/>
	);
}
