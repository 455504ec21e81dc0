import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The widths of a `@media` block with one condition, as the browser compares them. */
const HEADER = readFileSync("client/styles/header.css", "utf8");
const applies = (condition: string, width: number): boolean => {
	const [, kind, px = ""] = /^\((max|min)-width: ([\d.]+)px\)$/.exec(condition) ?? [];
	return kind === "max" ? width <= Number(px) : width >= Number(px);
};
/** The condition under which a class is hidden. */
const hiddenBy = (name: string): string =>
	new RegExp(`@media (\\([^)]+\\)) \\{\\s*(?:\\.[\\w-]+,\\s*)*\\.${name}[\\s,][^}]*display: none`).exec(HEADER)?.[1] ??
	"";

// 961 px at a zoom of 125 % are 768.8 px.
test.each([360, 768, 768.8, 769, 1440])("[2.36] at %s px the language has one name, one way to sign out", (width) => {
	for (const [small, wide] of [
		["language__full", "language__short"],
		["header__own", "header__logout"],
	] as const) {
		const shown = [small, wide].filter((name) => !applies(hiddenBy(name), width));
		expect(shown).toEqual([width > 768 ? wide : small]);
	}
});

test("[2.30] [2.52] every width is a tablet's or a desktop's", () => {
	const styles = globSync("client/styles/*.css").map((file) => readFileSync(file, "utf8"));
	const conditions = styles.flatMap((style) => style.match(/\((?:max|min)-width: 10[\d.]+px\)/g) ?? []);
	expect(new Set(conditions)).toContain("(max-width: 1023px)");
	for (const width of [1023, 1023.5, 1024]) {
		const kinds = conditions.filter((condition) => applies(condition, width)).map((condition) => condition.slice(1, 4));
		expect(new Set(kinds), `${width} px`).toEqual(new Set([width > 1023 ? "min" : "max"]));
	}
});
