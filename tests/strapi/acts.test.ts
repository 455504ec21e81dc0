import { afterAll, expect, test } from "vitest";
import { pageOf } from "../edge/portal.ts";
import { ownCms } from "./portal.ts";

/** What editors do in Strapi's admin, and how long it takes until visitors see it. Times are printed, not asserted. */

const { portal, cms, editor } = ownCms({ deadline: 2000 });
const UID = "api::news-item.news-item";
const LOCALE = "en-IE";
const HOST = "ie.localhost";
const LIST = "/en-IE/news";

const times: { act: string; seconds: string }[] = [];
afterAll(() => console.table(times));

const read = (path: string) => pageOf(portal().get(HOST + path));

/** Polls as a visitor who reloads. */
async function seen(act: string, path: string, isSeen: (page: { status: number; html: string }) => boolean) {
	const started = performance.now();
	await expect.poll(async () => isSeen(await read(path)), { interval: 50, timeout: 60_000 }).toBe(true);
	times.push({ act, seconds: ((performance.now() - started) / 1000).toFixed(2) });
}

const item = (slug: string, own: object = {}) => ({
	title: `Title of ${slug}`,
	slug,
	gate: "public",
	intro: "An intro",
	content: "<p>The first text</p>",
	published_on: new Date(Date.now() - 3_600_000).toISOString(),
	...own,
});
const at = (slug: string) => `${LIST}/${slug}`;

const publications = () =>
	portal()
		.logs()
		.filter((line) => line.includes('"by":"entry.publish"')).length;

/** An entry whose page can be read and whose webhook has arrived: a webhook that comes later would drop what a test has read. */
async function published(slug: string, own: object = {}) {
	const before = publications();
	const entry = await editor().create(UID, LOCALE, item(slug, own));
	await editor().publish(entry);
	await expect.poll(publications).toBeGreaterThan(before);
	await expect.poll(async () => (await read(at(slug))).status).toBe(200);
	return entry;
}

test("publish, edit, save without publishing, unpublish, delete", async () => {
	expect((await read(LIST)).html).not.toContain("of-act-one");
	expect((await read(at("of-act-one"))).status).toBe(404);
	const entry = await editor().create(UID, LOCALE, item("of-act-one"));
	expect((await read(at("of-act-one"))).status).toBe(404);

	await editor().publish(entry);
	await seen("publish: the page", at("of-act-one"), ({ status }) => status === 200);
	await seen("publish: the list", LIST, ({ html }) => html.includes(at("of-act-one")));

	await editor().save(entry, item("of-act-one", { title: "Second title", content: "<p>The second text</p>" }));
	expect((await read(at("of-act-one"))).html).not.toContain("Second title");
	await editor().publish(entry);
	await seen("edit: the page", at("of-act-one"), ({ html }) => html.includes("The second text"));
	await seen("edit: the list", LIST, ({ html }) => html.includes("Second title"));
	await seen("edit: the home page", "/en-IE", ({ html }) => html.includes("Second title"));

	await editor().unpublish(entry);
	await seen("unpublish: the page", at("of-act-one"), ({ status }) => status === 404);
	await seen("unpublish: the list", LIST, ({ html }) => !html.includes("Second title"));

	await editor().publish(entry);
	await seen("publish again: the page", at("of-act-one"), ({ status }) => status === 200);
	await editor().delete(entry);
	await seen("delete: the page", at("of-act-one"), ({ status }) => status === 404);
	await seen("delete: the list", LIST, ({ html }) => !html.includes("Second title"));
});

test("a new slug: the old address leads to the new one", async () => {
	const entry = await published("of-old-slug");
	await editor().save(entry, item("of-new-slug"));
	await editor().publish(entry);
	await seen("slug: the new address", at("of-new-slug"), ({ status }) => status === 200);
	await seen("slug: the old address redirects", at("of-old-slug"), ({ status }) => status === 301 || status === 308);
});

test("an embargo that is set and lifted", async () => {
	const entry = await published("of-embargo");
	const later = new Date(Date.now() + 86_400_000).toISOString();
	await editor().save(entry, item("of-embargo", { published_on: later }));
	await editor().publish(entry);
	await seen("embargo: the page", at("of-embargo"), ({ status }) => status === 404);
	expect((await read(LIST)).html).not.toContain(at("of-embargo"));
	await editor().save(entry, item("of-embargo"));
	await editor().publish(entry);
	await seen("embargo lifted: the page", at("of-embargo"), ({ status }) => status === 200);
});

