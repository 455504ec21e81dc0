import { expect, type Locator, type Page } from "playwright/test";

/** The suggestions of a search field. */
export const list = (page: Page) => page.getByRole("listbox");
/** Those of a select are options too. */
export const options = (page: Page) => list(page).getByRole("option");

/**
 * Types until the index is there: whoever asks first has it built. Where keys come slowly, a list for the first letters is
 * there before: that of the whole term searches for it with its last option.
 */
export async function typed(page: Page, field: Locator, term: string): Promise<void> {
	await field.focus();
	await expect(async () => {
		await field.fill("");
		await field.pressSequentially(term);
		await expect(options(page).last()).toHaveAttribute("href", new RegExp(`term=${term}$`), { timeout: 2000 });
		await expect(list(page).locator("[data-section]").first()).toBeVisible({ timeout: 2000 });
	}).toPass();
}
