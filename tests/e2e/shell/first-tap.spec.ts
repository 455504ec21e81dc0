import { expect, type Locator, type Page } from "playwright/test";
import { address, signIn } from "../accounts/accounts.ts";
import { HOME } from "../portal.ts";
import { test } from "../test.ts";
import { hydrateAll, openHeld } from "./shell.ts";

/**
 * Every button of every type of page answers when it is pressed first, before any script has come: it does so by itself, or
 * once its code is there, and its answer outlasts React's hydration and typing. A button of no kind named here fails the test.
 */

const PAGES = [
	"",
	"/news",
	"/search?term=heart",
	"/about",
	"/login",
	"/register",
	"/forgot-password",
	"/feedback/happy",
	"/nowhere",
	"/news/new-heart-failure-guideline-five-points-for-general-practice",
	"/podcasts/the-breathless-patient-heart-or-lung",
	"/webcasts/reading-spirometry-in-three-minutes",
	"/webinars/copd-evening-in-dublin-and-online",
	"/e-learnings/101",
];
/** Of who is signed in. */
const OWN = ["/account", "/account/profile", "/account/record", "/consents"];

declare global {
	interface Window {
		/** What has happened to the page, as the test notes it. */
		noted: string[];
	}
}

const shows = (page: Page, selector: string) => expect(page.locator(selector)).toBeVisible();

interface Kind {
	of: string;
	/** Whether the press is answered without any script; the others are once the scripts have come. */
	atOnce: boolean;
	answers: (page: Page, button: Locator) => Promise<void>;
}

const noted = (page: Page, what: string) => expect.poll(() => page.evaluate(() => window.noted)).toContain(what);

const KINDS: Kind[] = [
	{
		of: "[popovertarget]",
		atOnce: true,
		answers: async (page, button) => {
			await shows(page, `#${await button.getAttribute("popovertarget")}`);
			await page.keyboard.press("Escape");
		},
	},
	{ of: "[data-view]", atOnce: true, answers: (page) => shows(page, ".view__cards") },
	{ of: "[data-act=print]", atOnce: false, answers: (page) => noted(page, "print") },
	{ of: "[type=submit]", atOnce: true, answers: (page) => noted(page, "submit") },
	{ of: "[data-consent]", atOnce: false, answers: (page) => shows(page, "#cookie-settings") },
	{
		of: ".field__reveal",
		atOnce: false,
		answers: async (_, button) => {
			await expect(button).toHaveAttribute("aria-pressed", "true");
			await expect(button.locator("xpath=preceding-sibling::input")).toHaveAttribute("type", "text");
		},
	},
	{ of: ".save button", atOnce: false, answers: (_, button) => expect(button).toHaveText("Saved") },
	{ of: "main .account button[type=button]", atOnce: false, answers: (page) => noted(page, "print") },
];

test("every button answers its first press on a slow line, and keeps what it changed @all", async ({ page }) => {
	await page.addInitScript(() => {
		window.noted = [];
		window.print = () => window.noted.push("print");
		addEventListener(
			"submit",
			(event) => {
				event.preventDefault();
				window.noted.push("submit");
			},
			{ capture: true },
		);
	});
	const press = (path: string, index: number) =>
		test.step(path || "/", () => pressAll(page, path, index === 0 ? "button:visible" : BESIDE_SHELL));
	for (const [index, path] of PAGES.entries()) await press(path, index);
	await signIn(page, `${HOME}/about`, address("ie.new"));
	for (const [index, path] of OWN.entries()) await press(path, index);
});

/** The header's and the footer's buttons are those of the first page. */
const BESIDE_SHELL = "button:visible:not(.header *, .footer *)";

async function pressAll(page: Page, path: string, buttons: string): Promise<void> {
	const release = await openHeld(page, HOME + path);
	// What is folded has buttons too.
	await page.locator("main details:not([open]) > summary.button--danger").evaluateAll((all) => {
		for (const summary of all) if (summary instanceof HTMLElement) summary.click();
	});
	const count = await page.locator(buttons).evaluateAll((all) => {
		for (const [index, one] of all.entries()) one.setAttribute("data-pressed", `${index}`);
		return all.length;
	});
	const later: (() => Promise<void>)[] = [];
	for (let index = 0; index < count; index++) {
		const button = page.locator(`[data-pressed="${index}"]`);
		const selectors = KINDS.map(({ of }) => of);
		const kind = KINDS[await button.evaluate((one, all) => all.findIndex((of) => one.matches(of)), selectors)];
		if (!kind) throw new Error(`What does this do? ${await button.evaluate((one) => one.outerHTML)}`);
		await page.evaluate(() => window.noted.splice(0));
		// Every other one by the keyboard.
		if (index % 2) await button.press("Enter");
		else await button.click();
		if (kind.atOnce) await kind.answers(page, button);
		else later.push(() => kind.answers(page, button));
	}
	release();
	for (const answers of later) await answers();
	await page.unrouteAll({ behavior: "wait" });
	await closeDialogs(page);
	const pressed = await states(page);
	await hydrateAll(page);
	expect.soft(await states(page), "After the hydration").toEqual(pressed);
	await typeEverywhere(page);
	expect.soft(await states(page), "After typing").toEqual(pressed);
	// The next page begins with cards again.
	await page.evaluate(() => localStorage.removeItem("view"));
}

async function closeDialogs(page: Page): Promise<void> {
	const dialogs = page.locator("dialog[open]");
	for (let open = await dialogs.count(); open > 0; open--) {
		await page.keyboard.press("Escape");
		await expect(dialogs).toHaveCount(open - 1);
	}
}

/** What a press may have changed: of the document, and of each button that was pressed with the field before it. */
const states = (page: Page) =>
	page.evaluate(() => {
		const attributesOf = ({ attributes }: Element) =>
			Array.from(attributes, ({ name, value }) => `${name}=${value}`).filter((one) => one !== "data-hydrated=");
		return [
			attributesOf(document.documentElement),
			...Array.from(document.querySelectorAll("details"), ({ open }) => open),
			...Array.from(document.querySelectorAll(".field__reveal, .save, [data-view]"), (one) => [
				attributesOf(one),
				one.textContent,
				one.previousElementSibling?.getAttribute("type"),
			]),
		];
	});

async function typeEverywhere(page: Page): Promise<void> {
	for (const field of await page.locator("input:visible:not([type=checkbox], [type=radio])").all()) {
		await field.pressSequentially("a");
		await field.press("Escape");
	}
}
