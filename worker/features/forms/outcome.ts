import type { Context } from "hono";
import type { FieldErrors, FormFailure, Notice } from "../../../shared/accounts/messages.ts";
import type { Challenge } from "../../../shared/contracts/challenge.ts";
import { PAUSE_S, type Pass } from "../../visitor/limits/challenge.ts";
import { MINUTE } from "../../visitor/limits/table.ts";

/** The result of a form's action. The JSON endpoint and the HTML page each make their response from it. */
export type Outcome<Data = object> = { ok: true; data: Data } | Refusal;

export interface Refusal extends FormFailure {
	ok: false;
	status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
	/** English text for API clients. Forms show `notice` and `errors`. [8.02] */
	message: string;
	/** Seconds until another try, of a 429; the default is a minute. */
	retryAfter?: number;
	/** For a script, which solves it and sends the form again. */
	challenge?: Challenge;
}

export const done = <Data>(data: Data): Outcome<Data> => ({ ok: true, data });

export const refuse = (
	status: Refusal["status"],
	notice: Notice,
	message: string,
	errors: FieldErrors = {},
): Refusal => ({ ok: false, status, notice, message, errors });

export const invalid = (errors: FieldErrors): Refusal =>
	refuse(422, "checkFields", "Some fields are not right.", errors);
export const tooMany = (): Refusal => refuse(429, "tooMany", "Too many attempts.");
/** Too many wrong passwords: the next try needs a solved challenge or a pause. */
export const pause = (pass: Pass): Refusal => ({
	...refuse(429, "pause", "Too many wrong passwords."),
	retryAfter: PAUSE_S,
	...pass,
});

/** Every 429 has a `Retry-After`, also one of the backend's. */
export function noteRetry(c: Context, { status, retryAfter = MINUTE }: Refusal): void {
	if (status === 429) c.header("Retry-After", String(retryAfter));
}

export const signInFirst = (): Refusal => refuse(401, "signInFirst", "Sign in first.");
