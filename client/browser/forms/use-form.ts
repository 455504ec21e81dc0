import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { PASS_FIELD } from "../../../shared/accounts/form-state.ts";
import type { FormFailure, Notice } from "../../../shared/accounts/messages.ts";
import { owaLanguage } from "../../../shared/accounts/payload.ts";
import type { Challenge } from "../../../shared/contracts/challenge.ts";
import { type AccountCall, accountCall, LOCALE_HEADER } from "../../../shared/endpoints.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import type { FormControl } from "../../markup/forms/form.tsx";
import { usePage } from "../../markup/page.ts";

type AllRules = typeof import("./rules.ts");

const loadRules = () => import("./rules.ts");

interface FormOptions<Data> {
	/** The call that sends the form. [7.01-7.05] */
	call: AccountCall;
	rules: (all: AllRules) => { schema: z.ZodMiniType; answer: z.ZodMiniType<Data> };
	initial: FormFailure | null;
	/** Checkboxes that are sent as false when unticked. FormData leaves them out. */
	always?: readonly string[];
	onDone: (data: Data, values: FormData) => void;
}

export function useForm<Data>({ call, rules, initial, always = [], onDone }: FormOptions<Data>): FormControl {
	const { locale } = usePage();
	const { failure, fail, clear } = useFailure(initial);
	const { phase, isBusy, enter } = usePhase();

	async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isBusy.current) return;
		const form = event.currentTarget;
		const values = new FormData(form);
		const body = bodyOf(values, always);
		enter("pending");
		const allRules = await loadRules().catch(() => null);
		// If the schemas cannot be loaded, the form is posted as without a script.
		if (!allRules) {
			enter("sending");
			return form.submit();
		}
		const { schema, answer } = rules(allRules);
		const parsed = schema.safeParse(body);
		if (!parsed.success) {
			enter("idle");
			return fail(form, { notice: "checkFields", errors: allRules.fieldErrors(parsed.error) });
		}
		enter("sending");
		const outcome = await retryCookies(() =>
			withChallenge((pass) => send(call, locale, { ...body, ...pass }, allRules, answer)),
		);
		if ("failure" in outcome) {
			// The Worker answers a plain form post with the sign-in page, which leads back to this form.
			if (WANTS_SIGN_IN.includes(outcome.failure.notice)) return form.submit();
			enter("idle");
			return fail(form, outcome.failure);
		}
		// The form stays pending until onDone has replaced it, so that it cannot be sent twice.
		clear();
		onDone(outcome.data, values);
	}

	return {
		failure,
		isPending: phase !== "idle",
		isSending: phase === "sending",
		onFocus: () => void loadRules().catch(() => undefined),
		onSubmit: (event) => void onSubmit(event),
		onFieldLink: focusField,
	};
}

function useFailure(initial: FormFailure | null) {
	const { t } = usePage();
	const [failure, setFailure] = useState(initial);
	// Null for a failure that came with the page: it does not take the focus.
	const refused = useRef<HTMLFormElement>(null);
	useEffect(() => (failure ? prefixTitle(t("forms.errorTitle", { title: "" })) : undefined), [failure, t]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each failure moves the focus
	useEffect(() => {
		refused.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
		refused.current = null;
	}, [failure]);
	const fail = (form: HTMLFormElement, next: FormFailure): void => {
		// The visitor has left the form. Opened again, it has no error.
		if (form.closest("[hidden], dialog:not([open])")) {
			setFailure(null);
			return;
		}
		form.closest("dialog")?.addEventListener("close", () => setFailure(null), { once: true });
		refused.current = form;
		setFailure(next);
	};
	return { failure, fail, clear: () => setFailure(null) };
}

function usePhase() {
	const [phase, setPhase] = useState<"idle" | "pending" | "sending">("idle");
	// Stops a second submit before React has rendered the pending state.
	const isBusy = useRef(false);
	const enter = (next: typeof phase) => {
		isBusy.current = next !== "idle";
		setPhase(next);
	};
	// The back button can restore a page whose form was pending. The event also ends the first load, when a form may be sending.
	// biome-ignore lint/correctness/useExhaustiveDependencies: enter only sets
	useEffect(() => {
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && enter("idle");
		addEventListener("pageshow", onShow);
		return () => removeEventListener("pageshow", onShow);
	}, []);
	return { phase, isBusy, enter };
}

function bodyOf(values: FormData, always: readonly string[]): object {
	const unticked = always.filter((name) => !values.has(name)).map((name) => [name, false]);
	return { ...Object.fromEntries(values), ...Object.fromEntries(unticked) };
}

const WANTS_SIGN_IN: readonly Notice[] = ["signedOut", "signInFirst"];

/** Starts the page's title as the Worker does for a failed form. It is restored when the failure is gone. */
function prefixTitle(prefix: string): () => void {
	const { title } = document;
	const prefixed = title.startsWith(prefix) ? title : prefix + title;
	document.title = prefixed;
	return () => {
		if (document.title === prefixed) document.title = prefixed.slice(prefix.length);
	};
}

/** Moves the focus without a URL fragment, because the URL may be shared and a modal's field is not in the page then. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

type Outcome<Data> = { data: Data } | { failure: FormFailure & { challenge?: Challenge | undefined } };

/** The first refusal sets a cookie. Only a second refusal proves that the browser blocks cookies. */
async function retryCookies<Data>(attempt: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
	const outcome = await attempt();
	return "failure" in outcome && outcome.failure.notice === "cookiesRefused" ? attempt() : outcome;
}

/** Solves the challenge of a refusal and sends the form again. Without a solution the form shows the refusal. */
async function withChallenge<Data>(attempt: (pass: object) => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
	const outcome = await attempt({});
	const challenge = "failure" in outcome && outcome.failure.challenge;
	if (!challenge) return outcome;
	try {
		const { solved } = await import("./challenge.ts");
		return await attempt({ [PASS_FIELD]: await solved(challenge) });
	} catch {
		return outcome;
	}
}

async function send<Data>(
	call: AccountCall,
	locale: LocaleCode,
	values: object,
	{ failureAnswer, dataAnswer }: AllRules,
	schema: z.ZodMiniType<Data>,
): Promise<Outcome<Data>> {
	try {
		const response = await fetch(accountCall(call), {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json", [LOCALE_HEADER]: locale },
			body: JSON.stringify({ ...values, owaLanguage: owaLanguage(locale) }),
		});
		const json: unknown = await response.json();
		if (!response.ok) return { failure: failureAnswer.parse(json) };
		return { data: dataAnswer(schema).parse(json).data };
	} catch {
		return { failure: { notice: "unavailable", errors: {} } };
	}
}
