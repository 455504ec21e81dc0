import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isSection } from "../../shared/sections.ts";
import { ANSWERED, fixedPaths, watch } from "../e2e/portal.ts";
import {
	chips,
	desktop,
	domain,
	hydrateAll,
	isHydrated,
	language,
	menuButton,
	navigation,
	phone,
	searchButton,
	searchField,
} from "../e2e/shell/shell.ts";
import { browserPath } from "../tools/browser.ts";
import { freePort } from "../tools/development/port.ts";
import { copyOf } from "./copy.ts";
import { started } from "./started.ts";

/** `npm start` as a developer has it, in a copy of the repository whose files are changed, with a tab open. */

const PORT = `${await freePort()}`;
const { root, without, remove } = copyOf("development-start");
const at = (path: string, host = "ie") => `http://${host}.localhost:${PORT}${path}`;

/** Of a machine without CI: with live reload. */
const env = Object.fromEntries(
	Object.entries({ ...process.env, PORT, NO_COLOR: "1" }).filter(
		([name]) => !/^(CI|VITEST|NODE_ENV|STATE_DIR)/.test(name),
	),
);
let portal: ReturnType<typeof started>;
let browser: Browser;
let context: BrowserContext;
let tab: Page;

beforeAll(async () => {
	portal = started("start", env, root);
	browser = await chromium.launch({ executablePath: browserPath() });
	context = await browser.newContext({ storageState: ANSWERED });
	tab = await context.newPage();
	await vi.waitFor(() => expect(portal.said()).toContain("Ready on"), { timeout: 300_000, interval: 500 });
	await tab.goto(at("/en-IE"));
});
afterAll(async () => {
	await browser?.close();
	await portal.end();
	remove();
});

const textOf = (frame: Frame) => frame.evaluate(() => document.body.innerText).catch(() => "");
/** With its frame, in which what was thrown stands. */
const shown = async () => (await Promise.all(tab.frames().map(textOf))).join("\n");
const soon = (words: string) => expect.poll(shown, { timeout: 120_000 }).toContain(words);
const inCopy = (file: string) => `${root}/${file}`;
const replaced = (from: string, to: string) => (text: string) => text.replace(from, to);

// Views: below.
test("a changed dictionary, rule and style show in the open tab, which reloads by itself", async () => {
	// Between two Workers wrangler may answer what is no stream, to which a browser does not listen again.
	await tab.route("**/__live", (route) => route.fulfill({ status: 503 }), { times: 2 });
	await tab.reload();
	// As the browser has it already: answered "not modified", its copy would have a policy that refuses the script.
	await tab.reload();
	const words = {
		[inCopy("locales/en.ts")]: replaced('"Sign in"', '"Sign in at once"'),
		[inCopy("shared/brand.ts")]: replaced('"Helvora Pro"', '"Helvora Anew"'),
	};
	await without(words, async () => {
		await soon("Sign in at once");
		await expect.poll(() => tab.title().catch(() => ""), { timeout: 120_000 }).toContain("Helvora Anew");
	});
	await expect.poll(shown, { timeout: 120_000 }).not.toContain("Sign in at once");

	const style = () => tab.evaluate(() => getComputedStyle(document.body).outlineWidth).catch(() => "");
	const sheet = { [inCopy("client/styles/base.css")]: (text: string) => `${text}\nbody { outline: 7px solid }\n` };
	await without(sheet, () => expect.poll(style, { timeout: 120_000 }).toBe("7px"));
});

test("a defect stands in the page with the line of its source", async () => {
	const defect = {
		[inCopy("client/markup/views/home.tsx")]: replaced(
			"\treturn (",
			'\tif (address) throw new Error("a defect");\n\treturn (',
		),
	};
	await without(defect, async () => {
		await soon("a defect");
		expect(await shown()).toContain("client/markup/views/home.tsx");
	});
	await soon("Sign in");
});

test.each([
	["no TOML", (text: string) => `${text}\nx = [\n`, "Invalid TOML document"],
	["a wrong variable", replaced('"http://localhost:1337"', '"localhost"'), "CMS_ORIGIN is no address"],
])("a wrangler.toml with %s is told in the page, and its repair brings the portal back", async (_, wrong, words) => {
	await without({ [inCopy("wrangler.toml")]: wrong }, () => soon(words));
	await soon("Sign in");
});

test("a type error is told in the terminal, also where the compiler was busy when it was written, and then its end", async () => {
	const wrong = { [inCopy("shared/brand.ts")]: (text: string) => `${text}\nexport const wrong: number = "text";\n` };
	await without(wrong, () => expect.poll(portal.said, { timeout: 300_000 }).toMatch(/shared\/brand\.ts.*TS2322/));
	const from = portal.said().length;
	await expect.poll(() => portal.said().slice(from), { timeout: 300_000 }).toContain("No type errors");
});

/** React's, in the browser and in the Worker's log. */
const WARNING =
	/unique "key"|Invalid DOM|cannot (?:be a child|appear)|Hydration failed|[Hh]ydrated but|React does not recognize|Warning:/;