test("a gate that closes takes the body away at once", async () => {
	const entry = await published("of-gate", { content: "<p>For colleagues alone</p>" });
	expect((await read(at("of-gate"))).html).toContain("For colleagues alone");
	await editor().save(entry, item("of-gate", { gate: "full", content: "<p>For colleagues alone</p>" }));
	await editor().publish(entry);
	await seen("gate closed: the page", at("of-gate"), ({ html }) => !html.includes("For colleagues alone"));
	expect((await read(at("of-gate"))).html).toContain("Login required");
});

test("several entries published at once", async () => {
	const entries = await Promise.all(
		["bulk-a", "bulk-b", "bulk-c"].map((slug) => editor().create(UID, LOCALE, item(slug))),
	);
	const [first] = entries;
	if (!first) throw new Error("No entry");
	await editor().bulkPublish(
		first,
		entries.map(({ documentId }) => documentId),
	);
	await seen("bulk publish: the list", LIST, ({ html }) =>
		["bulk-a", "bulk-b", "bulk-c"].every((slug) => html.includes(at(slug))),
	);
});

test("a file that is replaced, and one that is deleted", async () => {
	const csv = (word: string) => `name\n${word}\n`;
	const file = await editor().upload("doses.csv", csv("first"), "text/csv");
	const entry = await editor().create("api::material.material", LOCALE, item("of-file", { file: file.id }));
	await editor().publish(entry);
	const page = "/en-IE/materials/of-file";
	await expect.poll(async () => (await read(`${page}/media/file`)).html).toContain("first");
	await editor().replace(file.id, "doses.csv", csv("second"), "text/csv");
	await seen("file replaced: the download", `${page}/media/file`, ({ html }) => html.includes("second"));
	await editor().deleteFile(file.id);
	await seen("file deleted: the page", page, ({ html }) => !html.includes("/media/file"));
	expect((await read(`${page}/media/file`)).status).toBe(404);
});

test("a picture that is replaced gets a new address", async () => {
	const svg = (colour: string) =>
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="160" height="90"><rect width="160" height="90" fill="${colour}"/></svg>`;
	const picture = await editor().upload("band.svg", svg("red"), "image/svg+xml");
	await published("of-picture", { image: picture.id });
	const addressOf = (html: string): string => /(\/images\/[^" ]*band[^" ]*)/.exec(html)?.[1] ?? "";
	const before = addressOf((await read(at("of-picture"))).html);
	expect(before).not.toBe("");
	await editor().replace(picture.id, "band.svg", svg("blue"), "image/svg+xml");
	await seen("picture replaced: its address", at("of-picture"), ({ html }) => ![before, ""].includes(addressOf(html)));
	expect((await read(addressOf((await read(at("of-picture"))).html).replaceAll("&amp;", "&"))).html).toContain("blue");
	await editor().deleteFile(picture.id);
	await seen("picture deleted: the page", at("of-picture"), ({ html }) => addressOf(html) === "");
});

test("a single, in Blocks", async () => {
	const paragraph = { type: "paragraph", children: [{ type: "text", text: "As an editor writes it", bold: true }] };
	await editor().saveSingle("api::about.about", LOCALE, { title: "About us", content: [paragraph] });
	expect((await read("/en-IE/about")).html).not.toContain("As an editor writes it");
	await editor().publishSingle("api::about.about", LOCALE);
	await seen("single: the page", "/en-IE/about", ({ html }) =>
		html.includes("<strong>As an editor writes it</strong>"),
	);
});

test("Strapi frozen, then ended: the portal goes on with what it has", async () => {
	await published("of-outage");
	await read(LIST);
	const known = async () => {
		for (const path of [at("of-outage"), LIST]) {
			const { status, html } = await read(path);
			expect([path, status]).toEqual([path, 200]);
			expect(html).toContain("Title of of-outage");
		}
		// Not 404: nobody knows.
		expect((await read("/en-IE/podcasts/never-read")).status).toBeGreaterThanOrEqual(500);
		expect((await read("/en-IE/login")).status).toBe(200);
	};
	cms().process.kill("SIGSTOP");
	await known();
	await cms().stop();
	await known();
});
