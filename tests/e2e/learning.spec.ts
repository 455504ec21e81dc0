import { expect, type Page } from "playwright/test";
import { DESKTOP, freshAddress, PHONE, signInAsNewcomer, test } from "./accounts/accounts.ts";
import { expectAccessible } from "./axe.ts";
import { expectFits, sidewaysOverflow } from "./overflow.ts";
import { origin, watch } from "./portal.ts";
import { downloaded, requested, untilHydrated } from "./shell/shell.ts";

/** Webinars, meetings and courses, from the list to what comes of them. */

const at = (path: string) => `${origin("ie")}/en-IE/${path}`;
const SOON = at("webinars/live-heart-failure-in-primary-care");
const ON_SITE = at("webinars/copd-evening-in-dublin-and-online");

async function expectWell(page: Page, state: string): Promise<void> {
	await expectFits(page, state);
	// Elements that a script takes over are hidden until then, and a page that is still streaming may lack them.
	await page.waitForLoadState();
	await expect(page.locator("[data-enhance]")).toHaveCount(0);
	await expectAccessible(page, state);
}

test.use({ viewport: PHONE, reducedMotion: "reduce" });

test("[2.20] [7.16] registered by one click, with the entry for the calendar", async ({ page }) => {
	const faults = watch(page);
	const email = await signInAsNewcomer(page, SOON);
	const panel = page.getByRole("region", { name: "Registration" });
	await expect(panel).toContainText(`You will be registered as Robin Example, ${email}.`);
	await panel.getByRole("button", { name: "Register" }).click();
	await expect(panel).toContainText("You are registered");
	await expect(page).toHaveURL(`${SOON}#event`);
	await expectWell(page, "registered");
	const file = await downloaded(page, panel.getByRole("link", { name: "Add to calendar" }));
	expect(file.suggestedFilename()).toBe("webinar.ics");
	expect(faults).toEqual([]);
});

test("[2.15] [7.18] enrolled and half through, with focus; refused with the reason @all", async ({ page, context }) => {
	await signInAsNewcomer(page, at("e-learnings/105"));
	const panel = page.locator("#course");
	await panel.getByRole("button", { name: "Enrol" }).click();
	await expect(panel.getByRole("heading")).toHaveText("Enrolled");
	await expect(panel.getByRole("progressbar", { name: "0% complete" })).toBeVisible();
	const [lesson] = await Promise.all([
		context.waitForEvent("page"),
		panel.getByRole("link", { name: "Start course" }).click(),
	]);
	await lesson.getByRole("button", { name: "Complete unit 1" }).click();
	await expect(lesson.getByText("(completed)")).toHaveCount(1);
	await lesson.close();
	await panel.getByRole("link", { name: "Start course" }).focus();
	// Its code listens: the event comes once.
	await expect(panel.locator("[data-enhance]")).toHaveCount(0);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(panel.getByRole("heading")).toHaveText(/In progress|Completed/);
	await expect(panel.getByRole("progressbar", { name: "0% completed" })).toHaveCount(0);
	await expect(panel.locator("a:focus")).toHaveCount(1);
	await page.goto(at("e-learnings/104"));
	await panel.getByRole("button", { name: "Enrol" }).click();
	await expect(panel.getByRole("alert")).toContainText("This course is not taking new participants.");
	await expect(panel.getByRole("alert")).toBeFocused();
	await expect(panel.getByRole("button")).toHaveCount(0);
	await expectWell(page, "refused");
	await panel.getByRole("link", { name: "See other courses" }).press("Enter");
	await expect(page.locator("h1")).toHaveText("Courses");
});

