import { expect, test } from "vitest";
import { itemOf } from "./items.ts";
import { ownPortal } from "./own-portal.ts";
import { basic, EDITOR_SECRET, OPS_SECRET, textOf } from "./portal.ts";
import { deepLinked } from "./visitor.ts";

/** The page for the CMS's editors: who opens it, and what it tells them. */

const CMS = "https://cms.helvora.example";
const portal = ownPortal({ before: "healed", vars: { CMS_ORIGIN: CMS } });

const CONTENT = "ie.localhost/ops/content";
const editor = basic(EDITOR_SECRET);

const page = async (): Promise<string> => (await portal.get(CONTENT, editor)).text();

const written = (item: object) =>
	itemOf("an-item-with-faults", { documentId: "findings-of-one-item", title: "An item with faults", ...item });

const FAULTS = `<p>Words <marquee>that stay</marquee></p><object data="x"></object>
	<p><a href="/nowhere/at/all/of/it">dead</a> <a href="/news">alive</a></p>
	<p><img src="/uploads/general-home.svg"></p>`;

/** What a visitor's read of the item finds. */
async function read(item: object): Promise<void> {
	const { slug } = { ...written({}), ...item };
	await portal.fault({ path: `/api/strapi/en-IE/item/news/${slug}`, status: 200, body: written(item), times: 1 });
	expect((await portal.get(`ie.localhost/en-IE/news/${slug}`)).status).toBe(200);
}

test("the editors' password opens their page and no other, and no other password opens it", async () => {
	expect((await portal.get(CONTENT, editor)).status).toBe(200);
	for (const other of ["ie.localhost/ops/status", "ie.localhost/ops/health/deep"]) {
		expect((await portal.get(other, editor)).status, other).toBe(401);
	}
	for (const headers of [{}, basic(OPS_SECRET), basic("")]) {
		const refused = await portal.get(CONTENT, headers);
		expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="Content"']);
		expect(await refused.text()).not.toContain("Content |");
	}
	const answer = await portal.get(CONTENT, editor);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.get("x-robots-tag")).toBe("noindex");
	expect(textOf(await answer.text())).toContain("You an editor");
});

test("what was dropped or changed is listed by section, with the way to the item and into the CMS", async () => {
	expect(textOf(await page())).toContain("All content is shown as written");
	await read({
		content: FAULTS,
		file: { url: "https://files.example/big.pdf", name: "big.pdf", size: 20_000 },
		image: { url: "/uploads/general-home.svg", width: 100, height: 50 },
	});
	const html = await page();
	const text = textOf(html);
	expect(text).toContain("1 entry needs attention");
	expect(text).toMatch(/News An item with faults en-IE On the portal Edit in the CMS/);
	for (const told of [
		"taken out of the text (marquee). Its text is kept.",
		"taken out of the text (object). None of it is shown.",
		"A link leads nowhere and is shown as plain text (/nowhere/at/all/of/it)",
		"A picture has no alternative text (/uploads/general-home.svg). Describe in a sentence",
		"A file is larger than 10 MB (big.pdf)",
		"its host is not allowed (files.example)",
		"Field: image.",
		"Field: content. Seen just now.",
	]) {
		expect(text, told).toContain(told);
	}
	expect(text).not.toContain("(/news)");
	// The page is English, a title has the language of its entry.
	expect(html).toContain('<h3 lang="en-IE">An item with faults</h3>');
	expect(html).toContain('href="http://ie.localhost/en-IE/news/an-item-with-faults"');
	expect(html).toContain(
		`href="${CMS}/admin/content-manager/collection-types/api%3A%3Anews.news/findings-of-one-item?plugins%5Bi18n%5D%5Blocale%5D=en-IE"`,
	);
});

test("the same finding is told once, and of a gated text not a word", async () => {
	const gated = { documentId: "gated-one", slug: "a-gated-item", title: "A gated item", public_content: false };
	const item = written({ ...gated, content: FAULTS.replace("nowhere", "the-secret-dose") });
	await portal.fault({ path: "/api/strapi/en-IE/item/news/a-gated-item/full", status: 200, body: item, times: 1 });
	const reader = await deepLinked(portal, "/en-IE/news/a-gated-item");
	expect((await portal.get("ie.localhost/en-IE/news/a-gated-item", reader)).status).toBe(200);
	await read({ slug: "another-name", title: "The same by another name", content: FAULTS });
	const text = textOf(await page());
	expect(text).toContain("A gated item");
	expect(text).toContain("A link leads nowhere and is shown as plain text.");
	expect(text).not.toContain("the-secret-dose");
	expect(text.split("(/nowhere/at/all/of/it)").length - 1).toBe(1);
});

