import { config } from "../runtime/config.ts";
import { NoAnswer } from "../runtime/errors.ts";
import { inTime, LateError } from "../runtime/in-time.ts";
import { type Family, shareOf } from "./families.ts";

/** Milliseconds for a call with its retry. */
export const deadlineOf = (family: Family): number => shareOf(family, config.BACKEND_DEADLINE_MS);

/** One deadline for reads one after the other. Each read throws NoAnswer when it is over. */
export function sharedDeadline(family: Family): <T>(read: Promise<T>) => Promise<T> {
	const ms = deadlineOf(family);
	const end = Date.now() + ms;
	return (read) =>
		inTime(read, end - Date.now()).catch((error: unknown) => {
			throw error instanceof LateError ? new NoAnswer(ms) : error;
		});
}
