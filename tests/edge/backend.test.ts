import { imageSize } from "image-size";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { runtimeOf } from "../tools/workers.ts";
import { backendAlone } from "./portal.ts";

/** The embedded backend without the portal: its content calls answer as the contract says, with the real backend's flaws. */

const server = runtimeOf(() => [backendAlone()]);
beforeAll(() => server.start());
afterAll(() => server.close());

const SECRET = { "X-Service-Secret": "development-service-secret" };
const CONTENT_SECRET = { "X-Content-Secret": "development-content-secret" };
const secretOf = (path: string): Record<string, string> => (path.startsWith("/uploads/") ? CONTENT_SECRET : SECRET);
const backend = (path: string, headers = secretOf(path), method = "GET") =>
	server.ask(`http://backend${path}`, { method, headers });
const control = (path: string, method: string, body?: object) =>
	server.ask(`http://backend/__control/${path}`, {
		method,
		...(body ? { body: JSON.stringify(body) } : {}),
	});

const items = z.array(
	z.looseObject({
		id: z.number(),
		slug: z.string(),
		title: z.string(),
		published_at: z.string(),
		content_type: z.string(),
		slugs: z.record(z.string(), z.string()),
		image: z
			.looseObject({ url: z.string(), formats: z.record(z.string(), z.object({ url: z.string() })).nullish() })
			.nullable(),
	}),
);
const json = async (path: string) => (await backend(`/api${path}`)).json();
const list = async (path: string) => items.parse(await json(path));
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ı/g, "i");
const LOCALES = ["nl-BE", "fr-BE", "de-CH", "fr-CH", "tr-TR", "en-IE"];
const MINIMUM = { news: 12, materials: 10, podcasts: 6, webcasts: 6, webinars: 6 };

test("the first requests of an isolate wait for one seed", async () => {
	const counts = await Promise.all(LOCALES.map((locale) => json(`/strapi/${locale}/news/count`)));
	expect(counts.every((count) => Number(count) >= MINIMUM.news)).toBe(true);
});

test.each(LOCALES)("%s has its content", async (locale) => {
	for (const [section, minimum] of Object.entries(MINIMUM)) {
		const found = await list(`/strapi/${locale}/${section}`);
		expect(found.length, section).toBeGreaterThanOrEqual(minimum);
		expect(await json(`/strapi/${locale}/${section}/count`)).toBe(found.length);
	}
	expect(z.array(z.unknown()).parse(await json(`/talentLMS/${locale.slice(3).toLowerCase()}/all`))).toHaveLength(5);
});

test("lists page, sort and filter; the count follows the filters", async () => {
	const all = await list("/strapi/nl-BE/news");
	const page = await list("/strapi/nl-BE/news?_start=3&_limit=4");
	expect(page.map(({ id }) => id)).toEqual(all.slice(3, 7).map(({ id }) => id));
	expect(all.map(({ published_at }) => published_at)).toEqual(
		all
			.map(({ published_at }) => published_at)
			.toSorted()
			.reverse(),
	);
	const filtered = await list("/strapi/nl-BE/news?category.id=13&category.id=11&domains.id=1");
	expect(filtered.length).toBeGreaterThan(0);
	expect(filtered.length).toBeLessThan(all.length);
	expect(await json("/strapi/nl-BE/news/count?category.id=13&category.id=11&domains.id=1")).toBe(filtered.length);
	expect(await list("/strapi/xx-XX/news")).toEqual([]);
	expect((await backend("/api/strapi/nl-BE/nonsense")).status).toBe(404);
});

test.each(["_limit=abc", "_limit=501", "_start=-1", "_sort=id:ASC", "category.id=x"])(
	"a list refuses %s",
	async (query) => {
		const response = await backend(`/api/strapi/nl-BE/news?${query}`);
		expect(response.status).toBe(400);
		expect(await response.json()).toEqual({ message: expect.any(String), statusCode: 400 });
	},
);

test("titles sort without regard to diacritics", async () => {
	const titles = (await list("/strapi/tr-TR/news?_sort=title:ASC")).map(({ title }) => title);
	expect(titles).toEqual(titles.toSorted((a, b) => (folded(a) < folded(b) ? -1 : 1)));
	expect((await list("/strapi/tr-TR/news?_sort=title:DESC")).map(({ title }) => title)).toEqual(titles.toReversed());
});

