import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { listOf } from "../../shared/contracts/fields.ts";
import { log } from "../runtime/log.ts";
import { RETRY } from "../visitor/limits/codes.ts";
import { budgetOf, mayUse } from "../visitor/limits/uses.ts";
import type { Ctx } from "../visitor/site.ts";

/**
 * Browsers' reports of policy violations, crashes and deprecations. Anybody can post them, so the log gets only single words,
 * hosts and names of the portal's files. Responses: 204, 413 over 16 KB, 429 over the budget.
 */

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 10;

const word = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/i));
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

const text = lenient(z.string());
const blocked = z.pipe(
	z.string(),
	z.transform((text: string) => {
		if (word.safeParse(text).success) return text;
		const { protocol, host } = URL.parse(text) ?? {};
		return host ? host.slice(0, 100) : protocol;
	}),
);
/** The portal's own script; undefined: another source. */
const asset = z.pipe(
	z.string(),
	z.transform((text: string) => /\/assets\/([\w.-]{1,80})(?:[?#:]|$)/.exec(text)?.[1]),
);
const line = z.int().check(z.nonnegative());

/** `application/reports+json` of the Reporting API (`report-to`). */
const modern = z.pipe(
	listOf(
		z.object({
			type: word,
			body: z.nullish(
				z.object({
					effectiveDirective: lenient(word),
					disposition: lenient(word),
					blockedURL: lenient(blocked),
					sourceFile: lenient(asset),
					lineNumber: lenient(line),
					id: lenient(word),
					reason: lenient(word),
				}),
			),
		}),
	),
	z.transform((reports) => reports.slice(0, MAX_REPORTS).map(({ type, body }) => ({ type, ...body }))),
);

/** `application/csp-report` (`report-uri`), under the names of the Reporting API. Older browsers append the sources to the directive. */
const legacy = z.pipe(
	z.pipe(
		z.object({ "csp-report": z.record(z.string(), z.unknown()) }),
		z.transform(({ "csp-report": body }): unknown => {
			const directive = text.parse(body["effective-directive"] ?? body["violated-directive"]);
			return [
				{
					type: "csp-violation",
					body: {
						effectiveDirective: directive?.split(" ", 1)[0],
						disposition: body.disposition,
						blockedURL: body["blocked-uri"],
						sourceFile: body["source-file"],
						lineNumber: body["line-number"],
					},
				},
			];
		}),
	),
	modern,
);

const reports = z.union([modern, legacy]);

export const collectReports = [
	bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }),
	async (c: Ctx) => {
		if (!(await mayUse("reports", budgetOf(c)))) return c.body(null, 429, RETRY);
		const body: unknown = await c.req.json().catch(() => undefined);
		const { country, locale } = c.get("site");
		for (const report of reports.safeParse(body).data ?? []) log("browser-report", { ...report, country, locale });
		return c.body(null, 204);
	},
] as const;
