import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alerts, firing, type Line } from "../tools/alerts.ts";

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
	for (const guess of ["backend 401", "backend 422", "limit"]) expect(isRaised(guess), guess).toBe(true);
	for (const failure of ["backend 500", "backend: connection failed"]) expect(isRaised(failure), failure).toBe(false);
});

test("every alert has a unique name, documented events and an existing runbook", () => {
	const document = readFileSync("docs/operations.md", "utf8");
	expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
	for (const { of, runbook } of alerts) {
		expect(document).toContain(`\n### ${runbook}\n`);
		for (const { event } of of) expect(document).toMatch(new RegExp(`^\\| .*\`${event}\``, "m"));
	}
});
