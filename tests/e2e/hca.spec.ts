import { expect, type Page } from "playwright/test";
import { opened, sealed } from "../edge/sealing.ts";
import { expectAccessible } from "./axe.ts";
import { hcaOrigin } from "./portal.ts";
import { calm, chunk, HEADER, hold, phone, requested, toSection } from "./shell/shell.ts";
import { test } from "./test.ts";

/** With a real OpenID provider, on the second portal of playwright.config.ts. */

const base = hcaOrigin("be");
const GATED = `${base}/nl-BE/materials/titratieschema-cardovex-van-start-tot-doeldosis`;

async function signInAtProvider(page: Page, account: string): Promise<void> {
	await page.getByPlaceholder("Enter any login").fill(account);
	await page.getByPlaceholder("and password").fill("any");
	await page.getByRole("button", { name: "Sign-in" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
}

const consoleErrors = (page: Page): string[] => {
	const errors: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" && page.url().startsWith(base)) errors.push(message.text());
	});
	return errors;
};

test("[2.38] [4.05] [4.06] [4.18] [6.02] [7.23] [7.24] [9.04] sign-in, name and sign-out", async ({ page }) => {
	const errors = consoleErrors(page);
	const sdkOn = requested(
		page,
		(request) => request.url().endsWith("/sdk.js"),
		() => new URL(page.url()).pathname,
	);
	await page.goto(GATED);
	await page.getByRole("dialog").getByRole("button", { name: "Sluiten" }).click();
	const button = page.getByRole("banner").getByRole("button", { name: "Aanmelden" });

	await test.step("the button waits visibly while the link is built; coming back it is ready again", async () => {
		const asked = Promise.withResolvers<string>();
		const goOn = Promise.withResolvers<void>();
		await page.route("**/hca/login", async (route) => {
			asked.resolve(route.request().postData() ?? "");
			await goOn.promise;
			await route.continue();
		});
		await button.click();
		// The browser has made the verifier.
		expect(await asked.promise).toMatch(/name="verifier"\s+[\da-f]{56}\s/);
		await expect(button).toHaveClass(/button--loading/);
		await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
		await expect(button).toHaveAttribute("aria-busy", "true");
		goOn.resolve();
		await expect(page.getByPlaceholder("Enter any login")).toBeVisible();
		await page.goBack();
		await expect(button).not.toHaveClass(/button--loading/);
	});

	expect(sdkOn).toEqual([]);
	await button.click();
	await signInAtProvider(page, "hca-anna");
	await expect(page).toHaveURL(GATED);
	await expect(page.getByRole("banner").getByRole("link", { name: "Anna", exact: true })).toBeVisible();
	await expect(page.locator(".gate")).toHaveCount(0);
	// The identity's SDK is there before the sign-out needs it, and only with a session.
	await expect.poll(() => page.evaluate(() => "hcaSdk" in window)).toBe(true);
	expect(sdkOn).toEqual([new URL(GATED).pathname]);
	const asked = page.waitForEvent("console", (message) => message.text() === "hcaSdk.signOut");
	await page.getByRole("button", { name: "Afmelden" }).click();
	await asked;
	await page.getByRole("button", { name: "Yes, sign me out" }).click();
	await expect(page).toHaveURL(`${base}/nl-BE`);
	expect(errors).toEqual([]);
	await expect(button).toBeVisible();
	await page.goto(GATED);
	await expect(page.locator(".gate")).toBeVisible();
});

/** Makes the session old enough to be confirmed again, and lets the provider be asked again. */
async function age(page: Page): Promise<void> {
	const context = page.context();
	const session = (await context.cookies(base)).find(({ name }) => name === "__Host-session");
	if (!session) throw new Error("Nobody is signed in");
	await context.clearCookies({ name: "hca-silent" });
	await context.addCookies([{ ...session, value: await sealed({ ...(await opened(session.value)), verifiedAt: 0 }) }]);
}

