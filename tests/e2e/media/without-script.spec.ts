import { expect, type Page } from "playwright/test";
import { address, signIn } from "../accounts/accounts.ts";
import { ANSWERED, origin, warm } from "../portal.ts";
import { test } from "../test.ts";

/** What a page shows, and what it leaves out, without JavaScript. */

const PODCAST = "/en-IE/podcasts/difficult-asthma-or-difficult-to-treat";
const ARTICLE = "/en-IE/news/a-guideline-at-a-glance-every-part-that-a-text-can-have";
const DARK = "rgb(14, 23, 38)";

interface Shown {
	path: string;
	visible: (page: Page) => ReturnType<Page["locator"]>[];
	hidden: string[];
}

const PAGES: Shown[] = [
	{
		path: "/en-IE",
		visible: (page) => [page.getByRole("banner").getByRole("button", { name: "Sign out" })],
		hidden: [".today__saved", ".areas", "button:text('to my areas')", "[data-theme-choice]"],
	},
	{
		path: PODCAST,
		visible: (page) => [
			page.locator("audio[controls]"),
			page.getByRole("region", { name: "Transcript" }).getByRole("link").nth(1),
		],
		hidden: [".save", "[data-find]", "text=Your place is saved on this device."],
	},
	{
		path: `${ARTICLE}#reading`,
		visible: (page) => [page.locator("#reading .prose").first(), page.getByRole("link", { name: "Watch on YouTube" })],
		hidden: [".save", "button:text('Play video from YouTube')"],
	},
];

test("[2.18] without JavaScript texts, players and links work; no dead controls", async ({ page, browser }) => {
	await signIn(page, `${origin("ie")}/robots.txt`, address("ie"));
	const { cookies } = await page.context().storageState();
	const bare = await browser.newContext({
		javaScriptEnabled: false,
		colorScheme: "dark",
		storageState: { ...ANSWERED, cookies },
	});
	const still = await bare.newPage();
	for (const { path, visible, hidden } of PAGES) {
		await test.step(path, async () => {
			await warm(page, origin("ie") + path.replace(/#.*/, ""));
			await still.goto(origin("ie") + path);
			for (const shown of visible(still)) await expect(shown).toBeVisible();
			for (const selector of hidden) await expect(still.locator(selector)).toBeHidden();
			await expect(still.locator("body")).toHaveCSS("background-color", DARK);
		});
	}
	await bare.close();
});
