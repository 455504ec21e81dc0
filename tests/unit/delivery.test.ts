import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { reasonsAtOnce } from "../tools/release/at-once.ts";

/** How a release goes out, as far as it can be said without the platform. */

const workflow = readFileSync(".github/workflows/delivery.yml", "utf8");
const folder = mkdtempSync(join(tmpdir(), "delivery-"));
afterAll(() => rmSync(folder, { recursive: true }));

const own = readFileSync("wrangler.toml", "utf8");
function reasonsAfter(before: string): string[] {
	const file = join(folder, "wrangler.toml");
	writeFileSync(file, before);
	return reasonsAtOnce("production", file, "wrangler.toml");
}
/** In production's part alone. */
function before(now: string | RegExp, then: string): string {
	const [start = "", production = ""] = own.split(/(?=^\[env\.production\]$)/m);
	expect(production).toMatch(now);
	return start + production.replace(now, then);
}

test("a release goes out step by step, but for the first, one with a migration and one with other hosts", () => {
	expect(reasonsAfter(own)).toEqual([]);
	expect(reasonsAtOnce("production", undefined, "wrangler.toml")).toEqual(["it is the first release"]);
	expect(reasonsAfter(before(/\[\[env\.production\.migrations\]\]\ntag = "v5"\n.*\n/, ""))).toEqual([
		"it has a migration",
	]);
	expect(reasonsAfter(before("www.helvora-pro-ie.example", "helvora-pro-ie.example"))).toEqual(["it changes hosts"]);
});

test("whatever the workflow runs that is not of this repository is pinned to its content", () => {
	const actions = Array.from(
		workflow.matchAll(/uses: (\S+)(.*)/g),
		([, action = "", comment = ""]) => action + comment,
	);
	expect(actions.length).toBeGreaterThan(2);
	for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
	expect(workflow).toMatch(/ghcr\.io\/gitleaks\/gitleaks:v[\d.]+@sha256:[\da-f]{64}$/m);
	expect(workflow).not.toMatch(/:latest/);
});

test("pull requests reach no secret: every job that has one waits for its environment", () => {
	expect(workflow).not.toContain("pull_request_target");
	expect(workflow.match(/^ *permissions:\n(?: +.*\n)*/gm)).toEqual(["permissions:\n  contents: read\n"]);
	const [, ...jobs] = (workflow.split(/^jobs:$/m)[1] ?? "").split(/^ {2}(?=\w+:$)/m);
	const deploying = jobs.filter((job) => /secrets\.|\*platform/.test(job));
	expect(deploying.length).toBeGreaterThan(4);
	for (const job of deploying) expect(job).toMatch(/^ {4}environment: (?:staging|production)$/m);
});

test("every npm script that the workflow runs exists", () => {
	const { scripts } = z
		.object({ scripts: z.record(z.string(), z.string()) })
		.parse(JSON.parse(readFileSync("package.json", "utf8")));
	const named = Array.from(workflow.matchAll(/npm run (?:--silent )?([\w:-]+)/g), ([, name = ""]) => name);
	expect(named.length).toBeGreaterThan(5);
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
