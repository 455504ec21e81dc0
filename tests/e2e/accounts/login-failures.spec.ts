import { expect, type Page } from "playwright/test";
import { HOME, watch } from "../portal.ts";
import { test } from "../test.ts";
import { address, fillLogin, openLogin, PHONE } from "./accounts.ts";

const LOGIN = "**/api/api/login";
const DOWN = "We can’t reach the service right now.";
/** Answers of the Worker or of something in front of it, and what the form says. */
const ANSWERS = [
	{ status: 200, body: "{}", text: DOWN },
	{
		status: 429,
		body: JSON.stringify({ message: "", statusCode: 429, notice: "tooMany", errors: {} }),
		text: "Too many attempts.",
	},
];

test.use({ viewport: PHONE });

async function submit(page: Page, email: string, password?: string) {
	const dialog = page.locator("dialog:modal");
	await fillLogin(dialog.locator("form:visible"), email, password);
	const answered = page.waitForResponse(LOGIN);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await answered;
	// Two answers may say the same: the form must be through with this one.
	await expect(dialog.locator("form:visible")).toHaveAttribute("aria-busy", "false");
	return dialog.getByRole("alert");
}

test("[5.04] [8.04] the form's own check, then refusals: focused summary, input kept", async ({ page }) => {
	const faults = watch(page);
	await page.goto(HOME);
	const title = await page.title();
	const dialog = await openLogin(page);
	const email = dialog.locator("form:visible [name=email]");
	const password = dialog.locator("[name=password]");
	const alert = dialog.getByRole("alert");

	await test.step("empty: not announced as sent, in the title until the dialog closes", async () => {
		await dialog.evaluate((element) => {
			const status = element.querySelector("form [role=status]");
			new MutationObserver(() => status?.textContent && element.setAttribute("data-said", "")).observe(element, {
				subtree: true,
				childList: true,
				characterData: true,
			});
		});
		await dialog.getByRole("button", { name: "Sign in" }).click();
		await expect(alert).toBeFocused();
		await expect(alert).toContainText("Please check these fields:");
		await expect(page).toHaveTitle(`Error: ${title}`);
		await expect(page.locator("dialog[data-said]")).toHaveCount(0);
	});

	await test.step("the summary's links lead to the fields", async () => {
		await alert.getByRole("link", { name: "Password" }).click();
		await expect(password).toBeFocused();
		await alert.getByRole("link", { name: "E-mail address" }).click();
		await expect(email).toBeFocused();
		await expect(email).toBeInViewport({ ratio: 1 });
		await expect(email).toHaveAttribute("aria-invalid", "true");
		await expect(email).toHaveAccessibleDescription("Enter your e-mail address.");
		// The address stays without the field's name.
		expect(page.url()).toBe(HOME);
		await fillLogin(dialog.locator("form:visible"), "a@b", "x");
		await dialog.getByRole("button", { name: "Sign in" }).click();
		await expect(email).toHaveAccessibleDescription(/^Enter an e-mail address such as/);
		await expect(password).toHaveAccessibleDescription("Enter your password.");
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(page).toHaveTitle(title);
	});
	expect(faults).toEqual([]);

	await test.step("opened again it shows no error, also of what was sent before it closed", async () => {
		await openLogin(page);
		await expect(alert).toHaveCount(0);
		await fillLogin(dialog.locator("form:visible"), address("nobody"), "not-it");
		const { promise, resolve } = Promise.withResolvers<void>();
		await page.route(LOGIN, (route) => promise.then(() => route.continue()), { times: 1 });
		await dialog.getByRole("button", { name: "Sign in" }).click();
		const busy = page.locator("#modals form[aria-busy=true]");
		await expect(busy).toHaveCount(1);
		await page.keyboard.press("Escape");
		resolve();
		await expect(busy).toHaveCount(0);
		await openLogin(page);
		await expect(alert).toHaveCount(0);
		await expect(page).toHaveTitle(title);
		await expect(email).toHaveValue(address("nobody"));
	});

	await expect(await submit(page, address("nobody"), "not-it-at-all")).toHaveText(
		"Incorrect e-mail address or password.",
	);
	await expect(alert).toBeFocused();
	await expect(email).toHaveValue(address("nobody"));
	await expect(password).toHaveValue("not-it-at-all");
	await expect(await submit(page, address("level3"))).toContainText("Your account has no access to this portal.");
});

test("[8.02] each kind of failure has its own text; a form is busy while sent, and sent once", async ({ page }) => {
	await page.goto(HOME);
	const title = await page.title();
	const dialog = await openLogin(page);
	for (const { text, ...answer } of ANSWERS) {
		await page.route(LOGIN, (route) => route.fulfill(answer), { times: 1 });
		await expect(await submit(page, address("ie"))).toContainText(text);
	}
	const button = dialog.getByRole("button", { name: "Sign in" });
	await page.route(LOGIN, (route) => route.abort(), { times: 1 });
	await button.click();
	await expect(dialog.getByRole("alert")).toContainText(DOWN);

	const { promise, resolve } = Promise.withResolvers<void>();
	let sent = 0;
	await page.route(LOGIN, async (route) => {
		sent += 1;
		await promise;
		await route.continue();
	});
	await button.dblclick();
	await dialog.locator("[name=password]").press("Enter");
	await expect(button).toHaveAttribute("aria-busy", "true");
	await expect(dialog.getByRole("status")).toHaveText("Sending");
	// The first load ends once the last picture is there, which may be later than this.
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
	await button.click();
	resolve();
	await expect(page.getByRole("banner").getByText("Hello Niamh").filter({ visible: true })).toHaveCount(1);
	await expect(page).toHaveTitle(title);
	expect(sent).toBe(1);
});
