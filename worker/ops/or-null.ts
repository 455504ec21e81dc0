import { inTime } from "../runtime/in-time.ts";
import { logFailure } from "../runtime/log-failure.ts";

/** The operations pages wait this long for a Durable Object. */
export const PATIENCE_MS = 3000;

/** null: the read failed or was late, which is logged. */
export const orNull = <T>(event: "ops-status" | "ops-content", read: Promise<T>): Promise<T | null> =>
	inTime(read, PATIENCE_MS).catch((error: unknown) => {
		logFailure(event, error);
		return null;
	});
