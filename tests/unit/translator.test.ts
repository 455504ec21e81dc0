import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { LOCALES } from "../../shared/locales.ts";

test("every locale has all keys, none left in the reference's language", () => {
	const english = translator("en-IE");
	for (const { code } of LOCALES) {
		const t = translator(code);
		expect(t("site.skip")).toBeTruthy();
		expect(t.count("list.count", 1)).toContain("1");
		expect(t.count("list.count", 12_000)).toMatch(/12.?000/);
		if (code !== "en-IE") expect(t("error.notFound")).not.toBe(english("error.notFound"));
	}
});
