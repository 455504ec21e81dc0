import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page } from "playwright/test";
import { address, GATED, signIn, signOut } from "./accounts/accounts.ts";
import { hcaOrigin, origin } from "./portal.ts";
import { test } from "./test.ts";

/** What the browser stores, compared with the table of docs/privacy.md. */

interface Kept {
	pattern: RegExp;
	kind: string;
	life: string;
	consent: string;
}

const table: Kept[] = [...readFileSync("docs/privacy.md", "utf8").matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)].map(
	([, name = "", cells = ""]) => {
		const [kind = "", , life = "", consent = ""] = cells.split("|").map((cell) => cell.trim());
		const [head = "", ...tails] = name.split("*").map((part) => part.replace(/[.$-]/g, "\\$&"));
		return { pattern: new RegExp(`^${[head, ...tails].join("[\\w-]+")}$`), kind, life, consent };
	},
);

const UNIT_SECONDS: Record<string, number> = { minutes: 60, hours: 3600, days: 86_400 };

/** In seconds; 0 means until the browser is closed. */
function lifeOf(life: string): number {
	const [, count = "0", unit = ""] = /^(\d+) (\w+)/.exec(life) ?? [];
	return Number(count) * (UNIT_SECONDS[unit] ?? 0);
}

/** What this browser stores although the table lacks it, allows less time, or requires consent. */
async function undeclared(page: Page, context: BrowserContext): Promise<string[]> {
	const cookies = await context.cookies();
	const keys = await page.evaluate(async () => ({
		sessionStorage: Object.keys(sessionStorage),
		localStorage: Object.keys(localStorage),
		IndexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ""),
		caches: await caches.keys(),
		workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
		history: history.state === null ? [] : ["state"],
	}));
	const found = [
		...cookies.map(({ name, expires }) => ({
			kind: "cookie",
			name,
			seconds: expires < 0 ? 0 : expires - Date.now() / 1000,
		})),
		...Object.entries(keys).flatMap(([kind, names]) => names.map((name) => ({ kind, name, seconds: 0 }))),
	];
	return found.flatMap(({ kind, name, seconds }) => {
		const row = table.find((one) => one.kind === kind && one.pattern.test(name));
		if (!row) return [`${kind} ${name} is not in the table`];
		if (row.consent !== "not needed") return [`${kind} ${name} needs consent`];
		// One second of tolerance for the transfer.
		return seconds > lifeOf(row.life) + 1 ? [`${kind} ${name} lives longer than ${row.life}`] : [];
	});
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Lets the player store its place, speed and volume. */
async function listen(page: Page): Promise<void> {
	await page.goto(`${origin("ie")}/en-IE/podcasts/the-breathless-patient-heart-or-lung`);
	await page.locator("audio").evaluate(async (media: HTMLAudioElement) => {
		media.muted = true;
		await media.play();
		media.currentTime = 40;
		media.playbackRate = 1.5;
	});
	await page.locator("[data-player]").hover();
	await page.locator("audio").evaluate((media: HTMLAudioElement) => media.pause());
}

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test("before any consent only what the privacy table lists is stored", async ({ page, context }) => {
	expect(table.length).toBeGreaterThan(5);
	const base = origin("ie");
	await page.goto(base);
	for (const path of ["/en-IE/search?term=heart", "/en-IE/login"]) {
		await page.goto(base + path);
		expect(await undeclared(page, context), path).toEqual([]);
	}
	await page.goto(GATED);
	await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain("register-popup-shown");
	await listen(page);
	await page.goto(`${base}/en-IE`);
	await page.locator("form[data-dismiss] button").click();
	await expect.poll(() => namesOf(context)).toContain("hide-signup-card");
	expect(await undeclared(page, context)).toEqual([]);
	expect(await namesOf(context)).toEqual(expect.arrayContaining(["locale"]));

	await signIn(page, GATED, address("ie"));
	await page.getByRole("button", { name: "Save for later" }).click();
	await expect.poll(() => stored(page)).toContainEqual(expect.stringMatching(/^library:(?!visitor)/));
	await page.goto(`${GATED}/demo-access`);
	await page.goto(`${base}/en-IE/account`);
	expect(await namesOf(context)).toEqual(expect.arrayContaining(["__Host-session", "__Host-deeplink"]));
	expect(await undeclared(page, context)).toEqual([]);
	for (const cookie of await context.cookies()) {
		expect(cookie.sameSite, cookie.name).toBe("Lax");
		expect(cookie.httpOnly && cookie.secure, cookie.name).toBe(cookie.name.startsWith("__Host-"));
	}
	expect(await page.evaluate(() => document.cookie)).not.toContain("__Host");

	await signOut(page);
	// It gives no access. Without it strangers could use up the tries for the account's password.
	expect((await namesOf(context)).filter((name) => name.startsWith("__Host-"))).toEqual(["__Host-device"]);
	expect(await undeclared(page, context)).toEqual([]);
});

test("nor on the way to the external identity, nor by the hub of sister portals @all", async ({ page, context }) => {
	const base = hcaOrigin("be");
	await page.goto(`${base}/nl-BE/login`);
	const started = page.waitForResponse((response) => response.url().endsWith("/hca/login"));
	await page.locator("main form[data-hca] button").first().click();
	await started;
	await page.waitForURL((url) => url.origin !== base);
	const cookies = await context.cookies(base);
	expect(cookies.map(({ name }) => name).join()).toMatch(/__Host-hca-/);
	await page.goto(`${base}/nl-BE/privacy`);
	// The provider is another service with cookies of its own.
	await context.clearCookies({ name: /^_(?:interaction|session|grant)/ });
	expect(await undeclared(page, context)).toEqual([]);

	const one = `${hcaOrigin("one.sister")}/en-IE/account`;
	await signIn(page, one, address("ie"));
	await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain("hub-copied");
	expect(await undeclared(page, context)).toEqual([]);
});
