import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { fieldErrors } from "../../shared/accounts/forms.ts";
import { FIELD_ERRORS, type FormFailure, NOTICES } from "../../shared/accounts/messages.ts";
import { owaLanguage } from "../../shared/accounts/payload.ts";
import { usePage } from "../page.ts";

/** A form sent by script: checked by the Worker's own schema first, everything typed stays on every failure. */

interface FormOptions<Data> {
	/** Under the portal's own host. [7.01-7.05] */
	endpoint: string;
	schema: z.ZodMiniType;
	/** What a successful answer must hold. */
	answer: z.ZodMiniType<Data>;
	/** How the form came back without a script, if it did. */
	initial: FormFailure | null;
	/** Boxes that answer false when they are not ticked; a form alone leaves them out. */
	always?: readonly string[];
	onDone: (data: Data, values: FormData) => void;
}

const failureAnswer = z.object({
	notice: z.enum(NOTICES),
	errors: z.record(z.string(), z.enum(FIELD_ERRORS)),
});

export function useForm<Data>({ endpoint, schema, answer, initial, always = [], onDone }: FormOptions<Data>) {
	const { locale } = usePage();
	const [failure, setFailure] = useState(initial);
	const [isPending, setPending] = useState(false);
	// A second submit before the first render of the pending state is none.
	const isSending = useRef(false);
	// The focus goes to what is wrong when React has put it there; not to what came with the page.
	const refused = useRef<HTMLFormElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each failure moves the focus
	useEffect(() => {
		refused.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
		refused.current = null;
	}, [failure]);
	const settle = () => {
		isSending.current = false;
		setPending(false);
	};
	// A page that comes back from the browser's memory begins anew.
	// biome-ignore lint/correctness/useExhaustiveDependencies: settle only sets
	useEffect(() => {
		addEventListener("pageshow", settle);
		return () => removeEventListener("pageshow", settle);
	}, []);

	async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isSending.current) return;
		const form = event.currentTarget;
		const values = new FormData(form);
		const unticked = always.filter((name) => !values.has(name)).map((name) => [name, false]);
		const body = { ...Object.fromEntries(values), ...Object.fromEntries(unticked) };
		const parsed = schema.safeParse(body);
		if (!parsed.success) return fail(form, { notice: "checkFields", errors: fieldErrors(parsed.error) });
		isSending.current = true;
		setPending(true);
		const outcome = await send(endpoint, { ...body, owaLanguage: owaLanguage(locale) }, answer);
		if ("failure" in outcome) {
			settle();
			return fail(form, outcome.failure);
		}
		// It stays busy: what follows replaces the form, and until then nothing may be sent a second time.
		setFailure(null);
		onDone(outcome.data, values);
	}

	function fail(form: HTMLFormElement, next: FormFailure): void {
		refused.current = form;
		setFailure(next);
	}

	return { failure, isPending, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}

type Answer<Data> = { data: Data } | { failure: FormFailure };

async function send<Data>(endpoint: string, body: object, schema: z.ZodMiniType<Data>): Promise<Answer<Data>> {
	try {
		const response = await fetch(endpoint, {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json" },
			body: JSON.stringify(body),
		});
		const answer: unknown = await response.json();
		if (!response.ok) return { failure: failureAnswer.parse(answer) };
		return { data: z.object({ data: schema }).parse(answer).data };
	} catch {
		return { failure: { notice: "unavailable", errors: {} } };
	}
}
