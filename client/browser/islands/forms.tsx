import type { ReactNode } from "react";
import { type FormState, ONLY_SHOW } from "../../../shared/accounts/form-state.ts";
import type { Notice } from "../../../shared/accounts/messages.ts";
import { paths, returningTo } from "../../../shared/routes.ts";
import type { FormIsland } from "../../markup/components/island.tsx";
import type { ConsentsProps } from "../../markup/views/account/consents.tsx";
import { element } from "../element.ts";
import { ScriptedConsents, ScriptedForgot, ScriptedLogin, ScriptedRegister } from "../forms/account-forms.tsx";
import { page } from "../stores/page.ts";
import { hydrate, propsOf } from "./hydrate.tsx";

type MakeForm = (props: ConsentsProps) => ReactNode;

/** The account forms on their own pages. On success each navigates to where a plain form post would redirect. */
const FORMS: Record<string, MakeForm> = {
	login: (props: FormState) => (
		<ScriptedLogin
			{...props}
			onDone={({ missingConsents }) => leaveLogin(props.returnTo, missingConsents.length > 0)}
		/>
	),
	forgotPassword: (props: FormState) => (
		<ScriptedForgot {...props} onDone={(_, values) => toLogin("resetSent", props, values)} />
	),
	register: (props: FormState) => (
		<ScriptedRegister {...props} onDone={(notice, values) => toLogin(notice, props, values)} />
	),
	consents: (props) => <ScriptedConsents {...props} onDone={() => location.assign(props.returnTo)} />,
} satisfies Record<FormIsland, MakeForm>;

function leaveLogin(returnTo: string, missesConsents: boolean): void {
	if (missesConsents) location.assign(paths.consents(factsOrThrow().locale) + returningTo(returnTo));
	// The gate's form returns to its own page, which needs a full load.
	else if (returnTo === location.pathname + location.search) location.reload();
	else location.assign(returnTo);
}

function factsOrThrow() {
	const { facts } = page.getState();
	if (!facts) throw new Error("A page without facts has no forms");
	return facts;
}

/** Opens the login with the notice and the address that was typed. By a post, because the address must not be in a URL. */
function toLogin(notice: Notice, { returnTo }: FormState, typed: FormData): void {
	const values = { [ONLY_SHOW]: notice, returnTo, email: String(typed.get("email") ?? "") };
	const fields = Object.entries(values).map(([name, value]) => element("input", { type: "hidden", name, value }));
	const form = element("form", { method: "post", action: paths.login(factsOrThrow().locale) }, ...fields);
	document.body.append(form);
	form.submit();
}

export const mount = (element: HTMLElement) =>
	hydrate(element, FORMS[element.dataset.island ?? ""]?.(propsOf(element)));
