import type { FormFailure, Notice } from "./messages.ts";

/** A button's name: the post only opens another form with the e-mail address. Its value may be a notice to show there. */
export const ONLY_SHOW = "onlyShow";

/** The form's user. The Worker refuses the form if another user has signed in since. */
export const OWNER_FIELD = "userId";

/** A form's fields, without passwords, to be sent again. A list: the field is repeated. */
export type Kept = Readonly<Record<string, string | readonly string[]>>;

/** A form sent after the session ended. The login form carries it and offers it again after the sign-in. */
export interface Unsent {
	action: string;
	typed: Kept;
}

export const UNSENT = "unsent";

/** A solved challenge or a ticket, which admits a password after too many wrong ones. */
export const PASS_FIELD = "pass";

export interface FormState {
	values: Readonly<Record<string, string>>;
	failure: FormFailure | null;
	success: Notice | null;
	returnTo: string;
	/** The form that waits for this sign-in; with `isSignedIn` it can be sent. */
	unsent?: (Unsent & { isSignedIn?: boolean }) | undefined;
}
