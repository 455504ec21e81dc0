import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/**
 * No violation in what is now to be seen. Where something moves or fades, call page.emulateMedia({ reducedMotion: "reduce" })
 * first: colours are judged at rest. What holds is not described, and a page without frames is judged in itself and not in
 * another page beside it, which together takes a third of the time.
 */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
	const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
	const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
	expect(violations.map(({ id, nodes }) => `${state} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
	const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
	expect(
		ids.filter((id, index) => ids.indexOf(id) !== index),
		`${state}: ids that are there twice`,
	).toEqual([]);
}
