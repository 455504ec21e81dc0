import { bodyLimit } from "hono/body-limit";
import { readChoice } from "../../shared/consent.ts";
import { type VitalsReport, vitalsReport } from "../../shared/contracts/vitals.ts";
import { COOKIES } from "../../shared/cookies.ts";
import { config } from "../runtime/config.ts";
import { vitalPoints } from "../runtime/counters/data-points.ts";
import { parseJson } from "../runtime/json.ts";
import { log } from "../runtime/log.ts";
import { readCookie } from "../visitor/cookies.ts";
import { budgetOf, mayUse } from "../visitor/limits/uses.ts";
import { sameOrigin } from "../visitor/session/same-origin.ts";
import type { Ctx } from "../visitor/site.ts";

/** Web vitals of visitors who consented to analytics, for Analytics Engine where bound. Responses: 204, 422, 413 over 1 KB. */

const MAX_BYTES = 1024;

export const collectVitals = [
	sameOrigin(),
	bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }),
	async (c: Ctx) => {
		const { success, data } = vitalsReport.safeParse(parseJson(await c.req.text()));
		if (!success) return c.body(null, 422);
		if (readChoice(readCookie(c, COOKIES.consent))?.includes("analytics")) c.executionCtx.waitUntil(record(c, data));
		return c.body(null, 204);
	},
] as const;

async function record(c: Ctx, report: VitalsReport): Promise<void> {
	if (!(await mayUse("vitals", budgetOf(c)))) return log("vitals-limited", {});
	await Promise.all(vitalPoints(report, c.get("site").country).map((point) => config.METRICS?.writeDataPoint(point)));
}
