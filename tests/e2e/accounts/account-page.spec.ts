import { readFile } from "node:fs/promises";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { sidewaysOverflow } from "../overflow.ts";
import { ANSWERED, origin, watch } from "../portal.ts";
import { address, breakBackend, fillLogin, fillRegistration, freshAddress, SIZES, signIn, test } from "./accounts.ts";

const HOME = `${origin("ie")}/en-IE`;
const ACCOUNT = `${HOME}/account`;
const PROFILE = `${ACCOUNT}/profile`;

/** A user who may be deleted. */
async function registerFresh(page: Page): Promise<string> {
	const email = freshAddress();
	await page.goto(`${HOME}/register`);
	const form = page.locator("main form");
	await fillRegistration(form, "ie", email);
	await form.getByRole("button", { name: "Create account" }).click();
	await expect(page).toHaveURL(`${HOME}/login?notice=registered`);
	await expect(page.getByRole("group", { name: "Your account has been created." })).toBeFocused();
	return email;
}

for (const viewport of SIZES) {
	for (const javaScriptEnabled of [true, false]) {
		test.describe(`account at ${viewport.width} px ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
			test.use({ viewport, javaScriptEnabled });

			test("[3.01] facts, consents that are kept, data as JSON, deletion with the password", async ({ page }) => {
				const email = await registerFresh(page);
				await fillLogin(page.locator("main form"), email, "secret-12");
				await page.locator("main").getByRole("button", { name: "Sign in" }).click();
				await expect(page).toHaveURL(HOME);
				await page.getByRole("banner").getByRole("link", { name: "Hello Robin" }).click();
				await expect(page).toHaveURL(ACCOUNT);
				await page
					.getByRole("navigation", { name: "My account" })
					.getByRole("link", { name: "Details and data" })
					.click();
				await expect(page).toHaveURL(PROFILE);
				const facts = page.getByRole("region", { name: "Your details" });
				for (const fact of ["Robin Example", email]) await expect(facts.getByText(fact)).toBeVisible();
				expect(await sidewaysOverflow(page)).toBe(0);

				const consents = page.getByRole("region", { name: "Your consents" });
				await expect(consents.getByLabel("I agree to be informed")).toBeChecked();
				await consents.getByLabel("I agree to be informed").uncheck();
				await consents.getByLabel("monthly newsletter").check();
				await consents.getByRole("button", { name: "Save" }).click();
				await expect(page.getByRole("group", { name: "Your answers have been saved." })).toBeFocused();
				await page.goto(PROFILE);
				await expect(consents.getByLabel("I agree to be informed")).not.toBeChecked();
				await expect(consents.getByLabel("monthly newsletter")).toBeChecked();

				const download = page.waitForEvent("download");
				await page.getByRole("link", { name: "Download my data" }).click();
				const file = await download;
				expect(file.suggestedFilename()).toMatch(/\.json$/);
				const data: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
				expect(JSON.stringify(data)).toContain(email);
				expect(JSON.stringify(data)).not.toContain("secret-12");

				const deletion = page.getByRole("region", { name: "Delete account" });
				await deletion.getByText("Delete my account").click();
				await deletion.getByLabel("Password").fill("not-it");
				await deletion.getByRole("button", { name: "Delete for good" }).click();
				await expect(deletion.getByLabel("Password")).toHaveAccessibleDescription("The password is not right.");
				await expect(deletion.getByRole("alert")).toBeFocused();
				await deletion.getByLabel("Password").fill("secret-12");
				await deletion.getByRole("button", { name: "Delete for good" }).click();
				await expect(page.getByRole("group", { name: "Your account has been deleted." })).toBeFocused();
				await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
				await fillLogin(page.locator("main form"), email, "secret-12");
				await page.locator("main").getByRole("button", { name: "Sign in" }).click();
				await expect(page.getByRole("alert")).toContainText("E-mail address or password is not right.");
			});
		});
	}
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`signing out everywhere ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test("one button, reached by keyboard, ends the user's other browser too, and the page says so", async ({
			page,
			browser,
		}) => {
			const email = await registerFresh(page);
			const elsewhere = await (await browser.newContext({ javaScriptEnabled, storageState: ANSWERED })).newPage();
			await elsewhere.goto(`${HOME}/login`);
			for (const one of [page, elsewhere]) {
				await fillLogin(one.locator("main form"), email, "secret-12");
				await one.locator("main").getByRole("button", { name: "Sign in" }).click();
				await expect(one).toHaveURL(HOME);
			}
			await page.goto(PROFILE);
			const button = page
				.getByRole("region", { name: "Signed-in devices" })
				.getByRole("button", { name: "Sign out everywhere" });
			await button.focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(`${HOME}/login?notice=signedOutEverywhere`);
			await expect(page.getByRole("group", { name: "You are signed out on all devices." })).toBeFocused();
			if (javaScriptEnabled) await expectAccessible(page, "signed out everywhere");

			await elsewhere.goto(ACCOUNT);
			await expect(elsewhere.locator("main").getByText("Sign in to see your account.")).toBeVisible();
			await elsewhere.context().close();
		});
	});
}

test("what fails is said by the form that was sent, and what was chosen stays", async ({ page, request }) => {
	// Nobody whom another test signs in.
	const person = address("be.tl1");
	await signIn(page, `${origin("be")}/fr-BE/account/profile`, person);
	const section = (id: string) => page.locator(`section[aria-labelledby="account-${id}"]`);
	const language = "fr-BE";
	await breakBackend(request, { path: "/api/consents", language, person, status: 500 });
	await section("consents").locator("[type=checkbox]").last().uncheck();
	await section("consents").getByRole("button").click();
	await expect(section("consents").getByRole("alert")).toBeFocused();
	await expect(section("consents").locator("[type=checkbox]").last()).not.toBeChecked();
	await expect(section("deletion").getByRole("alert")).toHaveCount(0);

	await breakBackend(request, { path: "/api/user", language, person, status: 500 });
	await page.goto(`${origin("be")}/fr-BE/account/profile`);
	await section("deletion").locator("summary").click();
	await section("deletion").locator("[name=password]").fill("demo-1234");
	await section("deletion").locator("[type=submit]").click();
	await expect(section("deletion").getByRole("alert")).toBeVisible();
	await expect(section("consents").getByRole("alert")).toHaveCount(0);

	await page.goto(`${origin("be")}/fr-BE/account/data`);
	await expect(section("data").getByRole("alert")).toBeVisible();
	await expect(section("consents").getByRole("alert")).toHaveCount(0);
});

test("the account page is accessible, also with the deletion open; without a session it leads to the sign-in", async ({
	page,
}) => {
	const faults = watch(page);
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(ACCOUNT);
	await expect(page.locator("main").getByText("Sign in to see your account.")).toBeVisible();
	await expectAccessible(page, "signed out");
	await signIn(page, PROFILE, address("ie"));
	await page.getByText("Delete my account").click();
	await page.getByRole("link", { name: "Download my data" }).hover();
	await expectAccessible(page, "account");
	// Neither in sight nor under the pointer are the data fetched before somebody asks for them.
	expect(requested.filter((url) => url.endsWith("/account/data"))).toEqual([]);
	expect(faults).toEqual([]);
});
