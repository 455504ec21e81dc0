import { readFileSync } from "node:fs";
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
test.each([360, 768, 768.8, 769, 1440])(
	"[2.36] at %s px the language has one name, and one way to sign out",
	(width) => {
		for (const [small, wide] of [
			["language__full", "language__short"],
			["header__own", "header__logout"],
		] as const) {
			const shown = [small, wide].filter((name) => !applies(hiddenBy(name), width));
			expect(shown).toEqual([width > 768 ? wide : small]);
		}
	},
);
