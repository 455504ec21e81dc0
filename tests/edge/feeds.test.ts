import { parseAtomFeed, parseRssFeed } from "feedsmith";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { LOCALES, localeOf } from "../../shared/locales.ts";
import { PODCASTS } from "../../shared/podcasts.ts";
import { SECTIONS } from "../../shared/sections.ts";
import { editorOn } from "./editor.ts";
import { checkAtom, checkPodcast, xmlOf } from "./feed-rules.ts";
import { itemOf, itemsIn } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { basic, EDITOR_SECRET, textOf } from "./portal.ts";
import { signIn, visitor } from "./visitor.ts";

/** What visitors follow in their own apps: feeds, podcasts, calendars. */

const portal = sharedPortal({ before: "purged" });

const hostOf = (locale: string) => `${locale.slice(3).toLowerCase()}.localhost`;
const urlOf = (locale: string, feed: string) => `${hostOf(locale)}/${locale}/feeds/${feed}`;
const CMS_SECTIONS = SECTIONS.filter((section) => section !== "e-learnings");
/** All of a locale. */
const FEEDS = [
	...CMS_SECTIONS.map((section) => `${section}/atom.xml`),
	"areas/cardiology/atom.xml",
	"podcasts/podcast.xml",
	"webinars/webinars.ics",
	"areas/cardiology/webinars.ics",
];
/** Languages differ in their texts alone: one of a country with two, and one whose letters have two cases of their own. */
const TWO = [localeOf("fr-CH"), localeOf("tr-TR")];
/** The seed's live webinar always began ten minutes ago, so its calendar changes each minute. */
const LIVE = "web-sleep-apnoea";
const STEADY = FEEDS.filter((feed) => feed !== "webinars/webinars.ics");
const TYPES = { xml: "application/atom+xml", podcast: "application/rss+xml", ics: "text/calendar" };
const typeOf = (feed: string) =>
	feed.endsWith(".ics") ? TYPES.ics : feed.endsWith("podcast.xml") ? TYPES.podcast : TYPES.xml;
const read = async (url: string) => {
	const response = await portal.get(url);
	expect(response.status, url).toBe(200);
	return response.text();
};
/** What an Atom feed's entries say, in its order. */
const entriesOf = (text: string) =>
	(parseAtomFeed(text).entries ?? []).map(({ id, title, summary, published, links, categories }) => ({
		id: id ?? "",
		title: title?.value ?? "",
		summary: summary?.value,
		published: published ?? "",
		url: links?.[0]?.href ?? "",
		kind: categories?.[0]?.term,
	}));
const titlesOf = (text: string) => entriesOf(text).map(({ title }) => title);
const eventsOf = (text: string) =>
	new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

const itemsOf = (locale: string, query?: string) => itemsIn(portal, locale, query);

const item = (slug: string, more: object = {}) =>
	itemOf(slug, { id: `id-of-${slug}`, intro: `Intro of ${slug}`, ...more });
/** The CMS's event for a deletion in the section. */
const purge = async (locale: string, model: string) => {
	const event = { event: "entry.unpublish", model, entry: { slug: "some", locale } };
	expect((await portal.webhook(event, hostOf(locale))).status).toBe(202);
};
/** The backend sends these in place of a list of all sections. */
const faulty = (locale: string, body: unknown) => portal.fault({ path: `/api/strapi/${locale}/content`, body });

test.each(TWO)("$code: each section's Atom feed is valid, with the newest public items", async ({ code, iso }) => {
	const all = await itemsOf(code);
	for (const section of CMS_SECTIONS) {
		const url = urlOf(code, `${section}/atom.xml`);
		const text = await read(url);
		checkAtom(text, `http://${url}`);
		expect(xmlOf(text).getAttribute("xml:lang")).toBe(iso);
		const entries = entriesOf(text);
		const open = all.filter((one) => one.content_type === section && one.public_content);
		expect(entries.map(({ title }) => title).sort()).toEqual(open.map(({ title }) => title.trim()).sort());
		const dates = entries.map(({ published }) => published);
		expect(dates).toEqual(dates.toSorted().toReversed());
		for (const { id, url: page } of entries) {
			const slug = open.find(({ documentId }) => id.endsWith(`/${documentId}`))?.slug ?? "";
			expect(page).toBe(`http://${hostOf(code)}/${code}/${section}/${encodeURIComponent(slug)}`);
		}
	}
});

