import { readFile } from "node:fs/promises";
import { expect } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { expectFits } from "../overflow.ts";
import { HOME, origin, watch } from "../portal.ts";
import { calm, downloaded, requested } from "../shell/shell.ts";
import { address, breakBackend, PASSWORD, PHONE, signIn, signInAsNewcomer, test } from "./accounts.ts";

const ACCOUNT = `${HOME}/account`;
const PROFILE = `${ACCOUNT}/profile`;

test("[3.01] facts, consents, data as JSON, sign-out everywhere, deletion with the password", async ({ page }) => {
	const faults = watch(page);
	const urls = requested(page);
	await calm(page, PHONE);
	const deletion = page.getByRole("region", { name: "Delete account" });

	const email = await test.step("without a session the page leads to the sign-in", async () => {
		await page.goto(ACCOUNT);
		await expect(page.locator("main").getByText("Sign in to see your account.")).toBeVisible();
		return signInAsNewcomer(page, ACCOUNT);
	});

	await test.step("facts and layout", async () => {
		const tabs = page.getByRole("navigation", { name: "My account" });
		await tabs.getByRole("link", { name: "Profile" }).click();
		await expect(page).toHaveURL(PROFILE);
		const facts = page.getByRole("region", { name: "Your details" });
		for (const fact of ["Robin Example", email]) await expect(facts.getByText(fact)).toBeVisible();
		await deletion.getByText("Delete my account").click();
		await expectFits(page);
		await expectAccessible(page, "profile");
	});

	await test.step("consents are kept", async () => {
		const consents = page.getByRole("region", { name: "Your consents" });
		await expect(consents.getByLabel("I agree to receive e-mails")).toBeChecked();
		await consents.getByLabel("I agree to receive e-mails").uncheck();
		await consents.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("group", { name: "Your answers have been saved." })).toBeFocused();
		await page.goto(PROFILE);
		await expect(consents.getByLabel("I agree to receive e-mails")).not.toBeChecked();
		await expect(consents.getByLabel("monthly newsletter")).toBeChecked();
	});

	await test.step("data are fetched by the click alone", async () => {
		const link = page.getByRole("link", { name: "Download my data" });
		await link.hover();
		expect(urls.filter((url) => url.endsWith("/account/data"))).toEqual([]);
		const file = await downloaded(page, link);
		expect(file.suggestedFilename()).toMatch(/\.json$/);
		expect(JSON.stringify(JSON.parse(await readFile(await file.path(), "utf8")))).toContain(email);
	});

	await test.step("signed out everywhere", async () => {
		await page.getByRole("button", { name: "Sign out everywhere" }).press("Enter");
		await expect(page).toHaveURL(`${HOME}/login`);
		await expect(page.getByRole("group", { name: "You have been signed out on all devices." })).toBeFocused();
		await expectAccessible(page, "signed out everywhere");
	});
	expect(faults).toEqual([]);

	await test.step("deletion", async () => {
		await signIn(page, PROFILE, email);
		await deletion.getByText("Delete my account").click();
		await deletion.getByLabel("Password").fill("not-it");
		await deletion.getByRole("button", { name: "Delete permanently" }).click();
		await expect(deletion.getByLabel("Password")).toHaveAccessibleDescription("Incorrect password. Try again.");
		await expect(deletion.getByRole("alert")).toBeFocused();
		await deletion.getByLabel("Password").fill(PASSWORD);
		await deletion.getByRole("button", { name: "Delete permanently" }).click();
		await expect(page.getByRole("group", { name: "Your account has been deleted." })).toBeFocused();
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
	});
});

test("the form that was sent reports a failure, and keeps the visitor's choice @all", async ({ page, request }) => {
	// No other test signs this person in.
	const person = address("be.tl1");
	const profile = `${origin("be")}/fr-BE/account/profile`;
	await signIn(page, profile, person);
	const section = (id: string) => page.locator(`section[aria-labelledby="account-${id}"]`);
	const language = "fr-BE";
	await breakBackend(request, { path: "/api/consents", language, person, status: 500 });
	await section("consents").locator("[type=checkbox]").last().uncheck();
	await section("consents").getByRole("button").click();
	await expect(section("consents").getByRole("alert")).toBeFocused();
	await expect(section("consents").locator("[type=checkbox]").last()).not.toBeChecked();
	await expect(section("deletion").getByRole("alert")).toHaveCount(0);

	await breakBackend(request, { path: "/api/user", language, person, status: 500 });
	await page.goto(profile);
	await section("deletion").locator("summary").click();
	await section("deletion").locator("[name=password]").fill(PASSWORD);
	await section("deletion").locator("[type=submit]").click();
	await expect(section("deletion").getByRole("alert")).toBeVisible();
	await expect(section("consents").getByRole("alert")).toHaveCount(0);

	await page.goto(`${origin("be")}/fr-BE/account/data`);
	await expect(section("data").getByRole("alert")).toBeVisible();
	await expect(section("consents").getByRole("alert")).toHaveCount(0);
});
