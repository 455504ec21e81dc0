import { expect, test } from "vitest";
import { count, listOf } from "../../shared/contracts/fields.ts";
import { taxonomy, wireCategoryName, wireCourse, wireItem } from "../../shared/contracts/item.ts";
import {
	wireEnrolled,
	wireLearner,
	wireOwnRegistration,
	wireProgress,
	wireRegistration,
	wireWebinar,
} from "../../shared/contracts/learning.ts";
import { wireSearch } from "../../shared/contracts/search.ts";
import { firstOf, wireFooter, wireSingle } from "../../shared/contracts/single.ts";
import { externalUser, wireRegister, wireUser, wireUserAnswer } from "../../shared/contracts/user.ts";

/** Answers that differ from the embedded backend's as those of other CMSs, databases and vendors do. */

const item = { id: 7, slug: "a", title: "A", content_type: "news" };
const read = (fields: object) => wireItem.parse({ ...item, ...fields });

test("databases write numbers as text; a size of nothing is none", () => {
	const format = { url: "/s.jpg", width: "500", height: "281.25" };
	const image = { url: "/a.jpg", width: "1600", height: "900.4", formats: { small: format } };
	expect(read({ image }).image).toMatchObject({
		width: 1600,
		height: 900,
		formats: { small: { width: 500, height: 281 } },
	});
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
	expect(count.parse({ count: "12" })).toBe(12);
});

test("databases write 1 and 0 for yes and no; what everybody may read must say true", () => {
	const banner = (is_visible: unknown) => wireFooter.parse({ banner: { is_visible, title: "A" } }).banner?.is_visible;
	expect([1, "1", true, 0, "0", null, "no"].map(banner)).toEqual([true, true, true, false, false, false, false]);
	const consent = (value: unknown) => wireUser.parse({ id: 1, consents: { consent: value } }).consents.consent;
	expect([1, "1", 0, "0", "", null, 2, true].map(consent)).toEqual([true, true, false, false, null, null, null, true]);
	expect(wireRegistration.parse({ registered: 1 }).registered).toBe(true);
	expect(wireOwnRegistration.parse({ webinar_id: 1, attended: "0" }).attended).toBe(false);
	for (const enrolled of [1, "1", true]) expect(wireEnrolled.parse({ enrolled }).enrolled).toBe(true);
	for (const enrolled of [true, false]) expect(wireEnrolled.parse(enrolled)).toEqual({ enrolled });
	for (const odd of ["yes", 2, null, {}]) expect(wireRegistration.safeParse({ registered: odd }).success).toBe(false);
	for (const odd of [1, "1", "true", {}]) expect(read({ public_content: odd }).public_content).toBe(false);
});

const category = { id: 3, name: "Practice" };
const domain = { id: 1, name: "Cardiology", slug: "cardiology" };
const image = { id: 5, url: "/uploads/a.jpg", width: 10 };

test("a relation is an object, a list, Strapi 4's attributes, or in an envelope", () => {
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
});

test("a list may be in an envelope, an object with numbers as names, or of Strapi 4's entries", () => {
	const list = listOf(taxonomy);
	const domains = [domain, { ...domain, id: 2 }];
	const attributes = domains.map(({ id, ...rest }) => ({ id, attributes: rest }));
	for (const body of [domains, { data: domains, meta: {} }, { data: attributes }, { 0: domains[0], 5: domains[1] }])
		expect(list.parse(body).map(({ id }) => id)).toEqual(["1", "2"]);
	for (const odd of [null, {}, "none", { message: "Server Error" }, { data: null }])
		expect(list.safeParse(odd).success, JSON.stringify(odd)).toBe(false);
});

test("[3.03] an entry in envelopes or lists without end costs itself, not the list", () => {
	let lists: unknown = [];
	let envelopes: unknown = {};
	for (let depth = 0; depth < 100_000; depth++) {
		lists = [lists];
		envelopes = { data: envelopes };
	}
	for (const deep of [lists, envelopes]) {
		const read = listOf(wireItem).parse([
			{ ...item, image: deep, category: deep, domains: deep },
			{ ...item, id: deep },
		]);
		expect(read).toMatchObject([{ slug: "a", image: null, category: null, domains: [] }]);
	}
	expect(listOf(wireItem).safeParse(envelopes).success).toBe(false);
});

test("[7.13] a single is the first of a list, whatever follows, or alone", () => {
	const first = firstOf(wireSingle);
	const single = { title: "Imprint", content: [{ type: "paragraph" }] };
	for (const body of [
		[single],
		[single, { title: "Second" }, { title: "" }, null],
		single,
		{ data: single },
		{ data: [single] },
		{ data: { id: 1, attributes: single } },
	]) {
		expect(first.parse(body)).toMatchObject(single);
	}
	for (const none of [[], null, { data: null }]) expect(first.parse(none)).toBeNull();
	expect(first.safeParse({ message: "Server Error" }).success).toBe(false);
	expect(first.safeParse("").success).toBe(false);
	expect(first.safeParse([{ title: "" }, single]).success).toBe(false);
});

