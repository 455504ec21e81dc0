import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Alert, alerts, firing, type Line } from "../tools/alerts.ts";

const MINUTE = 60_000;
const base = { name: "any", of: [{ event: "circuit" }], threshold: 3, minutes: 10, runbook: "Rollback" } as const;
const alert = (change: Partial<Alert> = {}): Alert => ({ ...base, of: [{ event: "circuit" }], ...change });
const line = (fields: Record<string, unknown>, at = 0): Line => ({ at, fields: { event: "circuit", ...fields } });
const times = (count: number, fields: Record<string, unknown>) => Array.from({ length: count }, () => line(fields));

test("only lines within the window count", () => {
	const at = (...minutes: number[]) => minutes.map((minute) => line({}, minute * MINUTE));
	expect(firing(alert(), at(0, 4, 9))).toEqual(["all"]);
	expect(firing(alert(), at(30, 0, 34, 39, 80))).toEqual(["all"]);
	expect(firing(alert(), at(0, 5, 10))).toEqual([]);
	expect(firing(alert(), [])).toEqual([]);
});

test("a threshold can count distinct values, for each value of a field", () => {
	const endpoints = ["a", "a", "b", "b"].map((endpoint) => line({ endpoint }));
	expect(firing(alert({ distinct: "endpoint" }), endpoints)).toEqual([]);
	expect(firing(alert({ distinct: "endpoint" }), [...endpoints, line({ endpoint: "c" })])).toEqual(["all"]);
	const countries = [...times(3, { country: "be" }), ...times(2, { country: "ch" }), line({})];
	expect(firing(alert({ per: "country" }), countries)).toEqual(["be"]);
});

test("a share is judged only with enough log lines", () => {
	const share = alert({
		of: [{ event: "circuit", where: { status: { atLeast: 500 } } }],
		among: [{ event: "circuit" }],
		fewest: 100,
		threshold: 0.01,
	});
	expect(firing(share, [...times(99, { status: 200 }), line({ status: 503 })])).toEqual(["all"]);
	expect(firing(share, [...times(100, { status: 200 }), line({ status: 503 })])).toEqual([]);
	expect(firing(share, times(99, { status: 500 }))).toEqual([]);
});

test("alerts: ten errors of ten requests at night, one in a hundred by day, a backend slow within its deadline", () => {
	const request = (fields: Record<string, unknown>): Line => ({
		at: 0,
		fields: { event: "request", country: "ie", ...fields },
	});
	const many = (count: number, fields: Record<string, unknown>) => Array.from({ length: count }, () => request(fields));
	const raised = (lines: readonly Line[]) =>
		alerts.filter((one) => firing(one, lines).length > 0).map(({ runbook }) => runbook);
	const failed = { status: 503, cause: "content", layer: "backend" };
	expect(raised(many(10, failed))).toEqual(["The backend is down"]);
	expect(raised(many(9, failed))).toEqual([]);
	expect(raised([...many(99, { status: 200 }), ...many(1, failed)])).toEqual(["The backend is down"]);
	expect(raised(many(10, { ...failed, cause: "search" }))).toEqual(["Search fails"]);
	expect(raised(many(10, { ...failed, cause: "portal" }))).toEqual(["The platform fails"]);
	expect(raised(many(10, { status: 200, layer: "backend", backendMs: 3000 }))).toEqual(["The backend is slow"]);
	expect(raised(many(10, { status: 200, layer: "backend", backendMs: 900 }))).toEqual([]);
});

test("only wrong passwords and limits are tries on an account: a failing backend is none", () => {
	const tries = (reason: string): Line[] =>
		Array.from({ length: 30 }, () => ({ at: 0, fields: { event: "login-failed", account: "a", client: "c", reason } }));
	const isRaised = (reason: string) =>
		alerts.some((one) => one.runbook.startsWith("Passwords") && firing(one, tries(reason)).length > 0);
	expect(["backend 401", "backend 422", "limit", "backend 500", "backend: connection failed"].map(isRaised)).toEqual([
		true,
		true,
		true,
		false,
		false,
	]);
});

test("conditions compare with a list, a minimum or a pattern, and all of them must hold", () => {
	const strict = alert({
		threshold: 1,
		of: [
			{
				event: "circuit",
				where: { layer: ["kv"], status: { atLeast: 400 }, reason: { pattern: "^a" }, cause: { not: ["portal"] } },
			},
		],
	});
	const right = { layer: "kv", status: 404, reason: "ab", cause: "content" };
	expect(firing(strict, [line(right)])).toEqual(["all"]);
	for (const change of [
		{ layer: "html" },
		{ status: 399 },
		{ status: "404" },
		{ reason: "ba" },
		{ cause: "portal" },
		{ cause: undefined },
		{ event: "other" },
	]) {
		expect(firing(strict, [line({ ...right, ...change })])).toEqual([]);
	}
});

test("every alert has a unique name, documented events and an existing runbook", () => {
	const document = readFileSync("docs/operations.md", "utf8");
	expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
	for (const { of, runbook } of alerts) {
		expect(document).toContain(`\n### ${runbook}\n`);
		for (const { event } of of) expect(document).toMatch(new RegExp(`^\\| .*\`${event}\``, "m"));
	}
});
