import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { FormFailure, Notice } from "../../../shared/accounts/messages.ts";
import { owaLanguage } from "../../../shared/accounts/payload.ts";
import type { FormControl } from "../../markup/forms/form.tsx";
import { usePage } from "../../markup/page.ts";

/** Sends a form by script: checks it by the Worker's schema first, and keeps what was typed whenever it fails. */

type AllRules = typeof import("./rules.ts");

/** The schemas are loaded at the first focus in a form. */
const loadRules = () => import("./rules.ts");

interface FormOptions<Data> {
	/** Under the portal's own host. [7.01-7.05] */
	endpoint: string;
	/** Selects the form's schema and the schema of its successful answer. */
	rules: (all: AllRules) => { schema: z.ZodMiniType; answer: z.ZodMiniType<Data> };
	/** The failure of a plain post, with which the Worker rendered the form. */
	initial: FormFailure | null;
	/** Checkboxes that are sent as false when they are not ticked; FormData leaves such out. */
	always?: readonly string[];
	onDone: (data: Data, values: FormData) => void;
}

export function useForm<Data>({ endpoint, rules, initial, always = [], onDone }: FormOptions<Data>): FormControl {
	const { locale, t } = usePage();
	const [failure, setFailure] = useState(initial);
	const [isPending, setPending] = useState(false);
	const [isSending, setSending] = useState(false);
	// Ignores a second submit before the pending state is rendered.
	const isBusy = useRef(false);
	// The refused form, whose summary gets the focus once React has rendered it; null for a failure that came with the page.
	const refused = useRef<HTMLFormElement>(null);
	useEffect(() => (failure ? titled(t("forms.errorTitle", { title: "" }), refused.current) : undefined), [failure, t]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each failure moves the focus
	useEffect(() => {
		refused.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
		refused.current = null;
	}, [failure]);
	const settle = () => {
		isBusy.current = false;
		setPending(false);
		setSending(false);
	};
	// A page that comes back from the browser's memory begins anew.
	// biome-ignore lint/correctness/useExhaustiveDependencies: settle only sets
	useEffect(() => {
		addEventListener("pageshow", settle);
		return () => removeEventListener("pageshow", settle);
	}, []);

	async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isBusy.current) return;
		const form = event.currentTarget;
		const values = new FormData(form);
		const unticked = always.filter((name) => !values.has(name)).map((name) => [name, false]);
		const body = { ...Object.fromEntries(values), ...Object.fromEntries(unticked) };
		isBusy.current = true;
		setPending(true);
		const all = await loadRules().catch(() => null);
		// If the schemas cannot be loaded, the form is posted as without a script.
		if (!all) {
			setSending(true);
			return form.submit();
		}
		const { schema, answer } = rules(all);
		const parsed = schema.safeParse(body);
		if (!parsed.success) {
			settle();
			return fail(form, { notice: "checkFields", errors: all.fieldErrors(parsed.error) });
		}
		setSending(true);
		const attempt = () => send(endpoint, { ...body, owaLanguage: owaLanguage(locale) }, all, answer);
		let outcome = await attempt();
		// The refusal has set a cookie: only a second one says that the browser takes none.
		if ("failure" in outcome && outcome.failure.notice === "cookiesRefused") outcome = await attempt();
		if ("failure" in outcome) {
			// The answer to a plain post is the sign-in, from which the form goes on.
			if (WANTS_SIGN_IN.includes(outcome.failure.notice)) return form.submit();
			settle();
			return fail(form, outcome.failure);
		}
		// The form stays pending until onDone has replaced it, so that it cannot be sent twice.
		setFailure(null);
		onDone(outcome.data, values);
	}

	function fail(form: HTMLFormElement, next: FormFailure): void {
		refused.current = form;
		setFailure(next);
	}

	return {
		failure,
		isPending,
		isSending,
		onFocus: () => void loadRules().catch(() => undefined),
		onSubmit: (event) => void onSubmit(event),
		onFieldLink: focusField,
	};
}

const WANTS_SIGN_IN: readonly Notice[] = ["signedOut", "signInFirst"];

/**
 * Has the page's title begin as the Worker's does when a form was refused, until it no longer is, or the dialog is closed in
 * which it stands.
 */
function titled(prefix: string, form: HTMLFormElement | null): () => void {
	const { title } = document;
	const refused = title.startsWith(prefix) ? title : prefix + title;
	const restore = () => {
		if (document.title === refused) document.title = refused.slice(prefix.length);
	};
	document.title = refused;
	form?.closest("dialog")?.addEventListener("close", restore, { once: true });
	return restore;
}

/** With a script the URL keeps no fragment: a field of a modal does not exist for whoever gets the URL. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

type Answer<Data> = { data: Data } | { failure: FormFailure };

async function send<Data>(
	endpoint: string,
	body: object,
	{ failureAnswer, dataAnswer }: AllRules,
	schema: z.ZodMiniType<Data>,
): Promise<Answer<Data>> {
	try {
		const response = await fetch(endpoint, {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json" },
			body: JSON.stringify(body),
		});
		const answer: unknown = await response.json();
		if (!response.ok) return { failure: failureAnswer.parse(answer) };
		return { data: dataAnswer(schema).parse(answer).data };
	} catch {
		return { failure: { notice: "unavailable", errors: {} } };
	}
}
