import type { FormFailure, Notice } from "./messages.ts";

/** The field by which a form is posted to another form's page only to show that, with the address that was typed. */
export const ONLY_SHOW = "onlyShow";

/** The field that names the user for whom a form was made: it is not sent for anybody else who has signed in since. */
export const WHOSE = "userId";

/** A form that was sent after the session's end: the sign-in's form carries it along, and it is offered again afterwards. */
export interface Unsent {
	/** The path that it was posted to. */
	action: string;
	/** Its fields but passwords. */
	typed: Readonly<Record<string, string>>;
}

/** The field of the sign-in that holds it, as JSON. */
export const UNSENT = "unsent";

/** A form as the Worker renders it: empty, or refused and with what was typed, except passwords. */
export interface FormState {
	values: Readonly<Record<string, string>>;
	failure: FormFailure | null;
	/** The success of a form that has redirected to this page. */
	success: Notice | null;
	/** The page to go to on success: a path of the locale. */
	returnTo: string;
	/** What waits for this sign-in; with `isSignedIn` it can be sent. */
	unsent?: Unsent & { isSignedIn?: boolean };
}