test("any number of filters is borne", async () => {
	const ids = Array.from({ length: 200 }, (_, index) => index);
	const all = await json("/strapi/en-IE/news/count");
	expect(Number(await json(`/strapi/en-IE/news/count?${ids.map((id) => `category.id=${id}`).join("&")}`))).toBeLessThan(
		Number(all),
	);
	expect((await list(`/strapi/en-IE/content?domains=${ids.join(",")}&_limit=3`)).length).toBe(3);
});

test("content mixes active collections, newest first, and tells the total", async () => {
	const response = await backend("/api/strapi/en-IE/content?_limit=5&collections=podcasts,webcasts");
	const found = items.parse(await response.json());
	const counts = await Promise.all(["podcasts", "webcasts"].map((section) => json(`/strapi/en-IE/${section}/count`)));
	expect(response.headers.get("x-total-count")).toBe(String(counts.reduce((sum: number, n) => sum + Number(n), 0)));
	expect(found).toHaveLength(5);
	expect(new Set(found.map(({ content_type }) => content_type))).toEqual(new Set(["podcasts", "webcasts"]));
	const mixed = await backend("/api/strapi/en-IE/content?domains=1,2&categories=13&_limit=500");
	const narrowed = items.parse(await mixed.json());
	expect(mixed.headers.get("x-total-count")).toBe(String(narrowed.length));
	expect(narrowed.length).toBeGreaterThan(0);
	for (const { category, domains } of narrowed) {
		expect(category).toMatchObject({ id: 13 });
		expect(domains).toContainEqual(expect.objectContaining({ id: expect.toBeOneOf([1, 2]) }));
	}
	const dates = narrowed.map(({ published_at }) => published_at);
	expect(dates).toEqual(dates.toSorted().toReversed());
});

test.each([
	["none", 403, 403],
	["limited", 200, 403],
	["full", 200, 200],
])("level %s reads limited items with %i and full ones with %i", async (level, limited, full) => {
	const status = async (slug: string) => (await backend(`/api/strapi/en-IE/item/materials/${slug}/${level}`)).status;
	expect(await status("score-card-disease-activity-in-rheumatoid-arthritis")).toBe(limited);
	expect(await status("cardovex-titration-scheme")).toBe(full);
	expect(await status("checklist-for-the-heart-failure-review")).toBe(200);
});

test("a refusal carries a teaser without content and media", async () => {
	const refusal = z
		.object({ message: z.string(), statusCode: z.number(), item: z.record(z.string(), z.unknown()) })
		.parse(await json("/strapi/en-IE/item/podcasts/cardovex-in-daily-practice/none"));
	expect(refusal.message).toBe("Login required");
	expect(Object.keys(refusal.item)).toEqual(expect.arrayContaining(["title", "intro", "image"]));
	for (const withheld of ["content", "file", "audio", "transcript", "video", "captions"]) {
		expect(refusal.item).not.toHaveProperty(withheld);
	}
	expect(JSON.stringify(refusal.item)).not.toMatch(/uploads\/audio|transcript/);
});

test("lists, content and search leak what the portal must cut off", async () => {
	const podcast = (await list("/strapi/en-IE/podcasts")).find(({ public_content }) => public_content === false);
	expect(podcast).toMatchObject({ content: expect.any(String), audio: { url: expect.stringContaining("/uploads/") } });
	const searched = z
		.object({ sections: z.array(z.object({ items })) })
		.parse(await json("/strapi/en-IE/search?term=cardovex&content_type=podcasts"));
	expect(searched.sections[0]?.items[0]).toMatchObject({ content: expect.any(String), audio: expect.anything() });
});

test("slugs name the item in every locale where it exists, and lead to it", async () => {
	for (const { slugs, content_type } of (await list("/strapi/nl-BE/content?_limit=500")).slice(0, 12)) {
		const found = await Promise.all(
			Object.entries(slugs).map(async ([locale, slug]) => {
				expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
				expect(slug.length).toBeLessThanOrEqual(80);
				return items.element.parse(await json(`/strapi/${locale}/item/${content_type}/${slug}/full`));
			}),
		);
		for (const item of found) expect(item.slugs).toEqual(slugs);
	}
});

