import type { FormFailure, Notice } from "./messages.ts";

/** Marks a form post that only opens another form, with the e-mail address filled in. */
export const ONLY_SHOW = "onlyShow";

/** Names the user of a form. The Worker refuses it when another user has signed in since. */
export const OWNER_FIELD = "userId";

/** A form that arrived after the session had ended. The login form carries it and offers it again after the sign-in. */
export interface Unsent {
	/** The path of the form post. */
	action: string;
	/** All fields except passwords. */
	typed: Readonly<Record<string, string>>;
}

export const UNSENT = "unsent";

/** What lets a form with a password in after too many wrong ones: a solved challenge or a ticket. */
export const PASS_FIELD = "pass";

/** A form as the Worker renders it: empty, or refused with its input, except passwords. */
export interface FormState {
	values: Readonly<Record<string, string>>;
	failure: FormFailure | null;
	success: Notice | null;
	/** The page after success: a path of the locale. */
	returnTo: string;
	/** The form that waits for this sign-in. With `isSignedIn` it can be sent. */
	unsent?: Unsent & { isSignedIn?: boolean };
}
