import { expect, test } from "vitest";
import { plain } from "../../worker/visitor/limits/plain.ts";

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
	expect(plain(spelling)).toBe(plain(account));
});

test("other accounts stay others", () => {
	const accounts = ["lukas@a.example", "lukasz@a.example", "lukas@b.example", "lu.kas@a.example", "lukas+1@a.example"];
	expect(new Set(accounts.map(plain)).size).toBe(accounts.length);
});
