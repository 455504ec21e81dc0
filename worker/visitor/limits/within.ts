import { config } from "../../runtime/config.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { inTime } from "../../runtime/in-time.ts";
import { log } from "../../runtime/log.ts";
import type { LimitBinding } from "./table.ts";

/** How long a request waits for any limiter. */
export const PATIENCE_MS = 300;

/** Counts the key; false: over the binding's limit. A binding that fails or is late refuses nobody. */
export async function isWithin(binding: LimitBinding, key: string): Promise<boolean> {
	try {
		return (await inTime(config[binding].limit({ key }), PATIENCE_MS)).success;
	} catch (error) {
		log("limit-unknown", { limit: binding, reason: reasonOf(error) });
		return true;
	}
}
