import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { LOCALES, type LocaleCode, localeOf } from "../../shared/locales.ts";
import { everyPathOf, ROUTE_IDS, routeOf, SINGLE_PAGES } from "../../shared/routes.ts";
import { SECTIONS } from "../../shared/sections.ts";
import { cardsIn, itemOf, publish } from "./items.ts";
import { inEachLanguage, sharedPortal } from "./own-portal.ts";
import { pageOf, textOf } from "./portal.ts";
import { pictureAt } from "./sealing.ts";
import { htmlFaults } from "./valid-page.ts";
import { signIn } from "./visitor.ts";

const portal = sharedPortal({ before: "healed" });

const hostOf = (country: string) => `${country}.localhost`;

const visit = (url: string) => pageOf(portal.get(url));

/** The map's pages that need no item, and the first two items of each list. */
async function everyPage(code: LocaleCode, host: string): Promise<string[]> {
	const fixed = ROUTE_IDS.filter((id) => routeOf(id).shows === "page").flatMap((id) => everyPathOf(id, code));
	const lists = await Promise.all(SECTIONS.map((section) => visit(`${host}/${code}/${section}`)));
	return [...fixed, ...lists.flatMap(({ html }) => cardsIn(html).slice(0, 2))];
}

for (const { code, country, iso } of LOCALES) {
	test(`every page of ${code} is 200, valid HTML and in its language`, inEachLanguage(code), async () => {
		const host = hostOf(country);
		const paths = await everyPage(code, host);
		expect(paths.length).toBeGreaterThan(2 * SECTIONS.length + SINGLE_PAGES.length);
		for (const path of paths) {
			const { status, html } = await visit(host + path);
			expect(status, path).toBe(200);
			expect(html, path).toContain(`<html lang="${iso}"`);
			expect(html, path).toMatch(/<h1[^>]*>(?:<span[^>]*>)?[^<]/);
			expect(await htmlFaults(html), path).toEqual([]);
		}
	});
}

for (const code of ["tr-TR", "en-IE"] as const) {
	test(`[2.24] [2.25] ${code}: errors are in the visitor's language`, async () => {
		const t = translator(code);
		const host = hostOf(localeOf(code).country);
		await portal.fault({ path: `/api/strapi/${code}/search`, status: 500 });
		const form = { "Content-Type": "application/x-www-form-urlencoded" };
		const foreign = { ...form, Origin: "https://elsewhere.example" };
		const own = { ...form, Origin: `http://${host}` };
		const all = [
			[403, "errorReasons.foreign", () => portal.post(`${host}/${code}/login`, "email=a", foreign)],
			[413, "errorReasons.unreadable", () => portal.post(`${host}/${code}/login`, "a".repeat(40_000), own)],
			// Nothing that the index would know, which answers instead where it can.
			[503, "error.unavailable", () => portal.get(`${host}/${code}/search?term=qzxqzx`)],
			[404, "error.notFound", () => portal.get(`${host}/${code}/nowhere`)],
		] as const;
		for (const [status, words, ask] of all) {
			const response = await ask();
			const [main = ""] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
			expect(response.status).toBe(status);
			expect(textOf(main)).toContain(t(words));
			expect(textOf(main)).toContain(t("error.prompt"));
			expect(main).toContain(`<p class="error-page__status" aria-hidden="true">${status}</p>`);
			// The specification's own sentence stands beside them, marked as English.
			const english = [...main.matchAll(/<span lang="en">([^<]*)/g)].map(([, text]) => text?.trim());
			if (status === 404) expect(main).toContain(`<form class="search-form" action="/${code}/search" method="get"`);
			expect(english).toEqual(status === 404 && code !== "en-IE" ? ["This page could not be found."] : []);
			expect(main).not.toMatch(/does not come from|cannot be read\.|temporarily unavailable|Internal error/);
		}
	});
}

test("without session there are no shelves, nothing is saved, and no reading position is kept", async () => {
	const article = "/en-IE/news/a-guideline-at-a-glance-every-part-that-a-text-can-have";
	for (const path of ["/en-IE", "/en-IE/podcasts/the-breathless-patient-heart-or-lung", article]) {
		const { html } = await visit(`ie.localhost${path}`);
		expect(html, path).not.toMatch(/class="shel|class="save|id="reading"/);
	}
});

