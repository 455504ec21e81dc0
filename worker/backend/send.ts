import { config } from "../runtime/config.ts";
import { BackendError, NoAnswer } from "../runtime/errors.ts";
import { traced } from "../runtime/trace.ts";

/** Without a base URL: to the service binding BACKEND. */
export function send(base: string | undefined, path: string, init: RequestInit): Promise<Response> {
	if (base !== undefined) return traced(() => fetch(base + path, init));
	const { BACKEND } = config;
	if (!BACKEND) throw new BackendError(0, "no backend");
	return traced(() => BACKEND.fetch(`http://backend${path}`, init));
}

/** Drops the message of `fetch`, which may contain an address. */
export function backendErrorOf(error: unknown, deadlineMs: number): BackendError {
	if (error instanceof BackendError) return error;
	const isLate = error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name);
	return new NoAnswer(isLate ? deadlineMs : undefined);
}

/** Milliseconds; 0: no `Retry-After`, or one with another status. */
export function retryAfterOf({ status, headers }: Response): number {
	const value = headers.get("retry-after");
	if (value === null || (status !== 429 && status !== 503)) return 0;
	const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
	return Math.max(0, ms || 0);
}
