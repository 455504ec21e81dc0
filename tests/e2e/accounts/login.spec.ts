import { expect, type Page } from "playwright/test";
import { HOME, origin } from "../portal.ts";
import { hold, untilHydrated } from "../shell/shell.ts";
import {
	address,
	breakBackend,
	fillLogin,
	GATED,
	GATED_TEXT,
	openLogin,
	outbox,
	PASSWORD,
	PHONE,
	signIn,
	test,
} from "./accounts.ts";

test.use({ viewport: PHONE });

/** Tab to the element, as somebody without a mouse must. */
async function tabTo(page: Page, selector: string): Promise<void> {
	for (let step = 0; step < 80; step++) {
		await page.keyboard.press("Tab");
		if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
	}
	throw new Error(`The keyboard does not reach ${selector}`);
}

test("[2.42] [4.12] [4.15] [8.05] forgotten password swaps with login, with the address", async ({ page, request }) => {
	const dialog = page.locator("dialog:modal");
	const field = dialog.locator("[name=email]:visible");

	await test.step("from the page to the modal", async () => {
		await page.goto(`${HOME}/login?return=%2Fen-IE%2Fnews`);
		await page.locator("main [name=email]").fill(address("typed.once"));
		await page.locator("main").getByRole("button", { name: "Forgot your password?" }).click();
		await expect(dialog.getByRole("button", { name: "Send link" })).toBeVisible();
		await expect(field).toHaveValue(address("typed.once"));
	});

	await test.step("by the keyboard, to login and back: the focus follows", async () => {
		await field.fill(address("nobody"));
		await tabTo(page, 'form [data-modal="login"]');
		await page.keyboard.press("Enter");
		await expect(dialog).toHaveAccessibleName("Sign in");
		await expect(field).toBeFocused();
		await expect(field).toHaveValue(address("nobody"));
		await expect(dialog.getByRole("complementary", { name: "New here?" })).toBeVisible();
		await page.keyboard.press("Enter");
		await expect(dialog.getByRole("alert")).toBeFocused();
		await tabTo(page, '[data-modal="forgotPassword"]');
		await page.keyboard.press("Enter");
		await expect(dialog).toHaveAccessibleName("Forgot your password?");
		await expect(field).toBeFocused();
		await expect(dialog.locator("[name=password]")).toBeHidden();
		await expect(dialog.getByRole("complementary", { name: "New here?" })).toBeVisible();
	});

	await test.step("an unknown address, then a confirmation whose closing returns to login", async () => {
		await dialog.getByRole("button", { name: "Send link" }).click();
		await expect(dialog.getByRole("alert")).toContainText("There is no account with this e-mail address.");
		await expect(field).toHaveValue(address("nobody"));
		await field.fill(address("ie"));
		await dialog.getByRole("button", { name: "Send link" }).click();
		const notice = dialog.locator(".notice--success");
		await expect(notice).toContainText("We have sent you an e-mail with a link.");
		await expect(notice).toBeFocused();
		expect(await outbox(request)).toContain(address("ie"));
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveAccessibleName("Sign in");
		await expect(field).toBeFocused();
		await expect(field).toHaveValue(address("ie"));
		await expect(dialog.getByRole("alert")).toHaveCount(0);
	});

	await test.step("left by way of register, the confirmation is not shown for the next address", async () => {
		await dialog.getByRole("button", { name: "Forgot your password?" }).click();
		await field.fill(address("ie"));
		await dialog.getByRole("button", { name: "Send link" }).click();
		await expect(dialog.locator(".notice--success")).toBeFocused();
		await dialog.getByRole("link", { name: "Create an account" }).click();
		await dialog.getByRole("link", { name: "I already have an account" }).click();
		await dialog.getByRole("button", { name: "Forgot your password?" }).click();
		await expect(dialog).toHaveAccessibleName("Forgot your password?");
		await expect(dialog.locator(".notice--success")).toHaveCount(0);
		await expect(field).toBeFocused();
		await dialog.locator('form:visible [data-modal="login"]').click();
	});

	await test.step("closed while it is sent, the form can be sent again; the login meanwhile keeps its input", async () => {
		const { promise, resolve } = Promise.withResolvers<void>();
		await page.route("**/api/api/forgotpassword", (route) => promise.then(() => route.fulfill({ json: { data: {} } })));
		await dialog.getByRole("button", { name: "Forgot your password?" }).click();
		const send = dialog.getByRole("button", { name: "Send link" });
		await send.click();
		await expect(send).toHaveAttribute("aria-busy", "true");
		await page.keyboard.press("Escape");
		const sent = page.waitForResponse("**/api/api/forgotpassword");
		await openLogin(page);
		await dialog.locator("[name=password]").fill("typed-meanwhile");
		resolve();
		await (await sent).finished();
		await dialog.getByRole("button", { name: "Forgot your password?" }).click();
		await expect(send).not.toHaveAttribute("aria-busy");
		await dialog.locator('form:visible [data-modal="login"]').click();
		await expect(dialog.locator("[name=password]")).toHaveValue("typed-meanwhile");
	});

	await test.step("closing login closes the forgotten password too; register takes the address over", async () => {
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true }).click();
		await expect(dialog.getByRole("button", { name: "Send link" })).toBeHidden();
		await field.fill(address("typed.twice"));
		await dialog.getByRole("link", { name: "Create an account" }).click();
		await expect(dialog.locator("[name=first_name]")).toBeVisible();
		await expect(field).toHaveValue(address("typed.twice"));
		expect(page.url()).not.toContain("typed");
	});
});

