import type { ContentfulStatusCode } from "hono/utils/http-status";
import { NOT_FOUND_MESSAGE } from "../../shared/constants.ts";
import type { ErrorReason } from "../../shared/error-words.ts";
import type { Section } from "../../shared/sections.ts";
import { stackOf } from "./defects.ts";
import { LateError } from "./in-time.ts";
import { noteCause } from "./trace.ts";

/** Becomes the error page with `status`. [8.02] */
export class PageError extends Error {
	override readonly name = "PageError";
	readonly status: ContentfulStatusCode;
	/** Selects the error page's text; null: the status does. */
	readonly reason: ErrorReason | null;

	constructor(status: ContentfulStatusCode, message: string, reason: ErrorReason | null = null) {
		super(message);
		this.status = status;
		this.reason = reason;
	}
}

export class Gated extends PageError {
	constructor(message: string) {
		super(403, message);
	}
}

export const notFound = () => new PageError(404, NOT_FOUND_MESSAGE);

export const FAULTS = ["late", "unreached", "unreadable", "429", "5xx"] as const;
export type Fault = (typeof FAULTS)[number];

/** [8.01, 8.02] */
export class BackendError extends Error {
	override readonly name = "BackendError";
	/** HTTP status; 0: no response in time, or an unreadable one. */
	readonly status: number;
	readonly body: unknown;
	readonly retryAfter: number;
	/** The endpoint's family, set by `throughCircuit`; "contract": the answer did not fit it. */
	family: string | undefined;

	constructor(status: number, message: string, body?: unknown, retryAfter = 0) {
		super(message);
		this.status = status;
		this.body = body;
		this.retryAfter = retryAfter;
	}

	get fault(): Fault {
		if (this.status === 429) return "429";
		return this.status === 0 ? "unreadable" : "5xx";
	}

	/** The backend refused the call (4xx). Any other status, redirects too, is a failure. */
	get isRefusal(): boolean {
		return this.status >= 400 && this.status < 500;
	}

	/** The content is withdrawn: no older cache entry may be served. */
	get isWithdrawal(): boolean {
		return [403, 404, 410].includes(this.status);
	}
}

/** An empty answer under 200. Unlike a 404 it replaces no older cache entry: a broken proxy answers the same. */
export class NoEntry extends BackendError {
	constructor() {
		super(404, "The answer is empty.");
	}
}

/** A failure that is found after `throughCircuit` has counted a success. */
export function failureOf(family: string, status: number, message: string): BackendError {
	noteCause(family);
	return Object.assign(new BackendError(status, message), { family });
}

export class NoAnswer extends BackendError {
	readonly #fault: "late" | "unreached";

	constructor(ms?: number) {
		super(0, ms === undefined ? "connection failed" : `no answer within ${ms} ms`);
		this.#fault = ms === undefined ? "unreached" : "late";
	}

	override get fault(): Fault {
		return this.#fault;
	}
}

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

export const isDefect = (error: unknown): boolean =>
	![BackendError, PageError, LateError].some((kind) => error instanceof kind);

/** For the log, without messages of the backend or of a defect, which may contain personal data. */
export function reasonOf(error: unknown): string {
	if (error instanceof BackendError)
		return error.status === 0 ? `backend: ${error.message}` : `backend ${error.status}`;
	if (error instanceof PageError || error instanceof LateError) return error.message;
	return stackOf(error);
}