test("[7.19] the meeting's form: refused with everything kept, sent, and changed", async ({ page }) => {
	await page.goto(ON_SITE);
	const form = page.locator("#meeting form");
	await expect(form).toBeHidden();
	await page.getByText("Accept or decline").click();
	await form.locator("[name=firstname]").fill("Áine");
	// Without its script the browser would load the answer as another page.
	await untilHydrated(page, "meeting");
	await form.locator("[name=lastname]").fill("Ní Bhriain");
	await form.locator("[name=email]").fill("aine");
	await form.locator("[name=profession]").selectOption("P");
	await form.locator("[name=remarks]").fill("Vegetarian");
	const submit = form.getByRole("button", { name: "Send reply" });
	await submit.click();
	await expect(form.getByText("Choose whether you are coming.")).toBeVisible();
	await form.getByLabel("Yes, I’ll be there").check();
	await submit.click();
	await expect(form.getByRole("alert")).toBeFocused();
	await form.getByRole("alert").getByRole("link", { name: "E-mail address" }).click();
	await expect(form.locator("[name=email]")).toBeFocused();
	await expect(form.locator("[name=lastname]")).toHaveValue("Ní Bhriain");
	await expect(form.locator("[name=profession]")).toHaveValue("P");
	await expect(form.locator("[name=remarks]")).toHaveValue("Vegetarian");
	expect(await sidewaysOverflow(page)).toBe(0);
	await expectAccessible(page, "refused");
	await form.locator("[name=email]").fill(freshAddress());
	await submit.click();
	const thanks = page.locator("#meeting .notice--success");
	await expect(thanks).toContainText("Thank you. We look forward to seeing you.");
	await page.getByRole("link", { name: "Change my reply" }).click();
	await expect(page.locator(".meeting__answer")).toBeFocused();
	await expect(form.getByLabel("Yes, I’ll be there")).toBeChecked();
	await expect(form.locator("[name=lastname]")).toHaveValue("Ní Bhriain");
	await expect(form.locator("[name=remarks]")).toHaveValue("Vegetarian");
	await form.getByLabel("No").check();
	await submit.click();
	await expect(thanks).toBeFocused();
	await thanks.getByRole("link", { name: "Change my reply" }).press("Enter");
	await expect(page.locator(".meeting__answer")).toBeFocused();
	await expect(form.getByLabel("No")).toBeChecked();
});

test.describe("in another zone", () => {
	test.use({ timezoneId: "America/New_York" });

	test("[2.20] the event's own zone, the visitor's time, and the countdown at four moments", async ({ page }) => {
		await page.clock.install();
		await page.goto(SOON);
		const line = page.locator("[data-countdown]");
		const start = Date.parse((await line.getAttribute("data-countdown")) ?? "");
		const when = page.locator(".event__date");
		await expect(when).toHaveText(/ \d{4}, 19:00–20:00 (GMT|IST) \((14|15):00–(15|16):00 your time\)$/);
		// One zone a page: no other line has the visitor's.
		expect((await page.locator("article.article").innerText()).match(/1[456]:00/g)).toHaveLength(2);
		await test.step("of an event of several days both days are named", async () => {
			await page.route(SOON, async (route) => {
				const response = await route.fetch();
				const longer = new Date(start + 30 * 3_600_000).toISOString();
				const body = (await response.text()).replace(
					/(<time class="event__date"[^>]* data-ends=")[^"]*/,
					`$1${longer}`,
				);
				await route.fulfill({ response, body });
			});
			await page.reload();
			await expect(when).toHaveText(/\(\w+day, (14|15):00 – \w+day, (20|21):00 your time\)$/);
			await page.unrouteAll({ behavior: "wait" });
			await page.reload();
			await expect(when).not.toHaveText(/ – /);
		});
		const HOUR = 3_600_000;
		const moments = [
			[start - 72 * HOUR, "Starts in 3 days", "Upcoming"],
			[start - HOUR / 2, "Starts in 30 minutes", "Upcoming"],
			[start + HOUR / 2, "Live now.", "Live now"],
			[start + 5 * HOUR, "This webinar has ended.", "Ended"],
		] as const;
		for (const [moment, words, state] of moments) {
			await page.clock.setSystemTime(moment);
			// The next tick of the countdown.
			await page.clock.runFor(30_000);
			await expect(line).toHaveText(words);
			await expect(page.locator(".event__state")).toHaveText(state);
			await expect(page.getByRole("link", { name: "Refresh" })).toBeVisible({ visible: moment >= start });
		}
	});
});

test("[2.20] in the event's own zone one time; other pages load no code for it @all", async ({ browser }) => {
	const page = await browser.newPage({ timezoneId: "Europe/Dublin", viewport: DESKTOP });
	const chunks = requested(page, (request) => request.url().includes("/assets/zone-"));
	await page.goto(at("about"));
	await page.waitForLoadState("networkidle");
	expect(chunks).toEqual([]);
	await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Webinars" }).click();
	await page.getByRole("link", { name: "Live: heart failure in primary care" }).click();
	await expect(page.locator("[data-countdown]")).toHaveText(/^Starts /);
	await expect.poll(() => chunks.length).toBe(1);
	await expect(page.locator(".event__date")).toHaveText(/, 19:00–\d\d:\d\d (GMT|IST)/);
	await page.close();
});