test("expired items answer 410 and are in no list; unknown ones and levels are refused", async () => {
	const expired = "winter-vaccination-information-campaign-material-for-your-waiting-room";
	expect((await backend(`/api/strapi/en-IE/item/news/${expired}/full`)).status).toBe(410);
	expect((await list("/strapi/en-IE/news")).map(({ slug }) => slug)).not.toContain(expired);
	expect((await backend("/api/strapi/en-IE/item/news/none/full")).status).toBe(404);
	expect((await backend(`/api/strapi/en-IE/item/news/${expired}/admin`)).status).toBe(400);
});

test("the seed has what pages must bear", async () => {
	const news = await list("/strapi/en-IE/news");
	expect(news.some(({ image }) => image === null)).toBe(true);
	expect(news.some(({ category }) => category === null)).toBe(true);
	expect(news.some(({ title }) => title.length === 180)).toBe(true);
	expect(news.some(({ title }) => title.includes("®"))).toBe(true);
	expect(news.some(({ content }) => String(content).includes("<table>"))).toBe(true);
	expect(news.some(({ content }) => String(content).includes("javascript:"))).toBe(true);
	expect(news.some(({ slugs }) => slugs["fr-BE"] === undefined)).toBe(true);
	const pictures = (await list("/strapi/en-IE/content?_limit=100")).flatMap(({ image }) => (image ? [image] : []));
	expect(pictures.some(({ formats }) => formats === null)).toBe(true);
	expect(pictures.some(({ formats }) => formats && !("large" in formats))).toBe(true);
	const drawn = await Promise.all(pictures.map(async ({ url }) => (await backend(url)).text()));
	expect(new Set(drawn).size).toBe(drawn.length);
});

test("the world's items are of one category and older than the rest, with pictures of every ratio and titles of every length", async () => {
	const all = await list("/strapi/en-IE/content?_limit=500");
	const isWorld = ({ category }: Record<string, unknown>) =>
		z.object({ slug: z.literal("world") }).safeParse(category).success;
	const world = all.filter(isWorld);
	const rest = all.filter((item) => !isWorld(item));
	const newest =
		world
			.map(({ published_at }) => published_at)
			.toSorted()
			.at(-1) ?? "";
	expect(rest.every(({ published_at }) => published_at > newest)).toBe(true);
	const ratios = world.flatMap(({ image }) => {
		const size = z.object({ width: z.number(), height: z.number() }).safeParse(image).data;
		return size ? [size.width / size.height] : [];
	});
	expect(Math.min(...ratios)).toBeLessThan(0.7);
	expect(Math.max(...ratios)).toBe(4);
	expect(ratios).toContain(1);
	expect(world.map(({ image }) => image?.width)).toContain(6000);
	const titles = world.map(({ title }) => title);
	expect(titles.map(({ length }) => length)).toEqual(expect.arrayContaining([209, 255]));
	expect(titles.some((title) => title !== title.normalize("NFC"))).toBe(true);
	expect(titles.some((title) => /\p{Extended_Pictographic}/u.test(title))).toBe(true);
});

test("generated pictures have the size that their names tell", async () => {
	for (const [name, type] of [
		["general-world-square.1200x1200.jpg", "image/jpeg"],
		["small_general-world-portrait.333x500.jpg", "image/jpeg"],
		["general-world-logo.960x240.png", "image/png"],
	] as const) {
		const answer = await backend(`/uploads/${name}`);
		expect(answer.headers.get("content-type")).toBe(type);
		const { width, height } = imageSize(new Uint8Array(await answer.arrayBuffer()));
		expect(name).toContain(`.${width}x${height}.`);
	}
});

