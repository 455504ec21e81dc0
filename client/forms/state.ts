import type { FormFailure, Notice } from "../../shared/accounts/messages.ts";

/** A form as the Worker renders it: empty, or as it came back, with all that was typed but passwords. */
export interface FormState {
	values: Readonly<Record<string, string>>;
	failure: FormFailure | null;
	/** What went well before this page. */
	success: Notice | null;
	/** Where it leads on success: a path of the locale. */
	returnTo: string;
}
