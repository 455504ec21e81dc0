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

type MakeForm = (element: HTMLElement) => ReactNode;

/** The account forms on their own pages. On success each navigates to where a plain form post would redirect. */
const FORMS: Record<string, MakeForm> = {
	login: (element) => {
		const props = propsOf<FormState>(element);
		const onDone = ({ missingConsents }: { missingConsents: readonly string[] }) => {
			const { locale } = factsOrThrow();
			if (missingConsents.length > 0) location.assign(paths.consents(locale) + returningTo(props.returnTo));
			// The gate's form returns to its own page, which needs a full load.
			else if (props.returnTo === location.pathname + location.search) location.reload();
			else location.assign(props.returnTo);
		};
		return <ScriptedLogin {...props} onDone={onDone} />;
	},
	forgotPassword: (element) => {
		const props = propsOf<FormState>(element);
		return <ScriptedForgot {...props} onDone={(_, values) => toLogin("resetSent", props, values)} />;
	},
	register: (element) => {
		const props = propsOf<FormState>(element);
		return <ScriptedRegister {...props} onDone={(notice, values) => toLogin(notice, props, values)} />;
	},
	consents: (element) => {
		const props = propsOf<ConsentsProps>(element);
		return <ScriptedConsents {...props} onDone={() => location.assign(props.returnTo)} />;
	},
} satisfies Record<FormIsland, MakeForm>;

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

export const mount = (element: HTMLElement) => hydrate(element, FORMS[element.dataset.island ?? ""]?.(element));
