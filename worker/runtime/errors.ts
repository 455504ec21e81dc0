import type { ContentfulStatusCode } from "hono/utils/http-status";
import { NOT_FOUND_MESSAGE } from "../../shared/constants.ts";
import type { ErrorReason } from "../../shared/error-words.ts";
import type { Section } from "../../shared/sections.ts";
import { stackOf } from "./defects.ts";

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

/** An item that the visitor's level may not read. */
export class Gated extends PageError {
	constructor(message: string) {
		super(403, message);
	}
}

export const notFound = () => new PageError(404, NOT_FOUND_MESSAGE);

/** Why a call of the backend failed: no answer in time, no connection, none that can be read, or an error of the server. */
export const FAULTS = ["late", "unreached", "unreadable", "429", "5xx"] as const;
export type Fault = (typeof FAULTS)[number];

/** The backend refused, failed or was not reached; status 0 for the last. [8.01, 8.02] */
export class BackendError extends Error {
	override readonly name = "BackendError";
	/** HTTP status; 0: no answer in time, or none that can be read: the message says why, in words of our own. */
	readonly status: number;
	/** The answer's parsed body, unknown until a contract has read it. */
	readonly body: unknown;
	/** Milliseconds for which the backend asks to be left alone. */
	readonly retryAfter: number;
	/** Whose call it was; undefined until the call's circuit has noted it. */
	family: string | undefined;

	constructor(status: number, message: string, body?: unknown, retryAfter = 0) {
		super(message);
		this.status = status;
		this.body = body;
		this.retryAfter = retryAfter;
	}

	/** What it counts as, if it is a failure of the backend. */
	get fault(): Fault {
		if (this.status === 429) return "429";
		return this.status === 0 ? "unreadable" : "5xx";
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

/** There was no answer at all. */
export class NoAnswer extends BackendError {
	readonly #fault: "late" | "unreached";

	/** `ms`: how long it was waited for, if that was too long. */
	constructor(ms?: number) {
		super(0, ms === undefined ? "connection failed" : `no answer within ${ms} ms`);
		this.#fault = ms === undefined ? "unreached" : "late";
	}

	override get fault(): Fault {
		return this.#fault;
	}
}

/** The item that was asked for has another address now, at which it may be read. */
export class Moved extends Error {
	override readonly name = "Moved";
	readonly section: Section;
	readonly slug: string;

	constructor({ section, slug }: { section: Section; slug: string }) {
		super("The item has another address");
		this.section = section;
		this.slug = slug;
	}
}

/** Nobody has thrown it on purpose: its stack tells where something is wrong. */
export const isDefect = (error: unknown): boolean => !(error instanceof BackendError || error instanceof PageError);

/**
 * An error for the log, in words of our own. Of the backend's answers only the status, since their words may contain personal
 * data, as any error's message may: of a defect there are the kind and the place.
 */
export function reasonOf(error: unknown): string {
	if (error instanceof BackendError)
		return error.status === 0 ? `backend: ${error.message}` : `backend ${error.status}`;
	// Thrown on purpose, with words of our own: its stack would look like a defect.
	if (error instanceof PageError) return error.message;
	return stackOf(error);
}