test("an entry that lacks what it needs is named, though no page shows it", async () => {
	const broken = { documentId: "without-title", slug: "without-title", content_type: "podcasts" };
	await portal.fault({ path: "re:^/api/strapi/en-IE/podcasts\\?", status: 200, body: [broken], times: 1 });
	await portal.get("ie.localhost/en-IE/podcasts");
	const text = textOf(await page());
	expect(text).toMatch(/Podcasts without-title en-IE .*The entry is left out of the portal.*Field: title\./);
});

test("what a broken entry calls itself may be of any length, and the others are listed all the same", async () => {
	const endless = "x".repeat(1_500_000);
	const broken = [
		{ documentId: endless, slug: "endless-name", content_type: "webcasts" },
		{ documentId: "short-name", slug: endless, title: endless, content_type: "webcasts" },
	];
	await portal.fault({ path: "re:^/api/strapi/en-IE/webcasts\\?", status: 200, body: broken, times: 1 });
	await portal.get("ie.localhost/en-IE/webcasts");
	const html = await page();
	expect(html.length).toBeLessThan(100_000);
	const text = textOf(html);
	expect(text).toMatch(/Webcasts .*endless-name/);
	expect(text).toContain("Podcasts without-title");
});

test("an item that is published anew goes from the list, until it is read with its faults again", async () => {
	const entry = { documentId: "findings-of-one-item", locale: "en-IE", slug: "an-item-with-faults", publishedAt: "x" };
	const event = { event: "entry.publish", model: "news", uid: "api::news.news-item", entry };
	expect(await page()).toContain("findings-of-one-item");
	expect((await portal.webhook(event)).status).toBe(202);
	await expect.poll(page).not.toContain("findings-of-one-item");
	await read({ slug: "a-third-name", content: "<marquee>again</marquee>" });
	expect(await page()).toContain("findings-of-one-item");
});

test("a file that is gone is told once a visitor has asked for it, by item and by page", async () => {
	const content = '<p><a href="/uploads/gone-dosing.pdf">Dosing</a></p>';
	const gone = { documentId: "with-a-gone-file", slug: "with-a-gone-file", title: "With a gone file" };
	await portal.fault({ path: "/api/strapi/en-IE/item/news/with-a-gone-file", body: written({ ...gone, content }) });
	await portal.fault({ path: "/api/strapi/en-IE/single/about", body: [{ title: "About us", content }] });
	await portal.fault({ path: "/uploads/gone-dosing.pdf", status: 404 });
	for (const path of ["/en-IE/news/with-a-gone-file", "/en-IE/about"]) {
		const html = await (await portal.get(`ie.localhost${path}`)).text();
		const [, file = ""] = /href="([^"]+\/media\/file-[\w-]+)"/.exec(html) ?? [];
		expect((await portal.get(`ie.localhost${file}`)).status).toBe(404);
	}
	const text = textOf(await page());
	expect(text).toMatch(/With a gone file en-IE .*no longer in the media library \(gone-dosing\.pdf\)/);
	expect(text).toMatch(/About us en-IE .*no longer in the media library \(gone-dosing\.pdf\)/);
});

test("a picture that is not shown is listed, with its host", async () => {
	const image = { url: "https://bucket.example/a.jpg", alternativeText: "A" };
	await read({ image, poster: { url: "/uploads/a.heic", alternativeText: "B" } });
	const text = textOf(await page());
	expect(text).toContain("its host is not allowed (bucket.example)");
	expect(text).toContain("it is not a picture from the media library (/uploads/a.heic)");
	// An iPhone's picture is in the library.
	expect(text).toContain("as a JPEG, PNG");
});

test("a webinar that its provider has at another time is listed", async () => {
	const at = "2031-03-04T17:00:00.000Z";
	const webinar = { webinargeek_id: "moved-1", starts_at: at };
	const item = written({ slug: "a-moved-webinar", title: "A moved webinar", content_type: "webinars", webinar });
	await portal.fault({ path: "/api/strapi/en-IE/item/webinars/a-moved-webinar", body: item });
	const read = async (starts_at: unknown) => {
		await portal.fault({ path: "/api/webinargeek/moved-1", body: { status: "upcoming", starts_at }, times: 1 });
		await portal.purge();
		expect((await portal.get("ie.localhost/en-IE/webinars/a-moved-webinar")).status).toBe(200);
		return page();
	};
	for (const same of [at, "2031-03-04T18:00:00+01:00", 1_930_410_000, null, "soon"]) {
		expect(await read(same), String(same)).not.toContain("another start");
	}
	const moved = (await read("2031-03-11T17:00:00Z")).replaceAll("<!-- -->", "");
	const time = '<time dateTime="2031-03-11T17:00:00.000Z">11 Mar 2031, 17:00 UTC</time>';
	expect(moved).toContain(`another start time than the CMS (${time}).`);
});
