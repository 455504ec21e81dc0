import { type FocusEvent, useState } from "react";
import type { FormState } from "../../../shared/accounts/form-state.ts";
import type { Notice } from "../../../shared/accounts/messages.ts";
import { hasValidCheckDigits } from "../../../shared/accounts/riziv.ts";
import { type Consent, type CountryCode, country, eachConsent } from "../../../shared/countries.ts";
import { ConsentsForm } from "../../markup/forms/consents-form.tsx";
import { ForgotForm } from "../../markup/forms/forgot-form.tsx";
import { LoginForm } from "../../markup/forms/login-form.tsx";
import { RegisterForm } from "../../markup/forms/register-form.tsx";
import { usePage } from "../../markup/page.ts";
import type { ConsentsProps } from "../../markup/views/account/consents.tsx";
import { useForm } from "./use-form.ts";

export interface SignedIn {
	missingConsents: Consent[];
	/** The person's country, whose consents are asked. It can differ from the site's. [4.13] */
	country: CountryCode;
	userId: string;
}

export function ScriptedLogin({ onDone, ...form }: FormState & { onDone: (account: SignedIn) => void }) {
	const control = useForm({
		call: "login",
		rules: ({ login }) => login,
		initial: form.failure,
		onDone: ({ missingConsents, country: code, user }) => onDone({ missingConsents, country: code, userId: user.id }),
	});
	return <LoginForm {...form} control={control} />;
}

export function ScriptedForgot({ onDone, ...form }: FormState & { onDone: (data: unknown, values: FormData) => void }) {
	const control = useForm({
		call: "forgotpassword",
		rules: ({ forgot }) => forgot,
		initial: form.failure,
		onDone,
	});
	return <ForgotForm {...form} control={control} />;
}

export function ScriptedConsents({ onDone, ...form }: ConsentsProps & { onDone: () => void }) {
	const control = useForm({
		call: "consents",
		rules: ({ consents }) => consents(form.country, form.asked),
		initial: form.failure,
		always: form.asked,
		onDone,
	});
	return <ConsentsForm {...form} control={control} />;
}

export function ScriptedRegister({
	onDone,
	...form
}: FormState & { onDone: (notice: Notice, values: FormData) => void }) {
	const { country: code } = usePage();
	const [warns, setWarns] = useState(false);
	const control = useForm({
		call: "register",
		rules: ({ register }) => register(code),
		initial: form.failure,
		onDone: ({ limited }, sent) => {
			recordSuccess(sent);
			onDone(limited ? "registeredLimited" : "registered", sent);
		},
	});
	const { riziv } = country(code).accounts.fields;
	const onBlur = ({ target }: FocusEvent) => {
		if (!riziv || !(target instanceof HTMLInputElement) || target.name !== "riziv") return;
		afterClick(() => setWarns(target.value.trim() !== "" && !hasValidCheckDigits(riziv.label, target.value)));
	};
	return <RegisterForm {...form} control={{ ...control, onBlur }} warns={warns} />;
}

/** Pushes registrationSuccess to the data layer, with "yes" or "no" for every consent. [7.22] */
function recordSuccess(values: FormData): void {
	const answers = eachConsent<"yes" | "no">((name) => (values.has(name) ? "yes" : "no"));
	window.dataLayer?.push({ event: "registrationSuccess", ...answers });
}

/** Waits for the end of a click. A line that appears earlier would move the button, and the click would miss it. */
function afterClick(show: () => void): void {
	if (document.querySelector(":active")) document.addEventListener("click", show, { once: true, capture: true });
	else show();
}