test("[2.39] [4.06] [4.13] [6.02] by keyboard: sign in at a gated item, read it, sign out", async ({ page }) => {
	const dialog = page.locator("dialog:modal");
	await page.goto(`${HOME}/materials`);
	await page.goto(GATED);
	await expect(dialog).toBeVisible();
	await expect(page.getByText(GATED_TEXT)).toHaveCount(0);
	expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	await tabTo(page, 'dialog [data-modal="login"]');
	await page.keyboard.press("Enter");
	await expect(dialog.locator("[name=email]").first()).toBeFocused();
	await page.keyboard.type(` ${address("ie")} `);

	await test.step("the password can be shown while it is typed", async () => {
		await tabTo(page, "[name=password]");
		await page.keyboard.type(PASSWORD);
		const field = dialog.getByLabel("Password", { exact: true });
		await expect(field).toHaveAttribute("type", "password");
		const button = dialog.getByRole("button", { name: "Show password" });
		await button.press("Enter");
		await expect(field).toHaveAttribute("type", "text");
		await expect(button).toHaveAttribute("aria-pressed", "true");
		await button.press("Enter");
		await expect(field).toHaveAttribute("type", "password");
		await expect(field).toHaveValue(PASSWORD);
		await field.press("Enter");
	});

	await test.step("the dialog closes, the item opens, the header greets", async () => {
		await expect(page.getByRole("cell", { name: GATED_TEXT })).toBeVisible();
		await expect(dialog).toHaveCount(0);
		await expect(page.getByRole("banner").getByText("Hello Niamh").filter({ visible: true })).toHaveCount(1);
		expect(page.url()).toBe(GATED);
	});

	await test.step("the way back leads to a page that greets, not to one from before the sign-in", async () => {
		// The page greets before its scripts run.
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem("signed-in"))).toBe("yes");
		await page.goBack();
		await expect(page).toHaveURL(`${HOME}/materials`);
		await expect(page.getByRole("banner").getByText("Hello Niamh").filter({ visible: true })).toHaveCount(1);
		await page.goForward();
		await expect(page.getByRole("cell", { name: GATED_TEXT })).toBeVisible();
	});

	await test.step("after the sign-out neither the page nor the way back shows anything gated", async () => {
		await page.locator(".breadcrumb a").last().press("Enter");
		await expect(page).toHaveURL(`${HOME}/materials`);
		// The address changes before the page, which takes the focus when it comes.
		await expect(page.locator("main")).toBeFocused();
		await page.locator(".header__own summary").press("Enter");
		await page.getByRole("banner").getByRole("button", { name: "Sign out" }).press("Enter");
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
		for (let step = 0; step < 2; step++) {
			await page.goBack();
			await expect(page.getByText("Hello Niamh")).toHaveCount(0);
			await expect(page.getByText(GATED_TEXT)).toHaveCount(0);
		}
		await expect(page).toHaveURL(GATED);
		await expect(
			page.getByRole("heading", { name: "Sign in to open this content", includeHidden: true }),
		).toBeAttached();
	});
});

