import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createFactory } from "hono/factory";
import { readChoice } from "../../shared/consent.ts";
import { type VitalsReport, vitalsReport } from "../../shared/contracts/vitals.ts";
import { COOKIES } from "../../shared/cookies.ts";
import type { CountryCode } from "../../shared/countries.ts";
import { VITALS } from "../../shared/vitals.ts";
import { config } from "../runtime/config.ts";
import { count } from "../runtime/counters/counters.ts";
import { vitalPoints } from "../runtime/counters/data-points.ts";
import { parseJson } from "../runtime/json.ts";
import { log } from "../runtime/log.ts";
import { clientOf } from "../visitor/client.ts";
import { readCookie } from "../visitor/cookies.ts";
import { sameOrigin } from "../visitor/session/same-origin.ts";
import type { AppEnv } from "../visitor/site.ts";

/**
 * How fast a page was for a visitor who has agreed to analytics: counted by country and bucket, for the operations page. By
 * route and connection it is told to Analytics Engine alone. A report is answered 204 at once, whatever becomes of it; 422
 * where it is none, 413 over 1 KB.
 */

const MAX_BYTES = 1024;

export const collectVitals = createFactory<AppEnv>().createHandlers(
	sameOrigin(),
	bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }),
	async (c: Context<AppEnv>) => {
		const { success, data } = vitalsReport.safeParse(parseJson(await c.req.text()));
		if (!success) return c.body(null, 422);
		if (readChoice(readCookie(c, COOKIES.consent))?.includes("analytics")) c.executionCtx.waitUntil(taken(c, data));
		return c.body(null, 204);
	},
);

async function taken(c: Context<AppEnv>, report: VitalsReport): Promise<void> {
	const { success } = await config.CLIENT_LIMIT.limit({ key: `vitals:${clientOf(c)}` });
	if (success) note(report, c.get("site").country);
	else log("vitals-limited", {});
}

function note(report: VitalsReport, country: CountryCode): void {
	for (const vital of VITALS) {
		const bucket = report.buckets[vital];
		if (bucket !== undefined) count(`vitals/${country}/${vital}/${bucket}`);
	}
	for (const point of vitalPoints(report, country)) config.METRICS?.writeDataPoint(point);
}
