import { config } from "../../runtime/config.ts";
import { inTime } from "../../runtime/in-time.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import type { LimitBinding } from "./table.ts";

export const PATIENCE_MS = 300;

/** Counts the key; false: over the binding's limit. A binding that fails or is late refuses nobody. */
export async function isWithin(binding: LimitBinding, key: string): Promise<boolean> {
	try {
		return (await inTime(config[binding].limit({ key }), PATIENCE_MS)).success;
	} catch (error) {
		logFailure("limit-unknown", error, { limit: binding });
		return true;
	}
}
