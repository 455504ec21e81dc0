import type { FormFailure, Notice } from "./messages.ts";

/** A form as the Worker renders it: empty, or refused and with what was typed, except passwords. */
export interface FormState {
	values: Readonly<Record<string, string>>;
	failure: FormFailure | null;
	/** The success of a form that has redirected to this page. */
	success: Notice | null;
	/** The page to go to on success: a path of the locale. */
	returnTo: string;
}