test("an old session continues at the same place while the provider knows it @all", async ({ page }) => {
	const errors = consoleErrors(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(`${base}/nl-BE/login`);
	await page.locator("main").getByRole("button", { name: "Aanmelden" }).click();
	await signInAtProvider(page, "hca-anna");
	await expect(page).toHaveURL(`${base}/nl-BE`);
	const name = page.getByRole("banner").getByRole("link", { name: "Anna", exact: true });
	await expect(name).toBeVisible();

	await age(page);
	const address = `${GATED}?ref=mail#content`;
	await page.goto(address);
	await expect(page).toHaveURL(address);
	await expect(name).toBeVisible();
	await expect(page.locator(".gate")).toHaveCount(0);
	expect(errors).toEqual([]);
});

test("[8.09] unknown to the backend: notice, console error, no session, another try @all", async ({ page }) => {
	const errors = consoleErrors(page);
	await page.goto(`${base}/nl-BE`);
	await page.getByRole("banner").getByRole("button", { name: "Account aanmaken" }).click();
	await signInAtProvider(page, "hca-unknown");
	await expect(page.getByRole("alert")).toContainText("we konden uw profiel niet laden");
	await expect(page).toHaveURL(`${base}/nl-BE`);
	await expect.poll(() => errors).toEqual(["HCA: hcaProfileFailed"]);
	await expectAccessible(page);
	await expect(page.locator("main").getByRole("button", { name: "Aanmelden" })).toBeVisible();
});

test("[7.23] [8.09] cancelling is no failure; scroll position; sign-out without the SDK @all", async ({ page }) => {
	const errors = consoleErrors(page);
	await page.route("**/sdk.js", (route) => route.fulfill({ status: 404 }));
	await calm(page, { width: 1280, height: 800 });
	await page.goto(`${base}/nl-BE?page=2`);
	const signIn = page.getByRole("banner").getByRole("button", { name: "Aanmelden" });

	await test.step("cancelled: back on the list, with a neutral notice that goes with the page", async () => {
		await signIn.click();
		await page.getByRole("link", { name: "Cancel" }).click();
		await expect(page).toHaveURL(`${base}/nl-BE?page=2`);
		await expect(
			page.getByRole("status").filter({ hasText: "Het aanmelden met OneKey is geannuleerd." }),
		).toBeVisible();
		await expectAccessible(page, "cancelled");
		expect(errors).toEqual([]);
		await toSection(page, "Nieuws");
		await expect(page.getByText("Het aanmelden met OneKey is geannuleerd.")).toHaveCount(0);
	});

	await test.step("signed in: the list stands where it was left", async () => {
		await page.goto(`${base}/nl-BE?page=2`);
		await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
		// Without the focus, which would scroll to the button.
		await signIn.evaluate((button: HTMLButtonElement) => button.click());
		await signInAtProvider(page, "hca-anna");
		await expect(page).toHaveURL(`${base}/nl-BE?page=2`);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
		expect(await page.evaluate(() => sessionStorage.getItem("hca-left"))).toBe("");
	});

	await test.step("without the SDK the sign-out says so, and goes on at the provider", async () => {
		const said = page.waitForEvent("console", (message) => message.text() === "hcaSdk is not available.");
		await page.getByRole("button", { name: "Afmelden" }).click();
		expect((await said).type()).toBe("error");
		await expect(page.getByRole("button", { name: "Yes, sign me out" })).toBeVisible();
	});
});

test("a button pressed before the header's code leads to the provider, without an error @all", async ({ page }) => {
	const errors = consoleErrors(page);
	const release = await hold(page, chunk(HEADER));
	await page.goto(`${base}/nl-BE`);
	await page.getByRole("banner").getByRole("button", { name: "Aanmelden" }).click({ noWaitAfter: true });
	release();
	await expect(page.getByPlaceholder("Enter any login")).toBeVisible();
	expect(errors).toEqual([]);
});

test("[2.46] [2.45] the HCA modal on a phone: title, content, buttons, a click outside @all", async ({ page }) => {
	await calm(page, phone);
	await page.goto(`${base}/nl-BE`);
	const opener = page.getByRole("banner").getByRole("link", { name: "Aanmelden" });
	await opener.click();
	const modal = page.getByRole("dialog", { name: "Aanmelden met OneKey" });
	await expect(modal).toContainText("OneKey HealthCare Authenticator");
	await expect(modal.getByRole("button", { name: "Account aanmaken" })).toBeVisible();
	await expect(modal.getByRole("button", { name: "Aanmelden" })).toBeFocused();
	// As wide as the words, like all buttons that end a form on a phone.
	const widths = await modal
		.locator(".hca-buttons, .hca-buttons button")
		.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
	expect(new Set(widths).size, widths.join(", ")).toBe(1);
	await expectAccessible(page);
	// Text selected from inside to outside leaves it open.
	await modal.locator("p").first().hover();
	await page.mouse.down();
	await page.mouse.move(5, 5);
	await page.mouse.up();
	await page.evaluate(() => new Promise(requestAnimationFrame));
	await expect(modal).toBeVisible();
	await page.mouse.click(5, 5);
	await expect(modal).toBeHidden();
	await expect(opener).toBeFocused();
	await opener.press("Enter");
	await expect(modal).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(modal).toBeHidden();

	await page.goto(GATED);
	const popup = page.getByRole("dialog", { name: "Voor zorgprofessionals" });
	await expect(popup.getByRole("button", { name: "Aanmelden" })).toBeVisible();
	await expect(popup.getByRole("link")).toHaveCount(0);
	await expectAccessible(page, "popup", false);
});

test("without a network the sign-in keeps the page, and is offered again @all", async ({ page, context }) => {
	await page.goto(GATED);
	await page.getByRole("dialog").getByRole("button", { name: "Sluiten" }).click();
	await context.setOffline(true);
	await page.getByRole("banner").getByRole("button", { name: "Aanmelden" }).click();
	const lost = page.getByRole("dialog", { name: "Geen verbinding" });
	await expect(lost).toBeVisible();
	await expect(page).toHaveURL(GATED);
	await context.setOffline(false);
	await lost.getByRole("button", { name: "Opnieuw proberen" }).click();
	await expect(page.getByPlaceholder("Enter any login")).toBeVisible();
});
