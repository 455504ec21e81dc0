import { readFileSync } from "node:fs";
import * as z from "zod";

/** The rules of worker/ops/alerts.json, applied to lines of the log as the production monitor applies them. */

/** A list of values, values to exclude, a minimum, or a regular expression. */
const condition = z.union([
	z.array(z.union([z.string(), z.number()])).min(1),
	z.strictObject({ not: z.array(z.string()).min(1) }),
	z.strictObject({ atLeast: z.number() }),
	z.strictObject({ pattern: z.string() }),
]);
const filters = z
	.array(z.strictObject({ event: z.string(), where: z.record(z.string(), condition).optional() }))
	.min(1);

const alert = z
	.strictObject({
		name: z.string(),
		/** A line counts if it passes one of these filters. */
		of: filters,
		/** With `fewest`, the threshold is a share of these lines. The alert stays silent below that number of lines. */
		among: filters.optional(),
		fewest: z.number().optional(),
		/** A field. The alert judges each value of it separately. */
		per: z.string().optional(),
		/** A field. The alert counts its different values instead of lines. */
		distinct: z.string().optional(),
		threshold: z.number().positive(),
		minutes: z.number().positive(),
		/** A heading in docs/operations.md. */
		runbook: z.string(),
	})
	.refine(({ among, fewest }) => (among === undefined) === (fewest === undefined));
export type Alert = z.output<typeof alert>;
type Filters = Alert["of"];
type Condition = z.output<typeof condition>;

export const alerts = z.array(alert).parse(JSON.parse(readFileSync("worker/ops/alerts.json", "utf8")));

/** A line of the log and its time in milliseconds. */
export interface Line {
	at: number;
	fields: Readonly<Record<string, unknown>>;
}

/** The lines of the log among all that a Worker has written. */
export const linesOf = (written: readonly string[], at = 0): Line[] =>
	written
		.join("\n")
		.split("\n")
		.filter((text) => text.startsWith('{"event":'))
		.map((text) => ({ at, fields: z.record(z.string(), z.unknown()).parse(JSON.parse(text)) }));

function holds(rule: Condition, value: unknown): boolean {
	if (Array.isArray(rule)) return rule.some((one) => one === value);
	if ("not" in rule) return typeof value === "string" && !rule.not.includes(value);
	if ("atLeast" in rule) return typeof value === "number" && value >= rule.atLeast;
	return typeof value === "string" && new RegExp(rule.pattern).test(value);
}

const passes = (any: Filters, { fields }: Line): boolean =>
	any.some(
		({ event, where = {} }) =>
			fields.event === event && Object.entries(where).every(([name, rule]) => holds(rule, fields[name])),
	);

/** The value to compare with the threshold, for the lines of one window and one group. */
function measured({ of, among, fewest = 0, distinct }: Alert, lines: readonly Line[]): number {
	const found = lines.filter((line) => passes(of, line));
	if (among) {
		const all = lines.filter((line) => passes(among, line)).length;
		return all < fewest ? 0 : found.length / all;
	}
	return distinct ? new Set(found.map(({ fields }) => fields[distinct])).size : found.length;
}

/** The groups for which the alert fires in any window that ends with one of the lines. Without `per` the only group is "all". */
export function firing(alert: Alert, lines: readonly Line[]): string[] {
	const { per } = alert;
	const groups = Map.groupBy(
		lines.filter(({ fields }) => !per || fields[per] !== undefined),
		({ fields }) => (per ? String(fields[per]) : "all"),
	);
	return [...groups].flatMap(([name, own]) => {
		const ends = new Set(own.map(({ at }) => at));
		const fires = [...ends].some((end) => {
			const window = own.filter(({ at }) => at <= end && at > end - alert.minutes * 60_000);
			return measured(alert, window) >= alert.threshold;
		});
		return fires ? [name] : [];
	});
}
