import { bodyLimit } from "hono/body-limit";
import type * as z from "zod/mini";
import { readChoice } from "../../shared/consent.ts";
import { clientError, vitalsReport } from "../../shared/contracts/reports.ts";
import { COOKIES } from "../../shared/cookies.ts";
import { isOwnScript } from "../render/assets.ts";
import { config } from "../runtime/config.ts";
import { vitalPoints } from "../runtime/counters/data-points.ts";
import { parseJson } from "../runtime/json.ts";
import { log } from "../runtime/log.ts";
import { routeName } from "../runtime/patterns.ts";
import { release } from "../runtime/release.ts";
import { readCookie } from "../visitor/cookies.ts";
import { budgetOf, mayUse } from "../visitor/limits/uses.ts";
import { sameOrigin } from "../visitor/session/same-origin.ts";
import type { Ctx } from "../visitor/site.ts";

/** Reports of the portal's own scripts. Responses: 204, 413 over `maxSize` bytes, 422 for an invalid report. */
const collecting = <S extends z.ZodMiniType>(
	schema: S,
	maxSize: number,
	record: (c: Ctx, report: z.output<S>) => Promise<void>,
) =>
	[
		sameOrigin(),
		bodyLimit({ maxSize, onError: (c) => c.body(null, 413) }),
		async (c: Ctx) => {
			const report = schema.safeParse(parseJson(await c.req.text()));
			if (!report.success) return c.body(null, 422);
			c.executionCtx.waitUntil(record(c, report.data));
			return c.body(null, 204);
		},
	] as const;

/** Web vitals of visitors who consented to analytics, for Analytics Engine where bound. */
export const collectVitals = collecting(vitalsReport, 1024, async (c, report) => {
	if (!readChoice(readCookie(c, COOKIES.consent))?.includes("analytics")) return;
	if (!(await mayUse("vitals", budgetOf(c)))) return log("vitals-limited", {});
	await Promise.all(vitalPoints(report, c.get("site").country).map((point) => config.METRICS?.writeDataPoint(point)));
});

/** Each error becomes a log line, whose stack `npm run maps` can read. */
export const collectClientErrors = collecting(clientError, 2048, async (c, { kind, name, route, places }) => {
	if (!(await mayUse("clientErrors", budgetOf(c)))) return log("client-errors-limited", {});
	// Pages opened before a release have the older scripts; a gradual release also serves newer ones.
	const isOwn = places.every((place) => isOwnScript(place.replace(/:.*/, "")));
	log("client-error", {
		kind,
		route: route === "error" ? "/*" : routeName(route),
		country: c.get("site").country,
		release: isOwn ? release.name : "another",
		stack: [name, ...places].join("\n    at "),
	});
});
