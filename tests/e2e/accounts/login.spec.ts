import { expect } from "playwright/test";
import { origin } from "../portal.ts";
import {
	address,
	breakBackend,
	fillLogin,
	GATED,
	GATED_TEXT,
	openLogin,
	outbox,
	SIZES,
	signIn,
	test,
} from "./accounts.ts";

const HOME = `${origin("ie")}/en-IE`;

for (const viewport of SIZES) {
	test.describe(`login at ${viewport.width} px`, () => {
		test.use({ viewport });

		test("[2.42] login stands beside a register column; the forgotten password swaps in and back", async ({ page }) => {
			await page.goto(HOME);
			const dialog = await openLogin(page);
			await expect(dialog.getByRole("complementary", { name: "New here?" })).toBeVisible();
			await dialog.getByRole("button", { name: "Forgot your password?" }).click();
			await expect(dialog.getByRole("button", { name: "Send link" })).toBeVisible();
			await expect(dialog.locator("[name=password]")).toBeHidden();
			await expect(dialog.getByRole("complementary", { name: "New here?" })).toBeVisible();
			await dialog.getByRole("button", { name: "Back to sign-in" }).click();
			await expect(dialog.getByRole("button", { name: "Sign in" })).toBeVisible();
		});

		test("the address typed in one form stands in the next: from page to modal, from modal to modal", async ({
			page,
		}) => {
			await page.goto(`${HOME}/login?return=%2Fen-IE%2Fnews`);
			await page.locator("main [name=email]").fill(address("typed.once"));
			await page.locator("main").getByRole("button", { name: "Forgot your password?" }).click();
			const dialog = page.locator("dialog:modal");
			const field = dialog.locator("[name=email]:visible");
			await expect(dialog.getByRole("button", { name: "Send link" })).toBeVisible();
			await expect(field).toHaveValue(address("typed.once"));
			await field.fill(address("typed.twice"));
			await dialog.getByRole("button", { name: "Back to sign-in" }).click();
			await expect(dialog.getByRole("button", { name: "Sign in" })).toBeVisible();
			await expect(field).toHaveValue(address("typed.twice"));
			await dialog.getByRole("link", { name: "Create an account" }).click();
			await expect(field).toHaveValue(address("typed.twice"));
			expect(page.url()).not.toContain("typed");
		});

		test("[2.39] [4.13] [6.02] success closes it, shows the greeting and opens the gated item", async ({ page }) => {
			await page.goto(GATED);
			await expect(page.locator("dialog:modal")).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(page.getByText(GATED_TEXT)).toHaveCount(0);
			await page.locator(".gate").getByRole("link", { name: "Sign in" }).click();
			const dialog = page.locator("dialog:modal");
			await fillLogin(dialog.locator("form:visible"), ` ${address("ie")} `);
			await dialog.getByRole("button", { name: "Sign in" }).click();
			await expect(page.getByRole("cell", { name: GATED_TEXT })).toBeVisible();
			await expect(page.locator("dialog:modal")).toHaveCount(0);
			await expect(page.getByRole("banner").getByText("Hello Niamh")).toHaveCount(1);
			await expect(page.getByRole("banner").getByRole("button", { name: "Sign out" })).toBeVisible();
			expect(page.url()).toBe(GATED);
		});

		test("[4.12] [4.15] [8.05] forgotten password: unknown address, then a confirmation whose closing returns to login", async ({
			page,
			request,
		}) => {
			await page.goto(HOME);
			const dialog = await openLogin(page);
			await dialog.getByRole("button", { name: "Forgot your password?" }).click();
			const field = dialog.locator("[name=email]:visible");
			await field.fill(address("nobody"));
			await dialog.getByRole("button", { name: "Send link" }).click();
			await expect(dialog.getByRole("alert")).toContainText("There is no account with this e-mail address.");
			await expect(field).toHaveValue(address("nobody"));
			await field.fill(address("ie"));
			await dialog.getByRole("button", { name: "Send link" }).click();
			const notice = dialog.locator(".notice--success");
			await expect(notice).toContainText("We have sent you an e-mail with a link.");
			await expect(notice).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(dialog).toHaveAccessibleName("Sign in");
			await expect(dialog.locator("[name=email]:visible")).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(dialog).toHaveCount(0);
			expect(await outbox(request)).toContain(address("ie"));
			// Closing login has closed the forgotten password as well.
			await openLogin(page);
			await expect(dialog.getByRole("button", { name: "Send link" })).toBeHidden();
		});
	});
}

test("a password can be shown while it is typed", async ({ page }) => {
	await page.goto(HOME);
	const dialog = await openLogin(page);
	const field = dialog.getByLabel("Password", { exact: true });
	await field.fill("demo-1234");
	await expect(field).toHaveAttribute("type", "password");
	const button = dialog.getByRole("button", { name: "Show password" });
	await button.click();
	await expect(field).toHaveAttribute("type", "text");
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await button.click();
	await expect(field).toHaveAttribute("type", "password");
	await expect(field).toHaveValue("demo-1234");
});

test("[4.06] after the sign-out neither the page nor the way back shows anything gated", async ({ page }) => {
	await signIn(page, GATED, address("ie"));
	await expect(page.getByRole("cell", { name: GATED_TEXT })).toBeVisible();
	await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "News" }).click();
	await expect(page).toHaveURL(`${HOME}/news`);
	await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
	for (let step = 0; step < 2; step++) {
		await page.goBack();
		await expect(page.getByText("Hello Niamh")).toHaveCount(0);
		await expect(page.getByText(GATED_TEXT)).toHaveCount(0);
	}
	await expect(page).toHaveURL(GATED);
	await expect(page.getByRole("heading", { name: "Login required", includeHidden: true })).toBeAttached();
});

test("[4.09] isFetchingUser marks the account as busy while the user is fetched", async ({ page }) => {
	await signIn(page, HOME, address("ie"));
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/api/api/user", async (route) => {
		await promise;
		await route.continue();
	});
	await page.reload();
	const account = page.getByRole("banner").getByRole("link", { name: "Hello Niamh" });
	await account.hover();
	await expect(account).toHaveAttribute("aria-busy", "true");
	resolve();
	await expect(account).not.toHaveAttribute("aria-busy");
	await expect(account).toBeVisible();
});

test("[4.08] a session that the backend has ended is gone from the page", async ({ page, request }) => {
	const home = `${origin("tr")}/tr-TR`;
	// Nobody whom another test signs in.
	const person = address("tr.tl1.untold");
	await signIn(page, home, person);
	await expect(page.getByRole("banner").getByText("Deniz")).toHaveCount(1);
	// What the page asks by itself is over.
	await page.goto("about:blank");
	await breakBackend(request, { path: "/api/user", language: "tr-TR", person, status: 401, body: { message: "No" } });
	// The page asks at its start, and may load itself again before it is loaded.
	await page.goto(home, { waitUntil: "commit" });
	await expect(page.locator('.header__account[data-modal="login"]')).toBeVisible();
	await expect(page.getByText("Deniz")).toHaveCount(0);
});
