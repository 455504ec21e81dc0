import type { ReactNode } from "react";
import { paths } from "../../shared/routes.ts";
import { registrationSuccess } from "../forms/analytics.ts";
import { ConsentsForm } from "../forms/consents-form.tsx";
import { ForgotForm } from "../forms/forgot-form.tsx";
import { LoginForm } from "../forms/login-form.tsx";
import { RegisterForm } from "../forms/register-form.tsx";
import type { FormState } from "../forms/state.ts";
import { page } from "../stores/page.ts";
import type { ConsentsProps } from "../views/account/consents.tsx";
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