async function walk(host: string, locale: "en-IE" | "de-CH"): Promise<string[]> {
	const page = await context.newPage();
	const faults = watch(page);
	const paths = [...fixedPaths(locale), `/${locale}?domain=3&category=13`, `/${locale}/search?term=cardio`];
	const from = portal.said().length;
	for (const path of paths) {
		await page.goto(at(path, host));
		await hydrateAll(page);
		if (!isSection(path.slice(`/${locale}/`.length))) continue;
		const first = await page.locator(".card__title a").first().getAttribute("href");
		if (first) paths.push(first);
	}
	await page.close();
	return [...faults, ...portal.said().slice(from).split("\n")].filter((line) => WARNING.test(line));
}

test("React's development build has nothing to say of any route, signed in or not", async () => {
	const wrong = {
		[inCopy("client/markup/views/home.tsx")]: replaced(
			"<Hero hero={hero} />",
			"<><i {...{ ['wrongName' + Date.now()]: 1 }} />Provoked<Hero hero={hero} /></>",
		),
	};
	// Opened anew each time: a page that comes while its Worker is replaced may end empty, without the script that reloads it.
	const opened = async (host = "ie", locale = "en-IE") => {
		await tab.goto(at(`/${locale}`, host), { timeout: 10_000 }).catch(() => null);
		return shown();
	};
	// The terminal misses what a Worker says before wrangler listens to it: each home that is rendered warns anew.
	const homes = [
		["ie", "en-IE"],
		["ch", "de-CH"],
		["ch", "fr-CH"],
		["be", "nl-BE"],
		["be", "fr-BE"],
		["tr", "tr-TR"],
	];
	const from = portal.said().length;
	await without(wrong, async () => {
		await expect.poll(() => opened(), { timeout: 120_000 }).toContain("Provoked");
		const warned = async () => {
			const home = homes.shift();
			if (home) await opened(...home);
			return portal.said().slice(from);
		};
		await expect.poll(warned, { timeout: 60_000, interval: 2_000 }).toMatch(WARNING);
	});
	await expect.poll(() => opened(), { timeout: 120_000 }).toMatch(/^(?=[\s\S]*Sign in)(?![\s\S]*Provoked)/);
	expect(await walk("ch", "de-CH")).toEqual([]);
	await tab.goto(at("/en-IE/login"));
	await tab.getByRole("textbox", { name: "E-mail" }).fill("ie@helvora.example");
	await tab.locator("input[type=password]").fill("demo-1234");
	await tab.locator("main").getByRole("button", { name: "Sign in" }).click();
	await tab.waitForURL(at("/en-IE"));
	expect(await walk("ie", "en-IE")).toEqual([]);
});

test("what is open and chosen before hydration is no difference, nor is a page that is opened without a load", async () => {
	const home = at("/nl-BE", "be");
	const page = await context.newPage();
	const faults = watch(page);
	const hydrated = (island: string) => expect.poll(() => isHydrated(page, island)).toBe(true);
	const [field, filters] = [searchField(page), page.locator(".filters summary")];
	const controls = [
		[desktop, language(page).locator("summary"), language(page).locator("ul"), "header"],
		[phone, menuButton(page), navigation(page), "header"],
		[desktop, searchButton(page), field, "header"],
		[desktop, filters, page.locator(".filters form"), "filters"],
	] as const;
	for (const [size, button, shown, island] of controls) {
		await page.setViewportSize(size);
		await page.goto(home);
		// By the element itself, which is no sign of interest.
		await button.evaluate((element: HTMLElement) => element.click());
		await shown.waitFor();
		if (shown === field) await field.evaluate((input: HTMLInputElement) => (input.value = "hart"));
		await shown.dispatchEvent("pointerover");
		await hydrated(island);
		await shown.waitFor();
	}

	// A page that was opened without a load works as well.
	await page.goto(home);
	await page.locator(".card__title a").first().click();
	await page.waitForURL(/\/nl-BE\/.+\/.+/);
	await page.locator("main:focus").waitFor();
	await searchButton(page).focus();
	await hydrated("header");
	await page.goBack();
	await page.waitForURL(home);
	await filters.click();
	await hydrated("filters");
	await domain(page).selectOption({ label: "Diabetes" });
	await chips(page).waitFor();
	expect(faults).toEqual([]);

	await page.goto(home);
	await filters.evaluate((element) => element.classList.add("other"));
	await filters.focus();
	await expect.poll(() => faults.join()).toContain("hydrat");
	await page.close();
});

test("a second start on the same port says so, and the first goes on", async () => {
	const { status, stderr } = spawnSync("npm", ["start"], { cwd: root, env, encoding: "utf8", timeout: 60_000 });
	expect([status, stderr]).toEqual([1, expect.stringContaining(`Port ${PORT} is in use`)]);
	expect((await tab.goto(at("/en-IE")))?.status()).toBe(200);
});

test("an older Node.js, and packages that are not installed, are told in plain words", () => {
	const check = readFileSync("tests/tools/development/check-node.mjs", "utf8");
	const run = (code: string, cwd: string) =>
		spawnSync(process.execPath, ["--input-type=module", "-e", code], { cwd, encoding: "utf8" });
	expect(run(check, ".").status).toBe(0);
	const old = run(check.replace("process.versions.node.split", '"20.1.0".split'), ".");
	expect([old.status, old.stderr]).toEqual([1, expect.stringContaining(".nvmrc")]);
	const bare = run(check, "tests");
	expect([bare.status, bare.stderr]).toEqual([1, expect.stringContaining("npm ci")]);
});
