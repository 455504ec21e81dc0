import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import * as z from "zod";
import { collationKey } from "../../worker/visitor/limits/collation-key.ts";
import { BINDINGS, BUCKETS, MINUTE, USES } from "../../worker/visitor/limits/table.ts";

test.each([
	["søren.æbelø@a.example", "soren.aebelo@a.example"],
	["łukasz.żółć@a.example", "lukasz.zolc@a.example"],
	["strauß@a.example", "STRAUSS@A.EXAMPLE"],
	["straẞe@a.example", "strasse@a.example"],
	["ayşe.ıldız@a.example", "ayse.ildiz@a.example"],
	["İpek@a.example", "ipek@a.example"],
	["đorđe.ħal@a.example", "dorde.hal@a.example"],
	["þóra.guðrun@a.example", "thora.gudrun@a.example"],
	["œuvre.ﬁn@a.example", "oeuvre.fin@a.example"],
	["νίκος@a.example", "ΝΊΚΟΣ@a.example"],
	[" Se\u00ADa\u200Bn\uFF53@a.example ", "seans@a.example"],
])("%s is the account %s", (spelling, account) => {
	expect(collationKey(spelling)).toBe(collationKey(account));
});

test("other accounts stay others", () => {
	const accounts = ["lukas@a.example", "lukasz@a.example", "lukas@b.example", "lu.kas@a.example", "lukas+1@a.example"];
	expect(new Set(accounts.map(collationKey)).size).toBe(accounts.length);
});

describe("the tables of limits", () => {
	const text = readFileSync("docs/security.md", "utf8");
	const [, limits = ""] = text.split("\n## Limits\n");
	const rows = limits.split("\n## ", 1)[0]?.match(/^\|.*\|$/gm) ?? [];
	const cells = rows.map((row) =>
		row
			.slice(1, -1)
			.split("|")
			.map((cell) => cell.trim()),
	);

	test.each(Object.entries(BUCKETS))("docs/security.md has %s with its number and window", (name, bucket) => {
		const row = cells.find(([what]) => what?.startsWith(`\`${name}\``));
		expect(row?.slice(2, 4)).toEqual([String(bucket.number), `${bucket.seconds / MINUTE} minutes`]);
	});

	test("docs/security.md has each binding with its number, and each use's pair", () => {
		const named = [...limits.matchAll(/(\d+) \(`(\w+_LIMIT)`\)/g)].map(([, number, name]) => [name, Number(number)]);
		expect(Object.fromEntries(named)).toEqual(BINDINGS);
		for (const { session, client } of Object.values(USES))
			expect(rows.some((row) => row.includes(`(\`${session}\`)`) && row.includes(`(\`${client}\`)`))).toBe(true);
	});

	const limit = z.object({ name: z.string(), simple: z.object({ limit: z.number(), period: z.literal(MINUTE) }) });
	test.each([undefined, "staging", "production"])("wrangler.toml binds them in %s", (env) => {
		const config = unstable_readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) }, { hideWarnings: true });
		const bound = z.array(limit).parse(config.ratelimits);
		expect(Object.fromEntries(bound.map(({ name, simple }) => [name, simple.limit]))).toEqual(BINDINGS);
	});
});