test.each([
	["tr-TR", "ISTANBUL"],
	["tr-TR", "istanbul"],
	["tr-TR", "İSTANBUL"],
	["fr-BE", "cœur"],
	["fr-BE", "coeur"],
	["fr-BE", "RECOMMANDATION revisee"],
	["de-CH", "mudigkeit"],
	["tr-TR", "KALP YETERSİZLİĞİ"],
	["tr-TR", "kilavuzu"],
	["nl-BE", "patient"],
])("search in %s finds %s without regard to case and diacritics", async (locale, term) => {
	const found = z
		.object({ total: z.number() })
		.parse(await json(`/strapi/${locale}/search?term=${encodeURIComponent(term)}`));
	expect(found.total).toBeGreaterThan(0);
});

test("search: sections in order, wildcards literal, all words, courses by name alone", async () => {
	const shape = z.object({
		total: z.number(),
		sections: z.array(z.object({ content_type: z.string(), total: z.number() })),
	});
	const search = async (term: string) =>
		shape.parse(await json(`/strapi/en-IE/search?term=${encodeURIComponent(term)}`));
	const heart = await search("heart");
	expect(heart.sections.map(({ content_type }) => content_type).slice(0, 3)).toEqual([
		"news",
		"e-learnings",
		"webinars",
	]);
	expect(heart.total).toBe(heart.sections.reduce((sum, { total }) => sum + total, 0));
	expect((await search("h_art")).total).toBe(0);
	expect((await search("%")).total).toBeLessThan((await search("e")).total);
	expect((await search("heart zzzz")).total).toBe(0);
	expect((await search("a".repeat(200))).total).toBe(0);
	expect((await search("e ".repeat(100))).total).toBe((await search("e")).total);
	expect((await search("teach-back")).sections.map(({ content_type }) => content_type)).not.toContain("e-learnings");
	const chosen = shape.parse(await json("/strapi/en-IE/search?term=heart&content_type=news"));
	expect(chosen.sections).toEqual([expect.objectContaining({ content_type: "news", total: chosen.total })]);
});

test("search: the title goes before the intro and that before the body; gated bodies are not searched", async () => {
	const found = async (locale: string, term: string) =>
		z
			.object({ sections: z.array(z.object({ items: z.array(z.looseObject({ title: z.string() })) })) })
			.parse(await json(`/strapi/${locale}/search?term=${encodeURIComponent(term)}&content_type=news`))
			.sections.flatMap((section) => section.items);
	const ranks = (await found("en-IE", "heart")).map(({ title, intro }) =>
		folded(title).includes("heart") ? 0 : folded(String(intro)).includes("heart") ? 1 : 2,
	);
	expect(ranks).toEqual(ranks.toSorted());
	expect(new Set(ranks).size).toBeGreaterThan(1);
	const gated = (await list("/strapi/en-IE/news")).find(({ title }) => title.includes("HORIZON-HF"));
	expect(gated).toMatchObject({ public_content: false, content: expect.stringContaining("4,812") });
	expect((await found("en-IE", "4,812")).map(({ title }) => title)).not.toContain(gated?.title);
});

test("taxonomies, singles and courses answer by the contract", async () => {
	expect(await json("/strapi/de-CH/category-name/11")).toEqual({ name: "Leitlinien" });
	expect((await backend("/api/strapi/de-CH/category-name/99")).status).toBe(404);
	expect(await json("/strapi/de-CH/single/none")).toEqual([]);
	expect(
		z.array(z.object({ id: z.number(), name: z.string() })).parse(await json("/strapi/de-CH/domains")),
	).toHaveLength(5);
	expect(await json("/talentLMS/ch/count")).toBe(5);
	expect((await backend("/api/talentLMS/xx/all")).status).toBe(404);
	expect(await json("/talentLMS/course/101")).toMatchObject({
		id: "101",
		units: expect.arrayContaining([{ id: expect.any(String), name: expect.any(String), type: "Unit" }]),
		duration: 45 * 60,
		certificate: true,
		users: [expect.anything(), expect.anything()],
	});
	expect(await json("/strapi/de-CH/activeCollections")).toEqual([
		"news",
		"e-learnings",
		"webinars",
		"materials",
		"podcasts",
		"webcasts",
	]);
	expect(await json("/strapi/de-CH/single/footer")).toEqual([
		expect.objectContaining({ menu: expect.any(Array), legal_mention: expect.any(String) }),
	]);
});

