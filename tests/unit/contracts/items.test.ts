import { expect, test } from "vitest";
import { listOf } from "../../../shared/contracts/fields.ts";
import { taxonomy, wireCourse, wireItem } from "../../../shared/contracts/item.ts";
import { wireFooter, wireSingle } from "../../../shared/contracts/single.ts";

const item = { id: 7, slug: "a", title: "A", content_type: "news" };
const read = (fields: object) => wireItem.parse({ ...item, ...fields });

test("an entry's documentId is optional; a broken one is null", () => {
	for (const [documentId, read] of [
		["k3v9q", "k3v9q"],
		[undefined, null],
		["", null],
		[5, null],
		["x".repeat(65), null],
		// It is written as it is: a line of its own in a calendar's entry.
		["k3v9q\r\nATTENDEE:mailto:a@b.example", null],
		["k3v9q\u0000", null],
		["k3 v9q", null],
	]) {
		expect(wireItem.parse({ ...item, documentId }).documentId).toBe(read);
		expect(wireSingle.parse({ title: "A", documentId }).documentId).toBe(read);
	}
});

test("[3.03] an item needs id, slug, title and type; other fields may be missing, null or broken", () => {
	const bare = wireItem.parse(item);
	expect(bare).toMatchObject({ id: "7", public_content: false, image: null, category: null, domains: [], slugs: null });
	const broken = wireItem.parse({
		...item,
		image: "nonsense",
		category: { id: "x" },
		domains: "none",
		tracking_products: [{ Name: "CARDOVEX®" }, { name: "As authors" }, "As text", null],
		patient_populations: [{ Name: "Adults" }],
		updated_at: "yesterday",
		public_content: "true",
		extra: "dropped",
	});
	expect(broken).toMatchObject({ image: null, category: null, domains: [], updated_at: null, public_content: false });
	expect(broken.tracking_products).toEqual(["CARDOVEX®", "As authors", "As text"]);
	expect(broken.patient_populations).toEqual(["Adults"]);
	expect(broken).not.toHaveProperty("extra");
});

test("[3.04] an image may lack formats, alternative text and size", () => {
	const image = { id: 1, url: "/uploads/x.svg", formats: null };
	expect(wireItem.parse({ ...item, image }).image).toMatchObject({ url: "/uploads/x.svg", formats: null, width: null });
	const partial = { ...image, formats: { small: { url: "/s.svg", width: 500 }, odd: { url: "/o" } } };
	expect(wireItem.parse({ ...item, image: partial }).image?.formats).toMatchObject({
		small: { url: "/s.svg", width: 500 },
		medium: null,
	});
});

test("a broken required field drops the item, never the list", () => {
	const dropped: string[] = [];
	const list = listOf(wireItem, (error) => dropped.push(error.issues.map(({ path }) => path.join(".")).join()));
	expect(list.parse([item, { ...item, title: "" }, null, { ...item, id: 8 }]).map(({ id }) => id)).toEqual(["7", "8"]);
	expect(dropped).toEqual(["title", ""]);
});

test("databases write numbers as text, PHP texts as numbers; a size of nothing is none", () => {
	const format = { url: "/s.jpg", width: "500", height: "281.25" };
	const image = { url: "/a.jpg", width: "1600", height: "900.4", formats: { small: format } };
	expect(read({ image }).image).toMatchObject({
		width: 1600,
		height: 900,
		formats: { small: { width: 500, height: 281 } },
	});
	expect(read({ image: { ...image, focalPoint: { x: "0.25", y: 1 } } }).image?.focalPoint).toEqual({ x: 0.25, y: 1 });
	for (const width of [0, "0", "", -5, "wide", true])
		expect(read({ image: { ...image, width } }).image?.width).toBeNull();
	expect(read({ image: { ...image, width: 0.2 } }).image?.width).toBe(1);
	expect(read({ file: { url: "/a.pdf", size: "245.31" } }).file?.size).toBe(245.31);
	expect(read({ audio: { url: "/a.mp3", duration: "1800", size: "" } }).audio).toMatchObject({
		duration: 1800,
		size: null,
	});
	for (const duration of [0, -1, "", "half an hour"]) expect(read({ duration }).duration).toBeNull();
	expect(wireCourse.parse({ id: "1", name: "A", duration: "3600" }).duration).toBe(3600);
	const asNumbers = { slug: 2026, title: 2026, approval_code: 71182 };
	expect(read(asNumbers)).toMatchObject({ slug: "2026", title: "2026", approval_code: "71182" });
	expect(wireItem.safeParse({ ...item, title: true }).success).toBe(false);
});

const category = { id: 3, name: "Practice" };
const domain = { id: 1, name: "Cardiology", slug: "cardiology" };
const image = { id: 5, url: "/uploads/a.jpg", width: 10 };

