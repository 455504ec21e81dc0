import { expect, onTestFinished, test, vi } from "vitest";
import { config } from "./mapped.ts";

const { bracketed } = await import("../../../worker/backend/strapi/query.ts");
const model = await import("../../../worker/backend/strapi/model.ts");
const { matching, named, chosen, current } = await import("../../../worker/backend/strapi/conditions.ts");
const { cmsAddress } = await import("../../../worker/ops/content/cms.ts");
const { modelOf } = await import("../../../worker/backend/strapi-models.ts");
const { effectsOf, strapiEvents } = await import("../../../worker/ops/strapi-event.ts");

const decoded = (query: string) => decodeURIComponent(query.replaceAll("+", " "));
const same = (name: string) => name;

test("a query is written in brackets, without what is undefined, and what visitors type stays a value", () => {
	const query = bracketed({ locale: "en-IE", fields: ["title", "slug"], sort: undefined, populate: { image: true } });
	expect(decoded(query)).toBe("?locale=en-IE&fields[0]=title&fields[1]=slug&populate[image]=true");
	const hostile = bracketed({ filters: named("a&status=draft&populate=*#", false)(same).filters });
	expect(hostile).toBe(
		"?filters%5B%24and%5D%5B0%5D%5B%24and%5D%5B0%5D%5Bslug%5D%5B%24eq%5D=a%26status%3Ddraft%26populate%3D*%23",
	);
});

test("[7.14] every word must be in title, intro, or the text of what is public", () => {
	const [second, first] = matching(" heart  failure ")(same);
	expect(second).toEqual(JSON.parse(JSON.stringify(first).replaceAll("heart", "failure")));
	expect(first).toEqual({
		$or: [
			{ title: { $containsi: "heart" } },
			{ intro: { $containsi: "heart" } },
			{ $and: [{ content: { $containsi: "heart" } }, { gate: { $in: ["public"] } }] },
		],
	});
});

test("[7.14] of a long term the ten longest words count, each once, so that Strapi takes the address", () => {
	const words = Array.from({ length: 12 }, (_, length) => "a".repeat(length + 1));
	const sent = (term: string) => JSON.stringify(matching(term)(same)).match(/(?<="title":{"\$containsi":")[^"]+/g);
	expect(sent(`${words.join(" ").toUpperCase()} ${words.join(" ")}`)).toEqual(words.slice(2).reverse());
	expect(sent("failure of Heart heart")).toEqual(["failure", "heart", "of"]);
});

test("[7.14] words are sent as typed, because a Strapi on SQLite ignores the case of ASCII letters only", () => {
	for (const word of ["Übelkeit", "Étude", "İnsülin"])
		expect(matching(word)(same)).toMatchObject([{ $or: [{ title: { $containsi: word } }, {}, {}] }]);
});

test("filters go by documentId", () => {
	expect(chosen({ domain: "a", categories: ["b", "c"] })(same)).toEqual([
		{ domains: { documentId: { $in: ["a"] } } },
		{ category: { documentId: { $in: ["b", "c"] } } },
	]);
});

test("bounds of time are whole minutes, and what begins or ends within this one is asked for: the Worker knows the second", () => {
	vi.useFakeTimers({ now: Date.parse("2026-11-28T21:22:21.642Z") });
	onTestFinished(() => void vi.useRealTimers());
	expect(current(same)).toEqual([
		{ $or: [{ published_on: { $null: true } }, { published_on: { $lte: "2026-11-28T21:23:00.000Z" } }] },
		{ $or: [{ expires_at: { $null: true } }, { expires_at: { $gt: "2026-11-28T21:22:00.000Z" } }] },
	]);
});

test("[6.01] a teaser has no field of a body, and a body is narrowed to the gates of its level", () => {
	const gated = ["content", "transcript", "file", "audio", "video", "captions"];
	for (const section of ["news", "materials", "podcasts", "webcasts", "webinars"] as const)
		expect(model.fieldsOf(section, "teaser").filter((field) => gated.includes(field))).toEqual([]);
	expect(model.populateOf("on_site", "teaser", same)).toEqual({ fields: ["id"] });
	expect(model.gatesOf("none")).toEqual(["public"]);
	expect(model.gatesOf("limited")).toEqual(["public", "hcp"]);
	expect(model.gatesOf("full")).toBeUndefined();
	expect(["public", "hcp"].map(model.gateOf)).toEqual(["public", "limited"]);
	for (const gate of ["full", null, "limited", "Public"]) expect(model.gateOf(gate), String(gate)).toBe("full");
});

test("the field map names types, fields and locales; null is a field that a type does not have", () => {
	expect([model.typeName("news"), model.typeName("materials")]).toEqual(["articles", "materials"]);
	expect(model.nameOf("news", "intro")).toBe("lead");
	expect(model.nameOf("materials", "intro")).toBe("intro");
	expect(model.nameOf("news", "substances")).toBeNull();
	expect(model.nameOf("news", "slug")).toBe("path");
	expect(model.localeName("tr-TR")).toBe("tr");
	for (const name of ["tr", "TR"]) expect(model.localeCodes(name)).toEqual(["tr-TR"]);
	expect(["nl-BE", "fr", "xx"].map(model.localeCodes)).toEqual([["nl-BE"], ["fr-BE", "fr-CH"], []]);
	expect(model.populateOf("localizations", "teaser", (field) => model.nameOf("news", field) ?? undefined)).toEqual({
		fields: ["path", "publishedAt", "expires_at", "locale"],
	});
});

const subject = { locale: "en-IE", documentId: "a1", slug: "imprint", title: null, isPublic: true } as const;
const uidIn = (section: "news" | "materials" | "podcasts" | null) =>
	decodeURIComponent(cmsAddress({ ...subject, section }) ?? "").split(/[/?]/)[6];

test("the way into the CMS's admin names Strapi 5's singular; behind Laravel it is as it was", () => {
	expect([uidIn("news"), uidIn("materials"), uidIn("podcasts"), uidIn(null)]).toEqual([
		"api::article.article",
		"api::material.material",
		"api::story.story",
		"api::legal-notice.legal-notice",
	]);
	expect(cmsAddress({ ...subject, section: "news", locale: "tr-TR" })).toContain("plugins%5Bi18n%5D%5Blocale%5D=tr");
	config.STRAPI_URL = undefined;
	expect([uidIn("news"), uidIn("podcasts"), uidIn(null)]).toEqual([
		"api::news.news",
		"api::podcast.podcast",
		"api::imprint.imprint",
	]);
});

test("the webhook and the preview button know types by the names of the field map", () => {
	const uids = ["article.article", "story.story", "legal-notice.legal-notice", "material.material", "recipe.recipe"];
	expect(uids.map((name) => modelOf({ uid: `api::${name}` }))).toEqual([
		{ kind: "item", section: "news", isPart: false },
		{ kind: "item", section: "podcasts", isPart: false },
		{ kind: "named", name: "imprint" },
		{ kind: "item", section: "materials", isPart: false },
		{ kind: "other" },
	]);
});

test("a webhook in a locale of the field map touches every locale that reads it, and no other", () => {
	const of = (locale: string) =>
		effectsOf(
			strapiEvents.parse({ event: "entry.publish", model: "article", entry: { slug: "a", documentId: "d", locale } }),
		);
	expect(of("tr").versions).toEqual([{ locale: "tr-TR", documentId: "d" }]);
	expect(of("fr").addresses.map(({ locale }) => locale)).toEqual(["fr-BE", "fr-CH"]);
	expect(of("fr").tags.some((tag) => tag.startsWith("nl-BE"))).toBe(false);
});
