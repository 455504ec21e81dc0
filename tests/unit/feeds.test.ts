import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { SECTIONS } from "../../shared/sections.ts";
import * as answers from "../../worker/features/feeds/answers.ts";
import { areaNamed, areaOffer, offersOf, podcastOffer } from "../../worker/features/feeds/offers.ts";
import { PageError } from "../../worker/runtime/errors.ts";
import { namesEtag } from "../../worker/runtime/etag.ts";
import { allowedInXml, element, escapeXml, xmlDocument } from "../../worker/runtime/xml.ts";
import type { AppEnv, Site } from "../../worker/visitor/site.ts";

/** Every area has the slug of AREA. */
const readMixed = vi.hoisted(() => vi.fn(async () => ({ cards: [] })));
vi.mock("../../worker/content/lists.ts", () => ({ readMixed, readTaxonomy: async () => [AREA] }));

/** Belgium has not switched its feeds on; Switzerland has, and no podcast in French. */
vi.mock("../../shared/countries.ts", async (original) => {
	const { COUNTRIES, ...rest } = await original<typeof import("../../shared/countries.ts")>();
	const { feeds: _, ...be } = COUNTRIES.be;
	const own = { ...COUNTRIES, be };
	return { ...rest, COUNTRIES: own, country: (code: keyof typeof own) => own[code] };
});
vi.mock("../../shared/podcasts.ts", async (original) => {
	const { PODCASTS } = await original<typeof import("../../shared/podcasts.ts")>();
	const { "fr-CH": _, ...others } = PODCASTS;
	return { PODCASTS: others };
});

const BE = { country: "be", locale: "nl-BE" } as const;
const CH = { country: "ch", locale: "fr-CH" } as const;
const AREA = { id: "3", name: "Cardiologie", slug: "cardiology" };
const pathsOf = (offers: { path: string }[]) => offers.map(({ path }) => path.replace("/fr-CH/feeds/", ""));

test("a country without feeds offers none", () => {
	for (const section of [...SECTIONS, null]) expect(offersOf(BE, section, AREA), `${section}`).toEqual([]);
});

test("a country without feeds serves none, and reads nothing for them", async () => {
	const statuses = async (site: typeof BE | typeof CH) => {
		const app = new Hono<AppEnv>();
		app.use(async (c, next) => {
			// Safe: only what the handlers read is here.
			c.set("site", { ...site, origin: "http://portal.example" } as Site);
			await next();
		});
		for (const [name, handler] of Object.entries(answers)) app.get(`/${name}/:section/:area`, handler);
		app.onError((error, c) => c.body(null, error instanceof PageError && error.status === 404 ? 404 : 500));
		const paths = Object.keys(answers).map((name) => `/${name}/news/${AREA.slug}`);
		return Promise.all(paths.map(async (path) => (await app.request(path)).status));
	};
	expect(await statuses(BE)).toEqual([404, 404, 404, 404, 404]);
	expect(readMixed).not.toHaveBeenCalled();
	expect((await statuses(CH)).toSorted()).toEqual([200, 200, 200, 200, 404]);
});

test("a locale without podcast title, owner and artwork has no podcast feed, but all others", () => {
	expect(podcastOffer(CH)).toBeUndefined();
	expect(podcastOffer({ country: "ch", locale: "de-CH" })?.path).toBe("/de-CH/feeds/podcasts/podcast.xml");
	expect(pathsOf(offersOf(CH, "podcasts", null))).toEqual(["podcasts/atom.xml"]);
	expect(pathsOf(offersOf(CH, "webinars", AREA))).toEqual([
		"webinars/atom.xml",
		"webinars/webinars.ics",
		"areas/cardiology/atom.xml",
		"areas/cardiology/webinars.ics",
	]);
	// Courses have neither dates nor a public flag.
	expect(offersOf(CH, "e-learnings", null)).toEqual([]);
});

test("a feed's area is its slug, or its id if the slug is missing or invalid", () => {
	const areas = [AREA, { id: "4", name: "Two", slug: null }, { id: "5", name: "Three", slug: ".." }];
	expect(areas.map((area) => areaOffer(CH, area).path.split("/")[4])).toEqual(["cardiology", "4", "5"]);
	expect(["cardiology", "4", "5"].map((name) => areaNamed(areas, name)?.id)).toEqual(["3", "4", "5"]);
	for (const none of ["3", "..", ""]) expect(areaNamed(areas, none), none).toBeUndefined();
});

test("XML has no markup from texts and no forbidden characters", () => {
	const text = `<b a="1">'&amp;' \u0000\u001f\ufffe\ud83d 🌍\t`;
	expect(allowedInXml(text)).toBe(`<b a="1">'&amp;'  🌍\t`);
	expect(escapeXml(text)).toBe("&#60;b a=&#34;1&#34;&#62;&#39;&#38;amp;&#39;  🌍\t");
	const written = xmlDocument(element("a", { href: '"&' }, "<", element("b", {}), null));
	expect(written).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a href="&#34;&#38;">&#60;<b/></a>\n');
});

test("If-None-Match matches a single tag, a list, weak tags and *", () => {
	const etag = 'W/"abc"';
	for (const header of [etag, '"abc"', '"x", W/"abc"', " * "]) expect(namesEtag(header, etag), header).toBe(true);
	for (const header of [undefined, "", "abc", '"ab"', 'W/"abcd"', '"a", "b"'])
		expect(namesEtag(header, etag), header).toBe(false);
});
