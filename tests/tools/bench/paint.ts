import { type Browser, chromium, type Page } from "playwright";
import { ITEM } from "./rates.ts";
import { medianOf, type Row } from "./table.ts";

/**
 * The largest paint in a Chromium that is really slowed down, where Lighthouse computes it: a phone's 4G and processor, by
 * Lighthouse's figures for both. Without other work in between, each visit in a profile of its own.
 */

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const MEGABIT = 1_000_000 / 8;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6 * MEGABIT, uploadThroughput: 0.75 * MEGABIT };
const PROCESSOR = { rate: 4 };
/** How long nothing larger may be painted before that counts as the largest. */
const SETTLED_MS = 1000;

/** Milliseconds from the navigation's start. */
const largestPaint = (page: Page): Promise<number> =>
	page.evaluate(
		(settled) =>
			new Promise((done) => {
				let last = Number.NaN;
				let timer: ReturnType<typeof setTimeout> | undefined;
				const noted = (time: number) => {
					last = time;
					clearTimeout(timer);
					timer = setTimeout(() => done(last), settled);
				};
				new PerformanceObserver((list) => {
					for (const { startTime } of list.getEntries()) noted(startTime);
				}).observe({ type: "largest-contentful-paint", buffered: true });
			}),
		SETTLED_MS,
	);

/** Milliseconds from a click on the first link that leads to `path` until the next page's heading is painted. */
const clicked = (page: Page, path: string): Promise<number> =>
	page.evaluate(
		(to) =>
			new Promise((done, fail) => {
				const heading = document.querySelector("h1");
				const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
				if (!link) return fail(new Error(`No link leads to ${to}`));
				const start = performance.now();
				const look = () => {
					if (document.querySelector("h1") === heading) return requestAnimationFrame(look);
					requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
				};
				link.click();
				look();
			}),
		path,
	);

/** A page of a new profile, slowed down. `still`: its visitor wants no motion, so that pages do not fade in. */
async function phone(browser: Browser, still: boolean): Promise<Page> {
	const context = await browser.newContext({ ...PHONE, reducedMotion: still ? "reduce" : "no-preference" });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.emulateNetworkConditions", NETWORK);
	await session.send("Emulation.setCPUThrottlingRate", PROCESSOR);
	return page;
}

async function opened(page: Page, address: string): Promise<number> {
	await page.goto(address, { waitUntil: "load" });
	return largestPaint(page);
}

const JOURNEYS = { "home, then list": ["/en-IE", "/en-IE/news"], "item, then list": [ITEM, "/en-IE/news"] } as const;

const WAYS = ["second page", "by a click", "by a click, without fade"] as const;

/**
 * First visit of a page, and from there another one that nobody has seen yet: by its address, or by a click, whose
 * fade takes its own time where no graphics processor helps, as here.
 */
export async function paints(executablePath: string, site: string, visits: number): Promise<Row[]> {
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	const rows: Row[] = [];
	for (const [pages, [path, next]] of Object.entries(JOURNEYS)) {
		const times: Record<"first visit" | (typeof WAYS)[number], number[]> = {
			"first visit": [],
			"second page": [],
			"by a click": [],
			"by a click, without fade": [],
		};
		for (let visit = 0; visit < visits; visit++) {
			for (const way of WAYS) {
				const page = await phone(browser, way === "by a click, without fade");
				times["first visit"].push(await opened(page, site + path));
				times[way].push(await (way === "second page" ? opened(page, site + next) : clicked(page, next)));
				await page.context().close();
			}
		}
		rows.push({
			pages,
			...Object.fromEntries(Object.entries(times).map(([name, all]) => [name, Math.round(medianOf(all))])),
		});
	}
	await browser.close();
	return rows;
}
