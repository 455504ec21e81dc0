import { expect, type Page, type Route } from "playwright/test";
import { CONSENT_COOKIE, type ConsentChoice, writeChoice } from "../../shared/consent.ts";
import { COUNTRY_CODES } from "../../shared/countries.ts";
import { LOCALES, type LocaleCode } from "../../shared/locales.ts";
import { WHOLE } from "../../shared/parts.ts";
import { everyPathOf, ROUTE_IDS, routeOf } from "../../shared/routes.ts";
import { PORTS } from "./ports.ts";

export const origin = (country: string) => `http://${country}.localhost:${PORTS.portal}`;

/** A second portal, where Belgium and Switzerland sign in with HCA, and Irish sister portals share a hub. */
export const hcaOrigin = (country: string) => `http://${country}.localhost:${PORTS.hca}`;

/** The Irish home page. */
export const HOME = `${origin("ie")}/en-IE`;

const HOSTS = [...COUNTRY_CODES, "one.sister", "two.sister", "hub.sister"].map((name) => `${name}.localhost`);

/** A visitor who has agreed to so much; nothing: the banner was answered with no. */
export const answered = (...agreed: ConsentChoice) => ({
	cookies: [...HOSTS, "localhost"].map((domain) => ({
		name: CONSENT_COOKIE,
		value: writeChoice(agreed, "2026-01-01"),
		domain,
		path: "/",
		expires: -1,
		httpOnly: false,
		secure: false,
		sameSite: "Lax" as const,
	})),
	origins: [],
});
export const ANSWERED = answered();
/** Who comes for the first time. */
export const UNANSWERED = { cookies: [], origins: [] };

/** Every route of a locale that needs no item. */
export const fixedPaths = (locale: LocaleCode): string[] =>
	ROUTE_IDS.filter((id) => routeOf(id).shows === "page").flatMap((id) => everyPathOf(id, locale));

/** What went wrong in the browser: console errors and warnings, uncaught errors, failed requests. */
export function watch(page: Page): string[] {
	const faults: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
	});
	page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText;
		// The test's own next navigation ends what the last page was still loading. Where scripts are off, the entry that a header
		// announces is not fetched; what the policy refuses is an error of the console.
		if (reason !== "net::ERR_ABORTED" && reason !== "csp") faults.push(`failed: ${request.url()} ${reason}`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
	});
	return faults;
}

/** A chunk that is lost while the page cannot be reached either, so that nothing reloads it [4.20]. */
export async function withoutChunk(page: Page, url: string, lose = (route: Route) => route.abort()): Promise<void> {
	await page.route(url, lose);
	await page.route("**", (route) => (route.request().method() === "HEAD" ? lose(route) : route.fallback()));
}

export const localesWithOrigin = LOCALES.map(({ code, country, iso }) => ({ code, iso, base: origin(country) }));

/** The end of a title: `npm test` runs the test in German, which has the longest words, and leaves out titles with `@all`. */
export const tagOf = (code: LocaleCode): string => (code === "de-CH" ? "" : " @all");

/**
 * Has the page made with all its parts: who comes first gets it without those that take longer than a moment, and without
 * scripts they do not follow.
 */
export async function warm(page: Page, address: string): Promise<void> {
	const answer = await page.request.get(`${address}${address.includes("?") ? "&" : "?"}${WHOLE}`);
	if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`);
}

/** How much has moved by itself since the page began: cumulative layout shift. */
const shift = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let total = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) total += "value" in entry ? Number(entry.value) : 0;
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => setTimeout(() => resolve(total)));
			}),
	);

/**
 * Nothing has moved by itself. A busy machine paints a page that it has read in part, and the last cards or the header's links
 * move by up to 0.002. A line that appears above a list moves 0.0043 to 0.03.
 */
export const expectStill = async (page: Page, what?: string): Promise<void> =>
	expect(await shift(page), what).toBeLessThan(0.004);

/** What beacons to a path say from now on, which is nowhere else to be seen. */
export async function beacons(page: Page, path: string): Promise<unknown[]> {
	const bodies: unknown[] = [];
	await page.exposeFunction("told", (text: string) => bodies.push(JSON.parse(text)));
	await page.addInitScript((to) => {
		const { sendBeacon } = Navigator.prototype;
		Navigator.prototype.sendBeacon = function (url, body) {
			if (body instanceof Blob && url === to) void body.text().then((text) => Reflect.get(window, "told")(text));
			return sendBeacon.call(this, url, body);
		};
	}, path);
	return bodies;
}
