import { expect, type Page } from "playwright/test";
import { translator } from "../../../locales/index.ts";
import { HOME, origin } from "../portal.ts";
import { test } from "../test.ts";
import { fillLogin, openLogin, PASSWORD, PHONE, signInAsNewcomer } from "./accounts.ts";

/** What a doctor sees at a new device while strangers try her password. */

const t = translator("en-IE");

test.use({ viewport: PHONE });

/** The address of an account whose tries are used up; this browser does not know it. */
async function besieged(page: Page): Promise<string> {
	const elsewhere = await page.context().browser()?.newPage();
	if (!elsewhere) throw new Error("There is no browser");
	const email = await signInAsNewcomer(elsewhere, HOME);
	await elsewhere.close();
	const wrong = async () => {
		const headers = { Origin: origin("ie") };
		const data = { email, password: "wrong-1" };
		return (await page.request.post(`${origin("ie")}/api/api/login`, { headers, data })).status();
	};
	await expect.poll(wrong, { intervals: [0] }).toBe(429);
	await page.goto(HOME);
	return email;
}

test("[8.04] the form solves the challenge by itself and signs in @all", async ({ page }) => {
	const email = await besieged(page);
	const dialog = await openLogin(page);
	await fillLogin(dialog.locator("form:visible"), email, PASSWORD);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("banner").getByText("Hello Robin").filter({ visible: true })).toHaveCount(1);
});

test("[8.04] without a solved challenge the form says to wait and keeps what was typed @all", async ({ page }) => {
	const email = await besieged(page);
	await page.route("**/assets/challenge-*.js", (route) => route.abort());
	const dialog = await openLogin(page);
	const form = dialog.locator("form:visible");
	await fillLogin(form, email, PASSWORD);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(dialog.getByRole("alert")).toContainText(t("notices.pause"));
	await expect(dialog.getByRole("alert")).toBeFocused();
	await expect(form.locator("[name=email]")).toHaveValue(email);
	await expect(form.locator("[name=password]")).toHaveValue(PASSWORD);
	await expect(form.locator("[name=pass]")).toHaveCount(1);
});
