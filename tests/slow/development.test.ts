import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isSection } from "../../shared/sections.ts";
import { ANSWERED, fixedPaths, watch } from "../e2e/portal.ts";
import { browserPath } from "../tools/browser.ts";
import { copyOf } from "./copy.ts";

/** `npm start` as a developer has it, in a copy of the repository whose files are changed, with a tab open. */

const PORT = "8793";
const { root, without, remove } = copyOf("development-start");
const at = (path: string, host = "ie") => `http://${host}.localhost:${PORT}${path}`;

/** Of a machine without CI: with live reload. */
const env = Object.fromEntries(
	Object.entries({ ...process.env, PORT, NO_COLOR: "1" }).filter(
		([name]) => !/^(CI|VITEST|NODE_ENV|STATE_DIR)/.test(name),
	),
);
let portal: ChildProcess;
let said = "";
let browser: Browser;
let context: BrowserContext;
let tab: Page;

beforeAll(async () => {
	portal = spawn("npm", ["start"], { cwd: root, env, detached: true });
	for (const stream of [portal.stdout, portal.stderr]) {
		stream?.on("data", (words: Buffer) => {
			said += words;
		});
	}
	browser = await chromium.launch({ executablePath: browserPath() });
	context = await browser.newContext({ storageState: ANSWERED });
	tab = await context.newPage();
	await vi.waitFor(() => expect(said).toContain("Ready on"), { timeout: 300_000, interval: 500 });
	await tab.goto(at("/en-IE"));
});
afterAll(async () => {
	await browser?.close();
	const ended = new Promise((resolve) => portal.once("close", resolve));
	if (portal.pid !== undefined && portal.exitCode === null) {
		process.kill(-portal.pid, "SIGTERM");
		await ended;
	}
	remove();
});

const textOf = (frame: Frame) => frame.evaluate(() => document.body.innerText).catch(() => "");
/** With its frame, in which what was thrown stands. */
const shown = async () => (await Promise.all(tab.frames().map(textOf))).join("\n");
const soon = (words: string) => expect.poll(shown, { timeout: 120_000 }).toContain(words);
const inCopy = (file: string) => `${root}/${file}`;
const replaced = (from: string, to: string) => (text: string) => text.replace(from, to);

test("a changed dictionary, view, style and Worker show in the open tab, which reloads by itself", async () => {
	// Between two Workers wrangler may answer what is no stream, to which a browser does not listen again.
	await tab.route("**/__live", (route) => route.fulfill({ status: 503 }), { times: 2 });
	await tab.reload();
	// As the browser has it already: answered "not modified", its copy would have a policy that refuses the script.
	await tab.reload();
	const word = { [inCopy("locales/en.ts")]: replaced('"Sign in"', '"Sign in at once"') };
	await without(word, () => soon("Sign in at once"));
	await expect.poll(shown, { timeout: 120_000 }).not.toContain("Sign in at once");

	const style = () => tab.evaluate(() => getComputedStyle(document.body).outlineWidth).catch(() => "");
	const sheet = { [inCopy("client/styles/base.css")]: (text: string) => `${text}\nbody { outline: 7px solid }\n` };
	await without(sheet, () => expect.poll(style, { timeout: 120_000 }).toBe("7px"));

	const view = { [inCopy("client/markup/views/home.tsx")]: replaced("return (", 'return address === "-" ? null : (') };
	const release = () => said.split("Local server updated").length;
	const before = release();
	await without(view, () => expect.poll(release, { timeout: 120_000 }).toBeGreaterThan(before));

	const worker = { [inCopy("shared/brand.ts")]: replaced('"Helvora Pro"', '"Helvora Anew"') };
	await without(worker, () =>
		expect.poll(() => tab.title().catch(() => ""), { timeout: 120_000 }).toContain("Helvora Anew"),
	);
});

test("a syntax error stands in the page with its line, and goes with it", async () => {
	const broken = {
		[inCopy("client/markup/views/home.tsx")]: replaced("export function Home(", "export function (Home("),
	};
	await without(broken, async () => {
		await soon("client/markup/views/home.tsx:");
		expect(await shown()).toContain("export function (Home(");
	});
	await soon("Sign in");
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

test("a type error is told in the terminal", async () => {
	const wrong = { [inCopy("shared/brand.ts")]: (text: string) => `${text}\nexport const wrong: number = "text";\n` };
	await without(wrong, () => expect.poll(() => said, { timeout: 300_000 }).toMatch(/shared\/brand\.ts.*TS2322/));
});

/** React's, in the browser and in the Worker's log. */
const WARNING =
	/unique "key"|Invalid DOM|cannot (?:be a child|appear)|Hydration failed|[Hh]ydrated but|React does not recognize|Warning:/;

async function walk(host: string, locale: "en-IE" | "de-CH"): Promise<string[]> {
	const page = await context.newPage();
	const faults = watch(page);
	const paths = fixedPaths(locale);
	const from = said.length;
	for (const path of paths) {
		await page.goto(at(path, host));
		// What hydrates does so by then; the tab's stream never ends.
		await page.waitForTimeout(300);
		if (!isSection(path.slice(`/${locale}/`.length))) continue;
		const first = await page.locator(".card__title a").first().getAttribute("href");
		if (first) paths.push(first);
	}
	await page.close();
	return [...faults, ...said.slice(from).split("\n")].filter((line) => WARNING.test(line));
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
	const from = said.length;
	await without(wrong, async () => {
		await expect.poll(() => opened(), { timeout: 120_000 }).toContain("Provoked");
		const warned = async () => {
			const home = homes.shift();
			if (home) await opened(...home);
			return said.slice(from);
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

const started = (port: string) =>
	spawnSync("npm", ["start"], { cwd: root, env: { ...env, PORT: port }, encoding: "utf8", timeout: 60_000 });

test("a second start on the same port says so, and the first goes on", async () => {
	const { status, stderr } = started(PORT);
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
