import { type Browser, chromium, type Page } from "playwright";
import { ITEM } from "./rates.ts";
import { medianOf, type Row } from "./table.ts";

/**
 * The largest paint in a throttled Chromium, with Lighthouse's figures for a phone's network and processor. Lighthouse itself
 * only computes it. Each visit has a new profile.
 */

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const MEGABIT = 1_000_000 / 8;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6 * MEGABIT, uploadThroughput: 0.75 * MEGABIT };
const PROCESSOR = { rate: 4 };
/** The largest paint is final when nothing larger follows for this long. */
const SETTLED_MS = 1000;

/** The browser sometimes misses a paint. Such a visit has no result after this long. */
const MISSED_MS = 20_000;

/** Milliseconds from the start of the navigation; NaN: no paint was seen. */
const largestPaint = (page: Page): Promise<number> =>
	page.evaluate(
		([settled, missed]) =>
			new Promise<number>((done) => {
				let last = Number.NaN;
				let timer = setTimeout(() => done(last), missed);
				const noted = (time: number) => {
					last = time;
					clearTimeout(timer);
					timer = setTimeout(() => done(last), settled);
				};
				new PerformanceObserver((list) => {
					for (const { startTime } of list.getEntries()) noted(startTime);
				}).observe({ type: "largest-contentful-paint", buffered: true });
			}),
		[SETTLED_MS, MISSED_MS] as const,
	);

/** Milliseconds from a click on the first link to `path` until the browser paints the next page's heading; NaN as above. */
const clicked = (page: Page, path: string): Promise<number> =>
	page.evaluate(
		([to, missed]) =>
			new Promise<number>((done, fail) => {
				const heading = document.querySelector("h1");
				const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
				if (!link) return fail(new Error(`No link leads to ${to}`));
				const start = performance.now();
				setTimeout(() => done(Number.NaN), missed);
				const look = () => {
					if (document.querySelector("h1") === heading) return requestAnimationFrame(look);
					requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
				};
				link.click();
				look();
			}),
		[path, MISSED_MS] as const,
	);

/** A throttled page in a new profile. `still`: the visitor prefers reduced motion, so that pages do not fade in. */
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
 * The first visit of a page and a second page, by its address or by a click. After a click the fade takes time of its own on
 * machines without a graphics processor.
 */
export async function paints(executablePath: string, site: string, visits: number): Promise<Row[]> {
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	try {
		const rows: Row[] = [];
		for (const journey of Object.entries(JOURNEYS)) rows.push(await journeyTimes(browser, site, visits, journey));
		return rows;
	} finally {
		await browser.close();
	}
}

async function journeyTimes(
	browser: Browser,
	site: string,
	visits: number,
	[pages, [path, next]]: [string, readonly [string, string]],
): Promise<Row> {
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
	const median = (all: number[]) => Math.round(medianOf(all.filter((time) => !Number.isNaN(time))));
	return { pages, ...Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)])) };
}
