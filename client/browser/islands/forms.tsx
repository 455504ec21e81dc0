import type { ReactNode } from "react";
import type { FormState } from "../../../shared/accounts/form-state.ts";
import { paths } from "../../../shared/routes.ts";
import { ConsentsForm } from "../../markup/forms/consents-form.tsx";
import { ForgotForm } from "../../markup/forms/forgot-form.tsx";
import { LoginForm } from "../../markup/forms/login-form.tsx";
import { RegisterForm } from "../../markup/forms/register-form.tsx";
import type { ConsentsProps } from "../../markup/views/account/consents.tsx";
import { registrationSuccess } from "../forms/analytics.ts";
import { page } from "../stores/page.ts";
import { hydrate, propsOf } from "./hydrate.tsx";

/** The account forms on their pages: on success each goes where the plain post would redirect to. */
const FORMS: Record<string, (element: HTMLElement) => ReactNode> = {
	login: (element) => {
		const props = propsOf<FormState>(element);
		const onDone = (missing: readonly string[]) => {
			const { locale } = factsOrThrow();
			location.assign(missing.length > 0 ? paths.account(locale, "consents", props.returnTo) : props.returnTo);
		};
		return <LoginForm {...props} onDone={onDone} />;
	},
	forgotPassword: (element) => <ForgotForm {...propsOf<FormState>(element)} onDone={() => toLogin("resetSent")} />,
	register: (element) => (
		<RegisterForm
			{...propsOf<FormState>(element)}
			onDone={(notice, values) => {
				registrationSuccess(values);
				toLogin(notice);
			}}
		/>
	),
	consents: (element) => {
		const props = propsOf<ConsentsProps>(element);
		return <ConsentsForm {...props} onDone={() => location.assign(props.returnTo)} />;
	},
};

function factsOrThrow() {
	const { facts } = page.getState();
	if (!facts) throw new Error("A page without facts has no forms");
	return facts;
}

const toLogin = (notice: string): void =>
	location.assign(`${paths.account(factsOrThrow().locale, "login")}?notice=${notice}`);

export const mount = (element: HTMLElement) => hydrate(element, FORMS[element.dataset.island ?? ""]?.(element));
