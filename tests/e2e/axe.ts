import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const OPTIONS = { resultTypes: ["violations"] } satisfies RunOptions;
type Violations = AxeResults["violations"];

/**
 * A page without frames is judged in itself, by all rules, and only what is violated leaves it: the builder takes twice the
 * time, for another page beside it and for results that hold.
 */
async function violationsOf(page: Page, options: RunOptions = OPTIONS): Promise<Violations> {
	await settle(page);
	if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations;
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
	return page.evaluate<Violations, RunOptions>(
		async (options) => (await Reflect.get(window, "axe").run(document, options)).violations,
		options,
	);
}

/** The rules that look at colours: only these can tell one scheme from the other. */
const COLOURS = { ...OPTIONS, runOnly: ["color-contrast", "link-in-text-block"] } satisfies RunOptions;

async function violationsInTheDark(page: Page): Promise<Violations> {
	await showScheme(page, "dark");
	const violations = await violationsOf(page, COLOURS);
	await showScheme(page, "light");
	return violations;
}

const showScheme = (page: Page, colorScheme: "light" | "dark"): Promise<void> => page.emulateMedia({ colorScheme });

/**
 * Colours that fade over into another scheme's are there at once: an element's, then those that its children inherit; those too of
 * what has been hidden while the scheme changed.
 */
const settle = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
		for (let some = fading(); some.length > 0; some = fading()) for (const one of some) one.finish();
	});

/**
 * No violation in what is now to be seen, in both schemes. Colours are the same in every language: who walks through all of
 * them looks at the dark ones in one. Where something moves or fades, call page.emulateMedia({ reducedMotion: "reduce" })
 * first: colours are judged at rest.
 */
export async function expectAccessible(page: Page, state = page.url(), inTheDark = true): Promise<void> {
	const told = (where: string) => (violations: Violations) =>
		violations.map(
			({ id, nodes }) =>
				`${state}${where} ${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(" ")).join(" | ")}`,
		);
	expect(await violationsOf(page).then(told(""))).toEqual([]);
	if (inTheDark) expect(await violationsInTheDark(page).then(told(" in the dark"))).toEqual([]);
	const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
	expect(
		ids.filter((id, index) => ids.indexOf(id) !== index),
		`${state}: ids that are there twice`,
	).toEqual([]);
}
