import { waitUntil } from "cloudflare:workers";
import { createMiddleware } from "hono/factory";
import { reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import type { AppEnv } from "../site/middleware.ts";
import { count, flush, isDue } from "./counters.ts";

/** Counts requests by country; the counts leave behind an answer, and nobody notices when they cannot. */
export const metered = () =>
	createMiddleware<AppEnv>(async function metered(c, next) {
		await next();
		const country = c.get("site")?.country;
		const { layer } = c.get("trace");
		if (country) {
			count(`requests/${country}/${Math.floor(c.res.status / 100)}xx`);
			if (layer) count(`layers/${country}/${layer}`);
		}
		if (isDue()) waitUntil(flush().catch((error: unknown) => log("ops-flush", { reason: reasonOf(error) })));
	});