test("courses come in the language that the caller accepts", async () => {
	const names = async (accepted: string) =>
		z
			.array(z.object({ name: z.string() }))
			.parse(await (await backend("/api/talentLMS/ch/all", { ...SECRET, "Accept-Language": accepted })).json())
			.map(({ name }) => name);
	const [german, french] = [await names("de-CH"), await names("fr-CH")];
	expect(french).not.toEqual(german);
	expect(await names("en;q=0.9,fr;q=0.8,de;q=0.1")).toEqual(french);
	expect(await names("tr-TR")).toEqual(german);
});

test("each side answers to its own secret alone, and the uploads not to a call that shows them the backend's", async () => {
	const uploads = ["/uploads/files/mat-hf-checklist.en-IE.pdf", "/uploads/general-home.svg"];
	const calls = ["/api/strapi/en-IE/news", "/api/talentLMS/ie/all"];
	const status = async (path: string, headers: Record<string, string>) => (await backend(path, headers)).status;
	for (const path of [...uploads, ...calls]) {
		expect(await status(path, {}), path).toBe(401);
		expect(await status(path, secretOf(path)), path).toBe(200);
		expect(await status(path, { ...SECRET, ...CONTENT_SECRET }), path).toBe(401);
	}
	for (const path of uploads) expect(await status(path, SECRET), path).toBe(401);
	for (const path of calls) expect(await status(path, CONTENT_SECRET), path).toBe(401);
	expect(await status("/uploads/../api/strapi/en-IE/news", CONTENT_SECRET)).toBe(401);
});

test("media answer ranges", async () => {
	const range = async (value: string) => backend("/uploads/video/webcast.webm", { ...CONTENT_SECRET, Range: value });
	const first = await range("bytes=0-9");
	expect(first.status).toBe(206);
	expect(first.headers.get("content-range")).toMatch(/^bytes 0-9\/\d+$/);
	expect((await first.arrayBuffer()).byteLength).toBe(10);
	expect((await range("bytes=-5")).headers.get("content-length")).toBe("5");
	const beyond = await range("bytes=999999999-");
	expect(beyond.status).toBe(416);
	expect(beyond.headers.get("content-range")).toMatch(/^bytes \*\/\d+$/);
	expect((await range("bytes=9-2")).status).toBe(200);
	const captions = await backend("/uploads/captions/cast-spirometry.en-IE.vtt");
	expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:03\.000\n/);
});

test("HEAD tells what GET would send", async () => {
	for (const path of [
		"/uploads/video/webcast.webm",
		"/uploads/audio/pod-breathless-patient.wav",
		"/uploads/files/mat-hf-checklist.en-IE.pdf",
		"/uploads/general-home.svg",
	]) {
		const [head, full] = await Promise.all([backend(path, CONTENT_SECRET, "HEAD"), backend(path)]);
		expect(head.status, path).toBe(200);
		expect(head.headers.get("accept-ranges"), path).toBe("bytes");
		expect(Number(head.headers.get("content-length")), path).toBe((await full.arrayBuffer()).byteLength);
	}
});

test("a range of audio is the same bytes as in the whole", async () => {
	const path = "/uploads/audio/pod-breathless-patient.wav";
	const whole = new Uint8Array(await (await backend(path)).arrayBuffer());
	const part = await backend(path, { ...CONTENT_SECRET, Range: "bytes=40-50039" });
	expect(Buffer.from(await part.arrayBuffer()).equals(whole.slice(40, 50_040))).toBe(true);
});

