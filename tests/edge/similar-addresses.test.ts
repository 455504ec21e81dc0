import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { itemOf } from "./items.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { searchOf, siteOf } from "./search-page.ts";
import { htmlFaults } from "./valid-page.ts";

/** What the error page offers for the address of an item that does not exist. */

const portal = ownPortal({ before: "healed" });

const item = (slug: string, more: object = {}) =>
	itemOf(slug, { title: `Titel von ${slug}`, intro: "Einleitung", ...more });

async function visit(path: string, host = "ch.localhost") {
	const response = await portal.get(`${host}${path}`);
	const html = await response.text();
	const [nav = ""] = /<nav aria-labelledby="alike-title">[\s\S]*?<\/nav>/.exec(html) ?? [];
	const links = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
	return { status: response.status, cacheControl: response.headers.get("cache-control"), html, nav, links };
}

test("without an index the page is as it is elsewhere, and no index is built for it", async () => {
	const { status, links, html } = await visit("/de-CH/news/there-is-none");
	expect([status, links]).toEqual([404, []]);
	expect(textOf(html)).not.toContain(translator("de-CH")("error.alike"));
	expect(await portal.indexCalls()).toEqual([]);
});

test("items with similar addresses are offered with title and section, the best three, gated ones too", async () => {
	const list = [
		item("herzinsuffizienz-leitlinie", { public_content: false, content_type: "materials", content: "<p>Geheim</p>" }),
		item("herzinsuffizienz-leitlinie-vorbei", { expires_at: "2026-01-03T10:00:00.000Z" }),
		item("herzinsuffizienz-leitlinie-spaeter", { published_at: "2099-01-01T09:00:00.000Z" }),
		item("herzinsuffizienz-leitlinie-2"),
		item("neue-leitlinie-herzinsuffizienz"),
		item("herzinsuffizienz-leitlinie-kurz-und-knapp"),
		item("asthma-im-kindesalter"),
	];
	await portal.fault({ path: "/api/strapi/de-CH/content", body: list, headers: { "X-Total-Count": "7" } });
	await searchOf(portal).indexed("titel", siteOf("de-CH"));
	await portal.forgetCalls();
	const { status, cacheControl, html, nav, links } = await visit("/de-CH/news/herzinsufizienz-leitlinie");
	const plain = await visit("/de-CH/nirgends");
	expect([status, cacheControl]).toEqual([404, plain.cacheControl]);
	expect(links).toHaveLength(3);
	const alike = ["materials/herzinsuffizienz-leitlinie", "news/herzinsuffizienz-leitlinie-2"];
	expect(links.slice(0, 2).sort()).toEqual(alike.map((path) => `/de-CH/${path}`));
	const t = translator("de-CH");
	const names = [t("itemNames.materials"), t("itemNames.news"), "Titel von herzinsuffizienz-leitlinie"];
	for (const said of [t("error.alike"), ...names]) expect(textOf(nav)).toContain(said);
	expect(html).not.toMatch(/vorbei|spaeter|Geheim|asthma-im/);
	// The rest of the page stays.
	for (const said of [t("error.notFound"), t("error.prompt"), "This page could not be found."])
		expect(textOf(html)).toContain(said);
	expect(await htmlFaults(html)).toEqual([]);
	expect(await portal.indexCalls()).toEqual([]);

	// The index may still have an item that the backend has no more.
	await portal.fault({ path: "/api/strapi/de-CH/item/news/herzinsuffizienz-leitlinie-2", status: 404 });
	const gone = await visit("/de-CH/news/herzinsuffizienz-leitlinie-2");
	expect([gone.status, gone.links.length]).toEqual([404, 3]);
	expect(gone.links).not.toContain("/de-CH/news/herzinsuffizienz-leitlinie-2");

	for (const path of [
		"/de-CH/news/ganz-etwas-anderes-xyz",
		"/de-CH/herzinsuffizienz-leitlinie",
		"/de-CH/news/herzinsufizienz-leitlinie/media/file",
		"/de-CH/news/%ff",
		`/de-CH/news/herzinsufizienz-leitlinie-${"q-".repeat(4000)}`,
	]) {
		const other = await visit(path);
		expect([other.status, other.links], path).toEqual([404, []]);
	}
	for (const status of [403, 410, 500]) {
		await portal.fault({ path: `/api/strapi/de-CH/item/news/herzinsuffizienz-${status}`, status });
		const other = await visit(`/de-CH/news/herzinsuffizienz-${status}`);
		expect(other.status, String(status)).not.toBe(404);
		expect(other.links, String(status)).toEqual([]);
	}
	expect(portal.logs().filter((line) => line.includes("part-failed"))).toEqual([]);
});
