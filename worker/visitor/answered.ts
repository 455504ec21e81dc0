import { PageError, reasonOf } from "../runtime/errors.ts";
import { inTime } from "../runtime/in-time.ts";
import { log } from "../runtime/log.ts";

/** Waits for a Durable Object. `event` is the failure's line in the log. @throws PageError 503 without an answer in time */
export const answeredOr =
	(event: string, message: string) =>
	async <T>(answer: Promise<T>, ms = 1500): Promise<T> => {
		try {
			return await inTime(answer, ms);
		} catch (error) {
			log(event, { reason: reasonOf(error) });
			throw new PageError(503, message);
		}
	};
