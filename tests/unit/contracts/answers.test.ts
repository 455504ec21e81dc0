import { expect, test } from "vitest";
import { count, listOf } from "../../../shared/contracts/fields.ts";
import { taxonomy, wireCategoryName, wireCourse, wireError, wireItem } from "../../../shared/contracts/item.ts";
import {
	wireEnrolled,
	wireLearner,
	wireOwnRegistration,
	wireProgress,
	wireRegistration,
	wireWebinar,
} from "../../../shared/contracts/learning.ts";
import { firstOf, wireFooter, wireSingle } from "../../../shared/contracts/single.ts";
import { wireUser } from "../../../shared/contracts/user.ts";

const item = { id: 7, slug: "a", title: "A", content_type: "news" };
const read = (fields: object) => wireItem.parse({ ...item, ...fields });

test("[2.10] a count is a number or its digits; what is neither is unknown, not 0", () => {
	for (const none of [0, "0"]) expect(count.parse(none)).toBe(0);
	for (const dozen of [12, "12", { count: "12" }]) expect(count.parse(dozen)).toBe(12);
	const nonsense = [null, undefined, "", " ", false, true, [], [3], {}, -1, 1.5, "-1", "1e3", "0x1f", "9".repeat(30)];
	for (const value of nonsense) expect(count.safeParse(value).success, JSON.stringify(value)).toBe(false);
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

test("[7.16] a webinar's title at the provider is a text, and an empty one is none", () => {
	const titled = (title: string) => wireOwnRegistration.parse({ webinar_id: 1, title }).title;
	expect(["Heart &amp; lung", " "].map(titled)).toEqual(["Heart & lung", null]);
});

test("[7.16, 7.18] a personal link that no header can carry as it is written is a link in ASCII", () => {
	const join_url = "https://room.example/a%2Fb?name=\u0007Ayşe Öz";
	const href = "https://room.example/a%2Fb?name=%07Ay%C5%9Fe%20%C3%96z";
	expect(wireRegistration.parse({ registered: true, join_url }).join_url).toBe(href);
	expect(new Headers({ Location: href }).get("location")).toBe(href);
});

const domain = { id: 1, name: "Cardiology", slug: "cardiology" };

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

test("[3.05] a course keeps the contract's fields only, without learners", () => {
	const course = wireCourse.parse({ id: "101", name: "Course", users: [{ name: "Learner" }], login_key: "k" });
	expect(course).not.toHaveProperty("users");
	expect(course).not.toHaveProperty("login_key");
});

test("[8.01] [8.02] only message, status and teaser of a refusal are read", () => {
	const refusal = wireError.parse({ message: "Login required", statusCode: 403, item, stack: "secret" });
	expect(refusal).toMatchObject({ message: "Login required", statusCode: 403, item: { slug: "a" } });
	expect(refusal).not.toHaveProperty("stack");
});

test("[3.10] every part of the footer is optional; a button is a text, or a link with a label", () => {
	expect(wireFooter.parse({})).toEqual({ menu: [], legal_mention: null, banner: null, promotional_content: null });
	expect(wireFooter.parse({ menu: [{ label: "A" }, { url: "/x" }] }).menu).toEqual([{ label: "A", url: null }]);
	expect(wireSingle.parse({ content: "no title" }).title).toBeNull();
	expect(wireSingle.safeParse({ title: "", content: "" }).success).toBe(false);
	const cta = (value: unknown) =>
		wireFooter.parse({ banner: { is_visible: true, title: "A", cta: value } }).banner?.cta;
	expect([cta("Join"), cta({ label: "Join", url: "/x" }), cta({}), cta("")]).toEqual(["Join", "Join", null, null]);
});

test("[7.18] the vendor's own notations: everything is text, times are numbers, a status may be missing", () => {
	const progress = (more: object) =>
		wireProgress.parse({ completion_status: "Completed", completion_percentage: "100", ...more });
	const share = (completion_percentage: unknown) => progress({ completion_percentage }).completion_percentage;
	expect(["42", "42%", " 42 % ", "41.6", 99.6, 120, -1, null, "", "much"].map(share)).toEqual([
		...[42, 42, 42, 42, 99, 100],
		...[0, 0, 0, 0],
	]);
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