test("every material's file that it has is what the item says", async () => {
	for (const locale of LOCALES) {
		// Some materials of the world have none, or one on another host.
		const onContentHost = (await list(`/strapi/${locale}/materials`)).filter(
			({ file }) => z.object({ url: z.templateLiteral(["/uploads/", z.string()]) }).safeParse(file).success,
		);
		expect(onContentHost.length).toBeGreaterThanOrEqual(MINIMUM.materials);
		for (const { file } of onContentHost) {
			const { url, name, ext, size, mime } = z
				.object({ url: z.string(), name: z.string(), ext: z.string(), size: z.number(), mime: z.string() })
				.parse(file);
			// Some lie elsewhere.
			if (!url.startsWith("/uploads/")) continue;
			const response = await backend(url);
			const bytes = Buffer.from(await response.arrayBuffer());
			expect(response.headers.get("content-type")).toBe(mime);
			expect(name.endsWith(ext) && url.endsWith(ext)).toBe(true);
			expect(bytes.subarray(0, 5).toString(), url).toBe("%PDF-");
			expect(size).toBeCloseTo(bytes.length / 1000, 1);
			const xref = Number(/startxref\n(\d+)/.exec(bytes.toString("latin1"))?.[1]);
			expect(bytes.subarray(xref, xref + 4).toString(), url).toBe("xref");
		}
	}
	const french = Buffer.from(await (await backend("/uploads/files/mat-hf-checklist.fr-CH.pdf")).arrayBuffer());
	expect(french.includes(0x92)).toBe(true);
});

test("pictures have their size, and neither styles nor scripts nor text", async () => {
	for (const [size, width] of Object.entries({ thumbnail: 245, small: 500, medium: 750, large: 1000 })) {
		const drawn = await (await backend(`/uploads/${size}_cardiology-news-hf-guideline.svg`)).text();
		expect(drawn).toContain(`width="${width}" height="${Math.round((width * 9) / 16)}"`);
		expect(drawn).not.toMatch(/style|<script|<text|href/);
	}
});

test("faults go before the truth, as often as they say", async () => {
	const path = "/api/strapi/en-IE/activeCollections";
	const fault = (more: object) => control("faults", "POST", { path, times: 1, ...more });
	await fault({ status: 503, body: { message: "Away", statusCode: 503 }, headers: { "Retry-After": "9" } });
	const away = await backend(path);
	expect([away.status, away.headers.get("retry-after")]).toEqual([503, "9"]);
	await fault({ path: "re:active.*\\?x=1$", status: 500, body: "<html>" });
	expect((await backend(path)).status).toBe(200);
	expect(await (await backend(`${path}?x=1`)).text()).toBe("<html>");
	await fault({ truncate: 10 });
	expect(await (await backend(path)).text()).toHaveLength(10);
	await fault({ headers: { "X-Odd": "yes" }, delay: 5 });
	const odd = await backend(path);
	expect([odd.headers.get("x-odd"), (await odd.text()).length]).toEqual([
		"yes",
		(await (await backend(path)).text()).length,
	]);
	await fault({ reset: true });
	await expect(backend(path).then((response) => response.text())).rejects.toThrow();
	expect((await backend(path)).status).toBe(200);
	expect((await fault({ path: "re:(" })).status).toBe(400);
	await fault({ path: "/", times: 5, status: 500 });
	await control("faults", "DELETE");
	expect((await backend(path)).status).toBe(200);
});

test("the log names every call in order", async () => {
	await control("calls", "DELETE");
	await backend("/api/strapi/en-IE/news?_limit=1", { ...SECRET, "Accept-Language": "en-IE", "X-Request-Id": "r-1" });
	await backend("/api/strapi/en-IE/domains", { Authorization: "Bearer secret-token" });
	const calls = await (await control("calls", "GET")).text();
	expect(JSON.parse(calls)).toMatchObject([
		{ path: "/api/strapi/en-IE/news?_limit=1", acceptLanguage: "en-IE", requestId: "r-1", secretOk: true },
		{ method: "GET", path: "/api/strapi/en-IE/domains", authorized: true, secretOk: false },
	]);
	expect(calls).not.toContain("secret-token");
	await control("calls", "DELETE");
	expect(await (await control("calls", "GET")).json()).toEqual([]);
});

test("every error has the same shape", async () => {
	for (const path of ["/nowhere", "/api/strapi/en-IE/item/news/none/full", "/api/strapi/en-IE/category-name/abc"]) {
		const response = await backend(path);
		expect(response.status, path).toBe(404);
		expect(await response.json()).toEqual({ message: "Not found", statusCode: 404 });
	}
	expect(await (await backend("/nowhere", {})).json()).toEqual({ message: "Unauthorized", statusCode: 401 });
});