test("an area's feed has its items of all sections, under the area's slug or id", async () => {
	const text = await read(urlOf("fr-CH", "areas/cardiology/atom.xml"));
	checkAtom(text, "http://ch.localhost/fr-CH/feeds/areas/cardiology/atom.xml");
	const open = (await itemsOf("fr-CH", "&domains=1")).filter((one) => one.public_content);
	expect(parseAtomFeed(text).title?.value).toContain("Cardiologie");
	expect(titlesOf(text).sort()).toEqual(open.map(({ title }) => title.trim()).sort());
	expect(new Set(entriesOf(text).map(({ kind }) => kind)).size).toBeGreaterThan(2);
	await portal.fault({ path: "/api/strapi/nl-BE/domains", body: [{ id: 7, name: "Zonder slug" }] });
	expect(parseAtomFeed(await read(urlOf("nl-BE", "areas/7/atom.xml"))).title?.value).toContain("Zonder slug");
});

test("the podcast feed fulfils the directories' demands, and every episode can be played", async () => {
	for (const { code } of TWO) {
		const url = urlOf(code, "podcasts/podcast.xml");
		const text = await read(url);
		checkPodcast(text, `http://${url}`);
		const feed = parseRssFeed(text);
		expect([feed.title, feed.language]).toEqual([PODCASTS[code]?.title, localeOf(code).iso]);
		const open = (await itemsOf(code)).filter((one) => one.content_type === "podcasts" && one.public_content);
		// One lies on a host that the portal does not know.
		const heard = open.filter(({ audio }) => audio?.url.startsWith("/uploads/"));
		expect(open.length - heard.length).toBe(1);
		expect(feed.items?.map(({ guid }) => guid?.value).sort()).toEqual(heard.map((one) => one.documentId).sort());
	}
	const feed = parseRssFeed(await read(urlOf("en-IE", "podcasts/podcast.xml")));
	for (const { enclosures, itunes } of feed.items ?? []) {
		const [enclosure] = enclosures ?? [];
		const url = enclosure?.url?.replace("http://", "") ?? "";
		expect(url).toMatch(/^ie\.localhost\/en-IE\/podcasts\/[^/]+\/media\/audio\.wav$/);
		const head = await portal.get(url, {}, "HEAD");
		expect([head.status, head.headers.get("content-type")]).toEqual([200, enclosure?.type]);
		const length = Number(head.headers.get("content-length"));
		expect(Math.abs(length - Number(enclosure?.length))).toBeLessThan(10);
		expect(itunes?.duration).toBe(Math.floor(length / 8000));
		const range = await portal.get(url, { Range: "bytes=0-1" });
		expect([range.status, range.headers.get("content-range")]).toEqual([206, `bytes 0-1/${length}`]);
		// A player in a page of another site.
		expect(range.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
	}
	const artwork = Buffer.from(await (await portal.get(`ie.localhost${PODCASTS["en-IE"]?.artwork}`)).arrayBuffer());
	const [width, height] = [artwork.readUInt32BE(16), artwork.readUInt32BE(20)];
	expect(width).toBe(height);
	expect(width >= 1400 && width <= 3000 && artwork.length < 512 * 1024).toBe(true);
});

test("gated audio plays on no other site", async () => {
	const doctor = await signIn(portal, "ie", "ie");
	const gated = (await itemsOf("en-IE")).find((one) => one.content_type === "podcasts" && !one.public_content);
	const audio = await doctor.get(`/en-IE/podcasts/${gated?.slug}/media/audio.wav`);
	expect([audio.status, audio.headers.get("cross-origin-resource-policy")]).toEqual([200, "same-origin"]);
	expect((await portal.get(`ie.localhost/en-IE/podcasts/${gated?.slug}/media/audio.wav`)).status).toBe(403);
});

test("the calendar has the locale's public webinars, also by area, without join links", async () => {
	for (const { code } of LOCALES) {
		const text = await read(urlOf(code, "webinars/webinars.ics"));
		expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
		expect(text).toMatch(/END:VCALENDAR\r\n$/);
		expect(text).not.toMatch(/\/join|\/watch|wg-|METHOD:REQUEST/);
		const open = (await itemsOf(code, "&collections=webinars")).filter((one) => one.public_content);
		const events = eventsOf(text);
		expect(events.map(({ summary }) => summary).sort()).toEqual(open.map(({ title }) => title).sort());
		expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
		for (const { summary, startDate, endDate, component } of events) {
			const { webinar, slug } = open.find(({ title }) => title === summary) ?? {};
			if (!webinar?.webinargeek_id.includes(LIVE)) {
				expect(startDate.toJSDate().toISOString()).toBe(new Date(webinar?.starts_at ?? "").toISOString());
			}
			expect(endDate.compare(startDate)).toBe(1);
			expect(component.getFirstPropertyValue("dtstamp")).not.toBeNull();
			expect(component.getFirstPropertyValue("url")).toBe(`http://${hostOf(code)}/${code}/webinars/${slug}`);
		}
		const name = new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue("x-wr-calname");
		expect(name).toContain(translator(code)("sections.webinars"));
	}
	const area = eventsOf(await read(urlOf("en-IE", "areas/respiratory/webinars.ics")));
	expect(area.map(({ summary }) => summary)).toContain("COPD evening in Dublin and online");
	expect(area.map(({ summary }) => summary)).not.toContain("Live: heart failure in primary care");
});

test("[6.01] feeds ignore cookies and contain nothing of gated items: no title, slug, id or file", async () => {
	const editor = await editorOn(portal, { url: "/en-IE/news", status: "draft" });
	const deeplinked = visitor(portal, "ie.localhost");
	await deeplinked.get("/en-IE/news/any/demo-access");
	const people = [visitor(portal, "ie.localhost"), await signIn(portal, "ie", "ie"), deeplinked, editor];
	const all = await itemsOf("en-IE");
	const gated = all.filter((one) => !one.public_content);
	expect(new Set(gated.map((one) => one.content_type))).toEqual(new Set(CMS_SECTIONS));
	const open = all.filter((one) => one.public_content).map(({ documentId }) => documentId);
	for (const feed of FEEDS) {
		const answers = await Promise.all(people.map((someone) => someone.get(`/en-IE/feeds/${feed}`)));
		const texts = await Promise.all(
			answers.map(async (one) => (await one.text()).replace(/^DT(?:START|END):.*/gm, "")),
		);
		expect(new Set(texts).size, feed).toBe(1);
		for (const { headers } of answers) expect([headers.getSetCookie(), headers.get("vary")]).toEqual([[], null]);
		const text = (texts[0] ?? "").replace(/\r\n[ \t]/g, "");
		for (const { slug, title, documentId } of gated) {
			const escaped = title.replace(/[&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
			for (const part of [`/${slug}`, escaped, ...(open.includes(documentId) ? [] : [documentId])]) {
				expect(text, `${feed} ${part}`).not.toContain(part);
			}
		}
		expect(text).not.toMatch(/\/uploads\/|Not out yet|accessLevel/);
	}
});

test("upcoming, expired and removed items are in no feed", async () => {
	const future = new Date(Date.now() + 3_600_000).toISOString();
	await faulty("de-CH", [
		item("here"),
		item("ahead", { published_at: future }),
		item("over", { expires_at: "2026-01-03T10:00:00.000Z" }),
	]);
	const url = urlOf("de-CH", "news/atom.xml");
	const titles = async () => titlesOf(await read(url));
	await purge("de-CH", "news");
	await expect.poll(titles).toEqual(["Title of here"]);
	await portal.heal();
	await faulty("de-CH", [item("another")]);
	await purge("de-CH", "news");
	await expect.poll(titles).toEqual(["Title of another"]);
});

test("an item that a feed cannot show is repaired or left out, with a finding for editors", async () => {
	const audio = (url: string, more: object = {}) => ({ content_type: "podcasts", audio: { url, ...more } });
	await faulty("tr-TR", [
		item("control", { title: "Be\u0000fo\u000bre \ufffe & <b>after</b>", intro: "A tab\tand\u0007 a bell." }),
		item("nothing-left", { title: "\u0001\u0002" }),
		item("no-title", { title: undefined }),
		item("no-date", { published_at: null }),
		item("far-off", { updated_at: "9999-12-31T23:59:59-05:00" }),
		item("twice", { documentId: "one-document" }),
		item("twice-again", { documentId: "one-document" }),
		null,
		"nonsense",
	]);
	const atom = urlOf("tr-TR", "areas/diabetes/atom.xml");
	const text = await read(atom);
	checkAtom(text, `http://${atom}`);
	expect(entriesOf(text).map(({ title, summary }) => [title, summary])).toEqual([
		["Before & <b>after</b>", "A tab and a bell."],
		["Title of far-off", "Intro of far-off"],
		["Title of twice", "Intro of twice"],
	]);

	await portal.heal();
	await faulty("tr-TR", [
		item("plain", audio("/uploads/audio/plain.mp3", { mime: "audio/mpeg", duration: 61.4, size: 1024.5 })),
		item("bare", audio("/uploads/audio/bare")),
		item("elsewhere", audio("https://files.example/episode.mp3")),
		item("silent", { content_type: "podcasts" }),
	]);
	await purge("tr-TR", "podcasts");
	const podcasts = urlOf("tr-TR", "podcasts/podcast.xml");
	await expect.poll(() => read(podcasts)).toContain("plain");
	const podcast = await read(podcasts);
	checkPodcast(podcast, `http://${podcasts}`);
	const url = (slug: string) => `http://tr.localhost/tr-TR/podcasts/${slug}/media/audio.mp3`;
	const heard = parseRssFeed(podcast).items?.map(({ enclosures, itunes }) => [...(enclosures ?? []), itunes?.duration]);
	expect(heard).toEqual([
		[{ url: url("plain"), length: 1_024_500, type: "audio/mpeg" }, 61],
		[{ url: url("bare"), length: 0, type: "audio/mpeg" }, undefined],
	]);

	const event = (slug: string, [starts_at, ends_at]: string[], status?: string, more: object = {}) =>
		item(slug, { content_type: "webinars", webinar: { starts_at, ends_at, status }, ...more });
	const events = [
		event("control-event", ["2026-03-01T10:00:00Z"], undefined, { title: "A\u0000 webinar" }),
		event("backwards", ["2026-03-02T10:00:00Z", "2026-03-02T09:00:00Z"]),
		event("called-off", ["2026-03-03T10:00:00Z", "2026-03-03T10:30:00Z"], "cancelled"),
		event("no-start", ["soon"]),
		event("too-late", ["9999-12-31T23:00:00-05:00"]),
	];
	await portal.fault({ path: "/api/strapi/tr-TR/webinars", body: events });
	const file = await read(urlOf("tr-TR", "areas/diabetes/webinars.ics"));
	expect(file.match(/^STATUS:.+|^SUMMARY:Title.+/gm)).toEqual([
		"SUMMARY:Title of called-off",
		"STATUS:CANCELLED",
		"SUMMARY:Title of backwards",
	]);
	expect(eventsOf(file).map(({ summary, duration }) => [summary, duration.toSeconds()])).toEqual([
		["Title of called-off", 1800],
		["Title of backwards", 3600],
		["A webinar", 3600],
	]);

	const told = textOf(await (await portal.get("tr.localhost/ops/content", basic(EDITOR_SECRET))).text());
	expect(told).toContain("Characters that cannot be shown were taken out.");
	for (const field of ["title", "published at", "audio", "webinar"]) {
		expect(told).toMatch(new RegExp(`missing from feeds, podcasts and calendars [^.]+\\.[^.]+\\. Field: ${field}\\.`));
	}
});

test("an unchanged feed is 304, HEAD matches GET, and the headers name type and lifetime", async () => {
	for (const feed of STEADY) {
		const url = urlOf("fr-BE", feed);
		const { headers } = await portal.get(url);
		expect(headers.get("content-type"), feed).toBe(`${typeOf(feed)}; charset=utf-8`);
		expect(headers.get("cache-control")).toBe("public, max-age=300");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
		expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
		const etag = headers.get("etag") ?? "";
		expect(etag).toMatch(/^W\/"[\da-f]{40}"$/);
		for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
			const again = await portal.get(url, { "If-None-Match": known });
			expect([again.status, await again.text(), again.headers.get("etag")], known).toEqual([304, "", etag]);
		}
		expect((await portal.get(url, { "If-None-Match": 'W/"other"' })).status).toBe(200);
		const head = await portal.get(url, {}, "HEAD");
		expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
		expect(head.headers.get("content-type")).toBe(headers.get("content-type"));
	}
});

test("an unknown feed, section or area is a readable 404 in any spelling", async () => {
	const wrong = [
		"news",
		"news/rss.xml",
		"e-learnings/atom.xml",
		"novelties/atom.xml",
		"news/podcast.xml",
		"news/webinars.ics",
		"areas/nowhere/atom.xml",
		"areas/nowhere/webinars.ics",
		"areas/atom.xml",
		`areas/${"x".repeat(4000)}/atom.xml`,
		"areas/%3Cscript%3Ealert(1)%3C%2Fscript%3E/atom.xml",
		"areas/%E0%A4%A/atom.xml",
		"areas/..%2F..%2Fops/atom.xml",
		"areas/1%20OR%201=1/atom.xml",
		"areas/constructor/atom.xml",
	];
	for (const feed of wrong) {
		const response = await portal.get(urlOf("en-IE", feed));
		const html = await response.text();
		expect([response.status, response.headers.get("content-type")?.split(";")[0]], feed).toEqual([404, "text/html"]);
		expect(textOf(html)).toContain("Page not found");
		expect(html).not.toContain("<script>alert");
	}
	// Of another country: on its own host.
	const moved = await portal.get("ie.localhost/de-CH/feeds/news/atom.xml");
	expect([moved.status, moved.headers.get("location")]).toEqual([302, "http://ch.localhost/de-CH/feeds/news/atom.xml"]);
});

test("while the backend is down a kept feed is served; any other is 503 with Retry-After", async () => {
	const kept = await read(urlOf("fr-CH", "areas/cardiology/atom.xml"));
	await portal.fault({ path: "/api/", status: 500 });
	expect(await read(urlOf("fr-CH", "areas/cardiology/atom.xml"))).toBe(kept);
	const cold = await portal.get(urlOf("fr-CH", "areas/oncology/atom.xml"));
	expect([cold.status, Number(cold.headers.get("retry-after")) > 0]).toEqual([503, true]);
	expect(cold.headers.get("cache-control")).not.toContain("public");
});

const alternatesOf = (html: string) =>
	[...html.matchAll(/<link rel="alternate" type="([^"]+)" title="([^"]*)" href="([^"]+)"/g)].map((found) => found[3]);

test("pages link their feeds in the head, lists explain them, and each link leads to its feed", async () => {
	const feeds = "http://ie.localhost/en-IE/feeds";
	const named: Record<string, string[]> = {
		"/en-IE": CMS_SECTIONS.flatMap((section) => [
			`${feeds}/${section}/atom.xml`,
			...(section === "podcasts" ? [`${feeds}/podcasts/podcast.xml`] : []),
			...(section === "webinars" ? [`${feeds}/webinars/webinars.ics`] : []),
		]),
		"/en-IE?domain=1": [`${feeds}/areas/cardiology/atom.xml`, `${feeds}/areas/cardiology/webinars.ics`],
		"/en-IE/news": [`${feeds}/news/atom.xml`],
		"/en-IE/news?domain=2": [`${feeds}/news/atom.xml`, `${feeds}/areas/respiratory/atom.xml`],
		"/en-IE/podcasts": [`${feeds}/podcasts/atom.xml`, `${feeds}/podcasts/podcast.xml`],
		"/en-IE/webinars": [`${feeds}/webinars/atom.xml`, `${feeds}/webinars/webinars.ics`],
		"/en-IE/webinars?domain=1": [
			`${feeds}/webinars/atom.xml`,
			`${feeds}/webinars/webinars.ics`,
			`${feeds}/areas/cardiology/atom.xml`,
			`${feeds}/areas/cardiology/webinars.ics`,
		],
		"/en-IE/e-learnings": [],
		"/en-IE/search?term=heart": [],
	};
	for (const [path, expected] of Object.entries(named)) {
		const html = await read(`ie.localhost${path}`);
		expect(alternatesOf(html), path).toEqual(expected);
		const [, panel = ""] = /<details class="follow"[^>]*>([\s\S]*?)<\/details>/.exec(html) ?? [];
		const shown = [...panel.matchAll(/<code>([^<]+)/g)].map(([, address]) => address);
		expect(shown.toSorted(), path).toEqual(path === "/en-IE" ? [] : expected.toSorted());
		for (const url of expected) expect((await portal.get(url.replace("http://", ""))).status, url).toBe(200);
	}
	const webinars = await read("ie.localhost/en-IE/webinars");
	expect(webinars).toContain('href="webcal://ie.localhost/en-IE/feeds/webinars/webinars.ics"');
	const [first] = entriesOf(await read(urlOf("en-IE", "podcasts/atom.xml")));
	const episode = await read(first?.url.replace("http://", "") ?? "");
	expect(alternatesOf(episode)).toEqual(named["/en-IE/podcasts"]);
});