test("[4.08] [4.09] isFetchingUser marks the account as busy; an ended session goes", async ({ page, request }) => {
	const home = `${origin("tr")}/tr-TR`;
	// No other test signs this person in.
	const person = address("tr.tl1.untold");
	await signIn(page, home, person);
	const release = await hold(page, "**/api/api/user");
	await page.reload();
	const account = page.getByRole("banner").locator(".header__own summary").filter({ hasText: "Deniz" });
	await expect(account).toHaveAttribute("aria-busy", "true");
	release();
	await expect(account).toHaveAttribute("aria-busy", "false");
	await expect(account).toBeVisible();

	// Requests of this page end with it.
	await page.goto("about:blank");
	await breakBackend(request, { path: "/api/user", language: "tr-TR", person, status: 401, body: { message: "No" } });
	// The page asks at its start, and may load itself again before it is loaded.
	await page.goto(home, { waitUntil: "commit" });
	await expect(page.locator('.header__account[data-modal="login"]')).toBeVisible();
	await expect(page.getByText("Deniz")).toHaveCount(0);
});

test("[4.08] a page whose session its scripts do not find reloads once, not for ever @all", async ({ page }) => {
	await signIn(page, HOME, address("ie"));
	let asked = 0;
	await page.route("**/api/api/user", (route) => {
		asked += 1;
		return route.fulfill({ status: 401, json: {} });
	});
	// Each load asks once.
	await page.goto(HOME, { waitUntil: "commit" });
	await expect.poll(() => asked).toBe(2);
	await page.waitForLoadState("networkidle");
	expect(asked).toBe(2);
});

test("a shown password stays shown while somebody types, and when the form shows its errors @all", async ({ page }) => {
	await page.goto(`${HOME}/register`);
	const form = page.locator("main form");
	const first = form.getByRole("button", { name: "Show password", exact: true });
	await first.click();
	await expect(form.locator("[aria-pressed=true]")).toHaveCount(1);
	const shows = async (name: string, isShown: boolean) => {
		const field = form.locator(`[name=${name}]`);
		await field.pressSequentially("ab");
		await expect(field).toHaveAttribute("type", isShown ? "text" : "password");
	};
	await shows("password", true);
	await expect(first).toHaveAttribute("aria-pressed", "true");
	await shows("passwordConfirm", false);
	// React renders the form again with its errors. Without its script the browser would load the answer as another page.
	await untilHydrated(page, "register");
	await form.getByRole("button", { name: "Create account" }).click();
	await expect(form.getByRole("alert")).toBeVisible();
	await shows("password", true);
	await first.click();
	await shows("password", false);
});

test("[4.13] a sign-in in the modal over the registration leads on to where that was opened @all", async ({ page }) => {
	await page.goto(`${HOME}/register?return=%2Fen-IE%2Fnews%3Fpage%3D2`);
	const form = (await openLogin(page)).locator("form:visible");
	await fillLogin(form, address("ie"));
	await form.locator("[name=password]").press("Enter");
	await expect(page).toHaveURL(`${HOME}/news?page=2`);
	await expect(page.locator(".header__own")).toBeVisible();
});
