import { PageError } from "../runtime/errors.ts";
import { inTime } from "../runtime/in-time.ts";
import { logFailure } from "../runtime/log-failure.ts";

/** Waits for a Durable Object. `event`: the failure's name in the log. @throws PageError 503 without an answer in time */
export const answeredOr =
	(event: string, message: string) =>
	async <T>(answer: Promise<T>, ms = 1500): Promise<T> => {
		try {
			return await inTime(answer, ms);
		} catch (error) {
			logFailure(event, error);
			throw new PageError(503, message);
		}
	};
