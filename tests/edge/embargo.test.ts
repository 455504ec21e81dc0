import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { slugify } from "../backend/fold.ts";
import { EMBARGOED } from "../backend/seed/world/embargoed.ts";
import { itemOf } from "./items.ts";
import { layerOf } from "./layer.ts";
import { sharedPortal } from "./own-portal.ts";
import { basic, EDITOR_SECRET, pageOf, textOf } from "./portal.ts";
import { signIn, visitor } from "./visitor.ts";

/** Items that are to appear: nowhere before their minute, everywhere from then on. */

const portal = sharedPortal({ before: "healed" });
const HOST = "ie.localhost";

const seeded = EMBARGOED.map(({ type, text }) => {
	const { title } = text("en-IE");
	return { type, title, path: `/en-IE/${type}/${slugify(title)}` };
});
const pathOf = (type: string) => seeded.find((one) => one.type === type)?.path ?? "";

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const item = (slug: string, published_at: string, more: object = {}) => itemOf(slug, { published_at, ...more });
const OLD = item("long-there", "2026-01-02T10:00:00.000Z");
/** A page's words, without what differs from answer to answer. */
const wordsOf = (html: string) => textOf(html).replace(/Reference: \S+/, "");
const read = (path: string) => pageOf(portal.get(HOST + path));

test("an item under embargo answers like a missing one, at every address and level", async () => {
	const none = visitor(portal, HOST);
	const doctor = await signIn(portal, "ie", "ie");
	const addresses = [
		...seeded.map(({ path }) => path),
		`${pathOf("news")}/demo-access`,
		`${pathOf("materials")}/media/file`,
		...["calendar.ics", "join", "watch", "media/video"].map((part) => `${pathOf("webinars")}/${part}`),
	];
	for (const someone of [none, doctor]) {
		for (const address of addresses) {
			const answer = await someone.get(address);
			// The code opens its visit, whatever the item.
			if (answer.status === 303) expect((await someone.get(answer.headers.get("location") ?? "")).status).toBe(404);
			else expect(answer.status, address).toBe(404);
			expect(await answer.text(), address).not.toContain("new indication");
		}
	}
	// Digits do not count for similar addresses. The index that offers them may be ready between two reads.
	const words = async (path: string) => wordsOf((await read(path)).html);
	const isAsMissing = async () => (await words(pathOf("news"))) === (await words(`${pathOf("news")}-2`));
	await expect.poll(isAsMissing).toBe(true);
	for (const part of ["register", "attend"]) {
		const sent = await doctor.form(`${pathOf("webinars")}/${part}`, { attending: "yes" });
		expect(sent.status, part).toBe(404);
	}
	const slug = pathOf("webinars").split("/").at(-1);
	expect((await doctor.call("offline-form", { slug, owaLanguage: "en_IE", attending: true })).status).toBe(404);
	const called = (await portal.calls()).map(({ path }) => path);
	expect(called.filter((path) => /offline-form|webinargeek|uploads\/files/.test(path))).toEqual([]);
});

test("an item under embargo is in no list, search or sitemap, even if the backend sends it", async () => {
	const hidden = [item("still-ahead", "2099-01-01T09:00:00.000Z"), item("next-week", inSeconds(7 * 86_400))];
	const list = [...hidden, OLD];
	await portal.fault({ path: "/api/strapi/de-CH/news/count", body: 3 });
	await portal.fault({ path: "/api/strapi/de-CH/news", body: list });
	await portal.fault({ path: "/api/strapi/de-CH/content", body: list, headers: { "X-Total-Count": "3" } });
	const groups = [
		{ content_type: "news", total: 3, items: list },
		{
			content_type: "materials",
			total: 1,
			items: [item("file-ahead", inSeconds(3600), { content_type: "materials" })],
		},
	];
	await portal.fault({ path: "/api/strapi/de-CH/search", body: { total: 4, sections: groups } });
	const t = translator("de-CH");
	const one = t.count("list.shown", 1, { shown: 1 });
	const found = t.count("search.results", 1, { term: "Title" });
	const pages = {
		"/de-CH": one,
		"/de-CH?page=2": one,
		"/de-CH?section=news": one,
		"/de-CH?domain=1": one,
		"/de-CH/news": one,
		"/de-CH/news?page=2&category=11": one,
		"/de-CH/search?term=Title": found,
		"/de-CH/search?term=Title&section=news": found,
		"/sitemap/de-CH/1.xml": "/de-CH/news/long-there",
	};
	const get = async (path: string) => (await portal.get(`ch.localhost${path}`)).text();
	const shown = (html: string) => [...new Set(html.match(/long-there|still-ahead|next-week|file-ahead/g))];
	for (const [path, said] of Object.entries(pages)) {
		const html = await get(path);
		expect(shown(html), path).toEqual(["long-there"]);
		expect((path.endsWith(".xml") ? html : textOf(html)).includes(said), path).toBe(true);
	}
	// Related items are the newest of the section.
	await portal.fault({ path: "/api/strapi/de-CH/item/news/another/none", body: item("another", "2026-01-01") });
	expect(shown(await get("/de-CH/news/another"))).toEqual(["long-there"]);
});