test("[7.12] a category's name is in an object, in a list, or alone", () => {
	for (const body of [
		{ name: "Practice" },
		[{ name: "Practice" }],
		"Practice",
		{ data: { id: 1, attributes: { name: "Practice" } } },
	]) {
		expect(wireCategoryName.parse(body).name).toBe("Practice");
	}
	expect(wireCategoryName.safeParse("").success).toBe(false);
	const capital = { id: 3, Name: "Practice" };
	expect(wireCategoryName.parse(capital).name).toBe("Practice");
	expect(taxonomy.parse(capital)).toEqual({ id: "3", name: "Practice", slug: null });
	expect(read({ category: capital, domains: [capital] })).toMatchObject({
		category: { name: "Practice" },
		domains: [{ name: "Practice" }],
	});
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

test("[2.20] an event's times: every notation with a zone is read, an end before the start is none", () => {
	const starts = (starts_at: unknown) => read({ webinar: { starts_at } }).webinar?.starts_at;
	const at = "2026-11-20T09:00:00.000Z";
	for (const text of [at, "2026-11-20T10:00:00+01:00", "2026-11-20T09:00:00.000000Z"])
		expect(starts(text), text).toBe(text);
	for (const other of [
		"2026-11-20T09:00Z",
		"2026-11-20T10:00:00+0100",
		"2026-11-20 10:00:00+01",
		"2026-11-20 09:00:00 UTC",
		1_795_165_200,
		"1795165200",
		1_795_165_200_000,
	]) {
		expect(starts(other), String(other)).toBe(at);
	}
	// The zone would be a guess, and doctors would come an hour late.
	const unzoned = ["2026-11-20 10:00:00", "2026-11-20T10:00:00", "2026-11-20", "20.11.2026", "0000-00-00 00:00:00"];
	for (const odd of [...unzoned, "", 0]) expect(starts(odd), String(odd)).toBeUndefined();
	const ends = (ends_at: unknown) => read({ webinar: { starts_at: at, ends_at } }).webinar?.ends_at;
	expect(ends("2026-11-20T10:00:00Z")).toBe("2026-11-20T10:00:00Z");
	for (const none of ["2026-11-20T08:00:00Z", at, ""]) expect(ends(none), none).toBeNull();
});

test("[2.20] [3.03] a time may be PHP's DateTime, whose time of day is that of its zone", () => {
	const parsed = (date: string, timezone: string) => {
		const value = { date, timezone_type: 3, timezone };
		const webinar = { starts_at: value };
		return wireItem.safeParse({ ...item, published_at: value, expires_at: value, webinar }).data;
	};
	for (const [date, zone, at] of [
		["2026-09-01 10:00:00.000000", "Europe/Brussels", "2026-09-01T08:00:00.000Z"],
		["2026-11-20 10:00:00.000000", "Europe/Brussels", "2026-11-20T09:00:00.000Z"],
		["2026-11-20 10:00:00.000000", "Europe/Istanbul", "2026-11-20T07:00:00.000Z"],
		["2026-11-20 10:00:00.000000", "Europe/London", "2026-11-20T10:00:00.000Z"],
		["2026-11-20 10:00:00.250000", "+01:00", "2026-11-20T09:00:00.250Z"],
		["2026-11-20 10:00:00", "Z", "2026-11-20T10:00:00.000Z"],
		["2026-11-20 10:00:00.000000", "UTC", "2026-11-20T10:00:00.000Z"],
		// An hour before and after the clocks change.
		["2026-03-29 01:30:00.000000", "Europe/Brussels", "2026-03-29T00:30:00.000Z"],
		["2026-03-29 03:30:00.000000", "Europe/Brussels", "2026-03-29T01:30:00.000Z"],
		["2026-10-25 03:30:00.000000", "Europe/Brussels", "2026-10-25T02:30:00.000Z"],
	] as const) {
		const dates = parsed(date, zone);
		for (const read of [dates?.published_at, dates?.expires_at, dates?.webinar?.starts_at])
			expect(Date.parse(read ?? ""), `${date} ${zone}`).toBe(Date.parse(at));
	}
	for (const [date, zone] of [
		["2026-11-20 10:00:00.000000", "Mars/Olympus"],
		["2026-11-20 10:00:00.000000", ""],
		["2026-13-20 10:00:00.000000", "UTC"],
		["-0001-11-30 00:00:00.000000", "UTC"],
		["soon", "UTC"],
	] as const) {
		expect(parsed(date, zone), `${date} ${zone}`).toBeUndefined();
	}
});

test("a day of publication or expiry may be a number of seconds or milliseconds", () => {
	const at = "2026-11-20T09:00:00.000Z";
	for (const expires_at of [1_795_165_200, 1_795_165_200_000, "1795165200"])
		expect(read({ expires_at }).expires_at).toBe(at);
	for (const odd of [0, -1, 7, "0", "2026", 1e300])
		expect(wireItem.safeParse({ ...item, expires_at: odd }).success, String(odd)).toBe(false);
	expect(read({ expires_at: "" }).expires_at).toBeNull();
	expect(wireSingle.parse({ title: "A", updated_at: "2026-11-20 09:00:00" }).updated_at).toBe(at);
});

test("a meeting place that is left empty is none, one without a name is its address", () => {
	const place = (on_site: unknown) =>
		read({ webinar: { starts_at: "2026-11-20T10:00:00Z", on_site } }).webinar?.on_site;
	expect(place({ venue: "", address: "" })).toBeNull();
	expect(place({ venue: null, address: null })).toBeNull();
	expect(place({ venue: null, address: "Street 1" })).toEqual({ venue: "Street 1", address: null });
	expect(place({ venue: "Hall", address: null })).toEqual({ venue: "Hall", address: null });
});

test("[7.18] the vendor's own notations: everything is text, times are numbers, a status may be missing", () => {
	const progress = (more: object) =>
		wireProgress.parse({ completion_status: "Completed", completion_percentage: "100", ...more });
	const spent = (total_time: unknown) => progress({ total_time }).total_time;
	expect([3900, "3900", "1h 5m", "2m 33s", "1h", "45s", "", "soon", -1, 0].map(spent)).toEqual([
		...[3900, 3900, 3900, 153, 3600, 45],
		...[null, null, null, 0],
	]);
	const done = (more: object) => progress(more).completed_on;
	const at = "2026-11-20T09:00:00.000Z";
	expect(done({ completed_on: at })).toBe(at);
	expect(done({ completed_on: "20/11/2026, 10:00:00", completed_on_timestamp: "1795165200" })).toBe(at);
	expect(done({ completed_on: "1795165200" })).toBe(at);
	// Day and month could be the other way round.
	expect(done({ completed_on: "05/11/2026, 10:00:00", completed_on_timestamp: null })).toBeNull();
	const begun = { id: "1", completion_status: "incomplete", completion_percentage: 0 };
	for (const course of [
		{ id: 1, completion_percentage: null },
		{ id: "1", completion_status: null },
	])
		expect(wireLearner.parse({ courses: [course] }).courses).toEqual([begun]);
});

test("[7.16] a state of a webinar that the portal does not know leaves the rest of the answer", () => {
	expect(wireWebinar.parse({ status: "rehearsal", watch_url: "https://watch.example/a" })).toMatchObject({
		status: null,
		watch_url: "https://watch.example/a",
	});
	expect(wireWebinar.parse({ status: "Cancelled" }).status).toBe("cancelled");
});

test("[7.14] results without totals are counted; totals count no broken entry that the portal has dropped", () => {
	const group = { content_type: "news", items: [item, item] };
	expect(wireSearch.parse({ sections: [group, { ...group, total: "12" }] })).toMatchObject({
		total: 14,
		sections: [{ total: 2 }, { total: 12 }],
	});
	const broken = { content_type: "news", items: [item, { ...item, title: "" }, null] };
	expect(wireSearch.parse({ sections: [broken, { ...broken, total: 12 }, { ...broken, total: 0 }] })).toMatchObject({
		sections: [{ total: 1 }, { total: 10 }, { total: 1 }],
	});
	expect(wireSearch.parse({ total: 0, sections: null })).toEqual({ total: 0, sections: [] });
	for (const none of [{}, { message: "Server Error" }, null, { total: 3 }, { total: 3, groups: [] }, [{ slug: "a" }]])
		expect(wireSearch.safeParse(none).success, JSON.stringify(none)).toBe(false);
});

test("[7.14] results in one list, alone or under a name, and lists by section are results by section", () => {
	const podcast = { id: 2, attributes: { slug: "b", title: "B", content_type: "podcasts" } };
	const sections = [
		{ content_type: "news", total: 1, items: [{ slug: "a" }] },
		{ content_type: "podcasts", total: 1, items: [{ slug: "b" }] },
	];
	const list = [podcast, item, { ...item, content_type: "recipes" }];
	for (const answer of [
		list,
		{ 1: podcast, 4: item },
		{ data: list },
		{ hits: list },
		{ results: list, total: 40 },
		{ items: list },
		{ news: [item], podcasts: [podcast], recipes: [item] },
	]) {
		expect(wireSearch.parse(answer), JSON.stringify(answer)).toMatchObject({ total: 2, sections });
	}
	expect(wireSearch.parse([])).toEqual({ total: 0, sections: [] });
});

test("[3.10] a button of the footer is a text, or a link with a label", () => {
	const cta = (value: unknown) =>
		wireFooter.parse({ banner: { is_visible: true, title: "A", cta: value } }).banner?.cta;
	expect([cta("Join"), cta({ label: "Join", url: "/x" }), cta({}), cta("")]).toEqual(["Join", "Join", null, null]);
});

test("[3.02] the identity's user, also as its vendor spells it, and without a first name", () => {
	const bare = { onekeyId: "ok-2", firstName: "Jan" };
	const unknown = { lastName: null, email: null, country: null, hasUnknownCountry: false };
	expect(externalUser.parse({ ...bare, more: 1 })).toEqual({ ...bare, ...unknown });
	expect(externalUser.parse({ onekeyId: "ok-2", country: "CH" })).toMatchObject({ country: "ch" });
	expect(externalUser.parse({ oneKeyId: "ok-2", firstName: null })).toMatchObject({ onekeyId: "ok-2", firstName: "" });
	expect(externalUser.parse({ data: { onekeyId: "ok-2", firstName: "Jan" } })).toMatchObject({ firstName: "Jan" });
	for (const onekeyId of [undefined, null, ""])
		expect(externalUser.safeParse({ onekeyId, firstName: "Jan" }).success).toBe(false);
});

test("[3.02] [7.05] a list of several users is nobody's, and of one is that one's", () => {
	const hca = { onekeyId: "ok-2", firstName: "Jan" };
	const local = { id: 7, attributes: { email: "jan@a.example" } };
	expect(externalUser.safeParse([hca]).success).toBe(true);
	expect(wireUserAnswer.safeParse({ data: [local] }).success).toBe(true);
	for (const list of [[hca, hca], { data: [hca, hca] }, []]) expect(externalUser.safeParse(list).success).toBe(false);
	for (const list of [[local, local], { data: [local, local] }, { user: [local, local] }, []])
		expect(wireUserAnswer.safeParse(list).success).toBe(false);
});

test("[3.01] [3.02] texts too long for the session's cookie count as missing, and an id breaks the user", () => {
	const long = "x".repeat(201);
	const attributes = { onekeycode: long, firstname: long, name: long, professionalPhone: long, email: long };
	const none = { onekeycode: null, firstname: null, name: null, professionalPhone: null, email: null };
	expect(wireUser.parse({ id: 1, attributes }).attributes).toEqual(none);
	const external = { onekeyId: "ok-2", firstName: long, lastName: long, email: long };
	expect(externalUser.parse(external)).toMatchObject({ firstName: "", lastName: null, email: null });
	expect(wireUser.safeParse({ id: long }).success).toBe(false);
	expect(externalUser.safeParse({ onekeyId: long }).success).toBe(false);
});

test("[7.08] the data of a registration may have been decoded on the way", () => {
	const code = (data: unknown) =>
		wireRegister.safeParse({ status: "Success", data }).data?.data.resultOwaUser.onekeycodeWithCodebase;
	const decoded = { resultOwaUser: { onekeycodeWithCodebase: "WBE1" } };
	for (const data of [JSON.stringify(decoded), decoded]) expect(code(data)).toBe("WBE1");
	// PHP writes an object without fields as [].
	for (const none of ['{"resultOwaUser":{}}', '{"resultOwaUser":[]}', { resultOwaUser: [] }])
		expect(code(none)).toBeNull();
	for (const broken of ["{", "", null, '"text"', [], "{}", { resultOwaUser: null }, { resultOwaUser: [{}] }])
		expect(code(broken), JSON.stringify(broken)).toBeUndefined();
});

test("PHP may write what looks like a number as one", () => {
	expect(read({ slug: 2026, title: 2026, approval_code: 71182 })).toMatchObject({
		slug: "2026",
		title: "2026",
		approval_code: "71182",
	});
	expect(wireSingle.parse({ title: "A", approval_code: 5 }).approval_code).toBe("5");
	expect(wireItem.safeParse({ ...item, title: true }).success).toBe(false);
});

test("[7.12] of a relation that is not populated the id is enough for a category, whose name is asked for", () => {
	for (const category of [3, "3", [3], { id: 3 }]) expect(read({ category }).category).toEqual({ id: "3", name: null });
	expect(read({ category: "practice", domains: [1, 2] })).toMatchObject({ category: null, domains: [] });
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