test("[7.12] a relation is an object, a list, Strapi 4's attributes, or in an envelope", () => {
	const forms = (entry: { id: number }) => {
		const { id, ...attributes } = entry;
		return [
			entry,
			[entry],
			{ data: entry },
			{ data: { id, attributes } },
			{ data: [{ id, attributes }] },
			[entry, null],
		];
	};
	for (const one of forms(category)) expect(read({ category: one }).category).toEqual({ id: "3", name: "Practice" });
	for (const one of forms(image)) expect(read({ image: one }).image?.url).toBe("/uploads/a.jpg");
	for (const one of [...forms(domain), { 1: domain }, { 0: domain, 2: null }]) {
		expect(read({ domains: one }).domains, JSON.stringify(one)).toEqual([
			{ id: "1", name: "Cardiology", slug: "cardiology" },
		]);
	}
	const empty = { category: null, image: null, domains: [] };
	for (const none of [null, [], { data: null }, { data: [] }, [null], {}])
		expect(read({ category: none, image: none, domains: none })).toMatchObject(empty);
	for (const one of forms({ id: 1, url: "/uploads/a.pdf" } as { id: number }))
		expect(read({ file: one }).file?.url).toBe("/uploads/a.pdf");
	// Of a relation that is not populated the id is enough for a category, whose name is asked for.
	for (const id of [3, "3", [3], { id: 3 }]) expect(read({ category: id }).category).toEqual({ id: "3", name: null });
	expect(read({ category: "practice", domains: [1, 2] })).toMatchObject({ category: null, domains: [] });
});

test("[2.37] [3.03] addresses of other locales: one that is empty does not cost the others, and codes are read in any spelling", () => {
	const slugs = { "nl-BE": "nl", "fr-BE": null, "de-CH": "", fr_CH: "fr", "tr-tr": "tr", "en-IE": 7, "xx-XX": "x" };
	expect(read({ slugs }).slugs).toEqual({ "nl-BE": "nl", "fr-CH": "fr", "tr-TR": "tr", "xx-XX": "x" });
	const listed = [
		{ locale: "nl_BE", slug: "nl" },
		{ id: 2, attributes: { locale: "tr-TR", slug: 2026 } },
		{ locale: "x" },
	];
	for (const list of [listed, { data: listed }])
		expect(read({ slugs: list }).slugs).toEqual({ "nl-BE": "nl", "tr-TR": "2026" });
	for (const none of [null, undefined, "none", ["een"], [], [{ slug: "a" }]])
		expect(read({ slugs: none }).slugs, JSON.stringify(none)).toBeNull();
});

test("people and substances are names, or components with a name", () => {
	const names = ["Ann", { id: 1, name: "Bo" }, { Name: "Cem" }, { id: 2 }, null, " ", true];
	const webinar = { starts_at: "2026-11-20T10:00:00Z", speakers: names };
	const read = wireItem.parse({ ...item, authors: names, substances: names, webinar });
	for (const list of [read.authors, read.substances, read.webinar?.speakers])
		expect(list).toEqual(["Ann", "Bo", "Cem"]);
	const alone = wireItem.parse({ ...item, authors: "Ann", tracking_products: { Name: "CARDOVEX" }, substances: " " });
	expect(alone).toMatchObject({ authors: ["Ann"], tracking_products: ["CARDOVEX"], substances: [] });
});

test("a text of spaces is none", () => {
	expect(wireItem.safeParse({ ...item, title: " \n" }).success).toBe(false);
	expect(wireItem.parse({ ...item, title: " A\n" }).title).toBe("A");
	expect(read({ category: { id: 3, name: " " } }).category).toEqual({ id: "3", name: null });
	expect(wireFooter.parse({ menu: [{ label: " ", url: "/a" }, { label: "B" }] }).menu).toEqual([
		{ label: "B", url: null },
	]);
});

test("a meeting place that is left empty is none, one without a name is its address", () => {
	const place = (on_site: unknown) =>
		read({ webinar: { starts_at: "2026-11-20T10:00:00Z", on_site } }).webinar?.on_site;
	expect(place({ venue: "", address: "" })).toBeNull();
	expect(place({ venue: null, address: null })).toBeNull();
	expect(place({ venue: null, address: "Street 1" })).toEqual({ venue: "Street 1", address: null });
	expect(place({ venue: "Hall", address: null })).toEqual({ venue: "Hall", address: null });
});

test("captions are found by their locale in any spelling", () => {
	const captions = ["nl_BE", "NL-be", "nl", "en_GB"].map((locale) => ({ url: "/a.vtt", locale }));
	expect(read({ captions }).captions.map(({ locale }) => locale)).toEqual(["nl-BE", "nl-BE", "nl", "en-GB"]);
});

test("[3.05] escaped titles and names are shown as they were typed: decoded once, without markup of their own", () => {
	const units = [{ id: 1, name: "L&#039;effort &lt;b&gt;" }];
	expect(wireCourse.parse({ id: 1, name: "Cœur &amp; L&#039;insuffisance", units })).toMatchObject({
		name: "Cœur & L'insuffisance",
		units: [{ name: "L'effort <b>" }],
	});
	expect(read({ title: "R&amp;D &amp;lt; 5 &nbsp;" }).title).toBe("R&D &lt; 5");
	expect(read({ title: "AT&T; p < 0.05" }).title).toBe("AT&T; p < 0.05");
	expect(taxonomy.parse({ id: 1, name: "Kardiologie &amp; Angiologie" }).name).toBe("Kardiologie & Angiologie");
});
