import { readFileSync } from "node:fs";
import * as z from "zod";

/** What the alerts of worker/ops/alerts.json mean: whatever watches the log in production judges its lines like this. */

/** One of these values, any text but these, at least so much, or a regular expression that a text matches. */
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
		/** Which lines count: those that pass one of these filters. */
		of: filters,
		/** With `fewest` the threshold is a share of these lines, once there are so many. */
		among: filters.optional(),
		fewest: z.number().optional(),
		/** A field: each of its values is judged for itself. */
		per: z.string().optional(),
		/** A field: how many different values of it there are, instead of lines. */
		distinct: z.string().optional(),
		threshold: z.number().positive(),
		minutes: z.number().positive(),
		/** A runbook's title in docs/operations.md. */
		runbook: z.string(),
	})
	.refine(({ among, fewest }) => (among === undefined) === (fewest === undefined));
export type Alert = z.output<typeof alert>;
type Filters = Alert["of"];
type Condition = z.output<typeof condition>;

export const alerts = z.array(alert).parse(JSON.parse(readFileSync("worker/ops/alerts.json", "utf8")));

/** A line of the log, and when it was written: milliseconds. */
export interface Line {
	at: number;
	fields: Readonly<Record<string, unknown>>;
}

/** Of what a Worker has written, the lines of its log. */
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

/** What is compared with the threshold; the lines are those of one window and one group. */
function measured({ of, among, fewest = 0, distinct }: Alert, lines: readonly Line[]): number {
	const found = lines.filter((line) => passes(of, line));
	if (among) {
		const all = lines.filter((line) => passes(among, line)).length;
		return all < fewest ? 0 : found.length / all;
	}
	return distinct ? new Set(found.map(({ fields }) => fields[distinct])).size : found.length;
}

/** The groups for which the alert fires in any window that ends with one of the lines; without `per` there is one, "all". */
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

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

/** The alert's row in docs/operations.md. */
export function rowOf({ name, fewest, per, distinct, threshold, minutes, runbook }: Alert): string {
	const much = fewest === undefined ? String(threshold) : `${threshold * 100} % of ${fewest} or more`;
	const what = `${much}${distinct ? ` different \`${distinct}\`` : ""}${per ? `, per \`${per}\`` : ""}`;
	return `| ${name} | ${what} | ${minutes} | [${runbook}](#${anchorOf(runbook)}) |`;
}