test("[5.03] whatever text of the CMS a page shows, its ® is raised", async () => {
	await portal.purge();
	const taxonomy = (name: string) => ({ id: 7, name, slug: "seven" });
	const article = await publish(portal, "marked", {
		title: "Title®",
		intro: "Intro®",
		content: "<p>Text®</p>",
		category: taxonomy("Category®"),
		domains: [taxonomy("Area®")],
		sources: [
			{ label: "Link®", url: "https://example.org" },
			{ label: "Words®", url: null },
		],
	});
	const related = itemOf("another", { title: "Other®", category: taxonomy("Kind®") });
	await portal.fault({ path: "/api/strapi/en-IE/news?", body: [related] });
	const menu = ["/about", "https://example.org", null].map((url, index) => ({ label: `Entry${index}®`, url }));
	const banner = { is_visible: true, title: "Banner®", cta: "Register®" };
	const promotion = { is_visible: true, title: "Promotion®", url: "/about", cta: "Read®" };
	const footer = [{ menu, legal_mention: "Legal®", banner, promotional_content: promotion }];
	await portal.fault({ path: "/api/strapi/en-IE/single/footer", body: footer });
	const units = [{ id: 1, name: "Unit®", type: "Text" }];
	const course = { id: 901, name: "Course®", description: "<p>Description®</p>", units };
	await portal.fault({ path: "/api/talentLMS/course/901", body: course });
	await portal.fault({ path: "/api/talentLMS/ie/all", body: [course] });
	await portal.purge();
	const doctor = await signIn(portal, "ie", "ie");
	const pages = [portal.get(`ie.localhost${article}?whole`), doctor.get("/en-IE/e-learnings/901")];
	const [first = "", second = ""] = await Promise.all(pages.map(async (page) => (await pageOf(page)).html));
	const words = (html: string) => html.replace(/<(script|template|title)[\s\S]*?<\/\1>|(<\/?\w+)[^>]*(>)/g, "$2$3");
	const ofItem = ["Title", "Intro", "Text", "Category", "Area", "Link", "Words", "Other", "Kind"];
	const ofFooter = ["Entry0", "Entry1", "Entry2", "Banner", "Register", "Promotion", "Read", "Legal"];
	for (const name of [...ofItem, ...ofFooter]) expect(words(first)).toContain(`${name}<sup>®</sup>`);
	for (const name of ["Course", "Description", "Unit"]) expect(words(second)).toContain(`${name}<sup>®</sup>`);
	expect(words(first + second)).not.toMatch(/(?<!<sup>)®/);
	expect(first).toContain("<title>Title® | Helvora Pro</title>");
	await portal.heal();
	await portal.purge();
});

test("[3.03] [3.04] items without image, category or optional fields are shown; a picture of another host is dropped", async () => {
	const image = { url: "/uploads/x.png", formats: null, alternativeText: "A chart" };
	const { status, html } = await visit(`ie.localhost${await publish(portal, "bare", { image })}`);
	expect(status).toBe(200);
	expect(html).toContain(`src="${pictureAt("/uploads/x.png", { size: 1200 })}"`);
	expect(html).toContain('alt="A chart"');
	const foreign = await publish(portal, "foreign", { image: { ...image, url: "https://elsewhere.example/own.png" } });
	expect((await visit(`ie.localhost${foreign}`)).html).not.toContain("article__picture");
	const { html: report } = await visit("ie.localhost/en-IE/news/report-from-the-autumn-cardiometabolic-meeting");
	expect(report).toContain("Three sessions in brief");
	expect(report).not.toContain("article__picture");
});

test("[7.12] a category without name is requested; without a response, or with a late one, the item has none", async () => {
	const category = { id: 13 };
	const { html } = await visit(`ie.localhost${await publish(portal, "named", { category })}`);
	expect(textOf(html)).toContain("Topic In practice");
	const nameless = await publish(portal, "nameless", { category });
	await portal.fault({ path: "/api/strapi/en-IE/category-name/13", status: 500 });
	expect((await visit(`ie.localhost${nameless}`)).status).toBe(200);
	const late = await publish(portal, "late", { category: { id: 98 } });
	await portal.fault({ path: "/api/strapi/en-IE/category-name/98", delay: 4000, body: { name: "Too late" } });
	const { status, html: unnamed } = await visit(`ie.localhost${late}`);
	expect([status, unnamed.includes("Too late")]).toEqual([200, false]);
});

test("an item that expires while cached is gone at the next read", async () => {
	const expires_at = new Date(Date.now() + 5000).toISOString();
	await publish(portal, "soon", { expires_at });
	expect((await visit("ie.localhost/en-IE/news/soon")).status).toBe(200);
	const soon = async () => {
		const { status, html } = await visit("ie.localhost/en-IE/news/soon");
		return [status, html.includes("No longer available")];
	};
	await expect.poll(soon, { interval: 500 }).toEqual([410, true]);
});
