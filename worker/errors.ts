import type { ContentfulStatusCode } from "hono/utils/http-status";
import { NOT_FOUND_MESSAGE } from "../shared/constants.ts";
import type { ErrorReason } from "../shared/error-words.ts";

/** An error with the status that the visitor's page answers. [8.02] */
export class PageError extends Error {
	override readonly name = "PageError";
	readonly status: ContentfulStatusCode;
	/** Selects the words that the visitor sees; null: those of the status. */
	readonly reason: ErrorReason | null;

	constructor(status: ContentfulStatusCode, message: string, reason: ErrorReason | null = null) {
		super(message);
		this.status = status;
		this.reason = reason;
	}
}

export const notFound = () => new PageError(404, NOT_FOUND_MESSAGE);

/** The backend refused, failed or was not reached; status 0 for the last. [8.01, 8.02] */
export class BackendError extends Error {
	override readonly name = "BackendError";
	/** HTTP status; 0: no answer in time, or none that can be read. */
	readonly status: number;
	/** The answer's parsed body, unknown until a contract has read it. */
	readonly body: unknown;
	/** Milliseconds for which the backend asks to be left alone. */
	readonly retryAfter: number;

	constructor(status: number, message: string, body?: unknown, retryAfter = 0) {
		super(message);
		this.status = status;
		this.body = body;
		this.retryAfter = retryAfter;
	}

	/** The backend has decided against the call (4xx). Anything else, a redirect too, is a failure of the backend. */
	get isRefusal(): boolean {
		return this.status >= 400 && this.status < 500;
	}

	/** The backend withholds the content (403, 404, 410): no older cache entry may be served instead. */
	get isWithdrawal(): boolean {
		return [403, 404, 410].includes(this.status);
	}
}

/** An error for the log. Of the backend's errors only the status, since their words may contain personal data. */
export function reasonOf(error: unknown): string {
	if (error instanceof BackendError) return `backend ${error.status}`;
	// Thrown on purpose, with words of our own: its stack would look like a defect.
	if (error instanceof PageError) return error.message;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
