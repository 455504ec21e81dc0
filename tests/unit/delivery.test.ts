import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";

const workflow = readFileSync(".github/workflows/delivery.yml", "utf8");
const configuration = readFileSync("wrangler.toml", "utf8");

test("a release is gradual, except the first, one with a migration and one with other hosts", () => {
	const [, pattern = ""] =
		/\[ -z "\$old" \] \|\| git diff "\$old" -- wrangler\.toml \| grep -qE '(.+)'/.exec(workflow) ?? [];
	const goesAtOnce = (line: string) => new RegExp(pattern).test(`+${line}`);
	const matching = configuration.split("\n").filter(goesAtOnce);
	expect(matching).toContainEqual(expect.stringContaining('"www.helvora-pro-ie.example": "ie"'));
	expect(matching).toContain("[[env.production.migrations]]");
	expect(matching.filter((line) => /^new_sqlite_classes/.test(line)).length).toBeGreaterThan(0);
	const others =
		configuration.match(/^(?:ENVIRONMENT|LARAVEL_URL|SECURITY_TXT|simple|class_name|# Without) .*$/gm) ?? [];
	expect(others.length).toBeGreaterThan(5);
	expect(others.filter(goesAtOnce)).toEqual([]);
});

test("all external actions of the workflow are pinned to a hash", () => {
	const actions = Array.from(
		workflow.matchAll(/uses: (\S+)(.*)/g),
		([, action = "", comment = ""]) => action + comment,
	);
	expect(actions.length).toBeGreaterThan(2);
	for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
	expect(workflow).toMatch(/ghcr\.io\/gitleaks\/gitleaks:v[\d.]+@sha256:[\da-f]{64}$/m);
	expect(workflow).not.toMatch(/:latest/);
});

test("pull requests reach no secret: every job with secrets waits for its environment", () => {
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