test("a gated item's teaser and a webinar in the list wait for the embargo too", async () => {
	const teaser = item("gated-ahead", inSeconds(3600), { content_type: "materials", public_content: false });
	const body = { message: "Login required", statusCode: 403, item: teaser };
	await portal.fault({ path: "/api/strapi/en-IE/item/materials/gated-ahead", status: 403, body });
	expect((await read("/en-IE/materials/gated-ahead")).status).toBe(404);
	const event = { content_type: "webinars", webinar: { starts_at: "2099-03-01T10:00:00Z" } };
	await portal.fault({
		path: "/api/strapi/tr-TR/webinars",
		body: [item("web-ahead", inSeconds(3600), event), item("web-here", "2026-01-01", event)],
	});
	const html = await (await portal.get("tr.localhost/tr-TR/webinars")).text();
	expect(html).toContain("web-here");
	expect(html).not.toContain("web-ahead");
});

test("an embargo holds in every notation of its time, even on an impossible date", async () => {
	const times = ["2099-01-01 10:00:00", "2099-01-01T10:00:00+0100", "2099-01-01T10:00Z", "2099-02-30T10:00:00Z"];
	const hidden = times.map((time, at) => item(`written-${at}`, time, { content_type: "webcasts" }));
	const ended = { content_type: "webcasts", expires_at: "2026-01-02 10:00:00" };
	const over = item("long-over", "2026-01-01 10:00:00", ended);
	const there = item("long-there", "2026-01-01 10:00:00", { content_type: "webcasts" });
	await portal.fault({ path: "/api/strapi/nl-BE/webcasts?", body: [...hidden, over, there] });
	const statusOf = async ({ slug }: { slug: string }) =>
		(await portal.get(`be.localhost/nl-BE/webcasts/${slug}`)).status;
	for (const one of [...hidden, over, there])
		await portal.fault({ path: `/api/strapi/nl-BE/item/webcasts/${one.slug}/`, body: one });
	for (const one of hidden) expect(await statusOf(one), one.published_at).toBe(404);
	expect([await statusOf(over), await statusOf(there)]).toEqual([410, 200]);
	const html = await (await portal.get("be.localhost/nl-BE/webcasts?page=2")).text();
	expect(html).toContain("/nl-BE/webcasts/long-there");
	expect(html).not.toMatch(/written-\d|long-over/);
});

test("[3.03] an item whose embargo or expiry cannot be read is shown nowhere, and is a finding", async () => {
	const unreadable = { published_at: "01/12/2099 10:00", expires_at: "31/12/2026" };
	const broken = Object.entries(unreadable).map(([field, date]) => itemOf(`bad-${field}`, { [field]: date }));
	await portal.fault({ path: "/api/strapi/fr-CH/news?", body: [...broken, OLD] });
	for (const one of broken) {
		await portal.fault({ path: `/api/strapi/fr-CH/item/news/${one.slug}/`, body: one });
		const { status, html } = await pageOf(portal.get(`ch.localhost/fr-CH/news/${one.slug}`));
		expect([status, html.includes(one.title)], one.slug).toEqual([503, false]);
	}
	const html = await (await portal.get("ch.localhost/fr-CH/news")).text();
	expect(html).toContain("/fr-CH/news/long-there");
	expect(html).not.toContain("/fr-CH/news/bad-");
	const findings = textOf(await (await portal.get("ch.localhost/ops/content", basic(EDITOR_SECRET))).text());
	for (const field of Object.keys(unreadable)) expect(findings).toContain(`Field: ${field.replace("_", " ")}.`);
});

test("an item appears at its minute, on kept pages and while the backend is down", async () => {
	const soon = item("soon-there", inSeconds(8));
	await portal.fault({ path: "/api/strapi/fr-BE/podcasts/count", body: 2 });
	const [ahead, old] = [soon, OLD].map((one) => ({ ...one, content_type: "podcasts" }));
	await portal.fault({ path: "/api/strapi/fr-BE/podcasts", body: [ahead, old] });
	await portal.fault({ path: "/api/strapi/fr-BE/item/podcasts/soon-there/none", body: ahead });
	const get = async (path: string) => portal.get(`be.localhost/fr-BE/podcasts${path}`);
	expect((await get("/soon-there")).status).toBe(404);
	expect(await (await get("")).text()).not.toContain("soon-there");
	const kept = await get("");
	expect(await kept.text()).not.toContain("soon-there");
	expect(await layerOf(portal, kept)).toBe("html");

	await portal.heal();
	await portal.fault({ path: "/api/strapi/fr-BE", status: 500 });
	await expect.poll(async () => (await get("/soon-there")).status, { interval: 500 }).toBe(200);
	const there = await (await get("")).text();
	expect(there).toContain("/fr-BE/podcasts/soon-there");
	expect(there).toContain("long-there");
});
