import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { runtimeOf } from "../tools/workers.ts";
import { backendAlone } from "./portal.ts";

/** The embedded backend's seed. What its calls answer is contract.test.ts's; its faults and its log serve the other tests. */

const server = runtimeOf(() => [backendAlone()]);
beforeAll(() => server.start());
afterAll(() => server.close());

const SECRET = { "X-Service-Secret": "development-service-secret" };
const CONTENT_SECRET = { "X-Content-Secret": "development-content-secret" };
const backend = (path: string) =>
	server.ask(`http://backend${path}`, { headers: path.startsWith("/uploads/") ? CONTENT_SECRET : SECRET });

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
const LOCALES = ["nl-BE", "fr-BE", "de-CH", "fr-CH", "tr-TR", "en-IE"];

test("an isolate's first requests wait for one seed", async () => {
	const counts = await Promise.all(LOCALES.map((locale) => json(`/strapi/${locale}/news/count`)));
	expect(counts.every((count) => Number(count) >= 12)).toBe(true);
});

test("the embedded backend's lists, content and search contain fields that the portal must remove", async () => {
	const podcast = (await list("/strapi/en-IE/podcasts")).find(({ public_content }) => public_content === false);
	expect(podcast).toMatchObject({ content: expect.any(String), audio: { url: expect.stringContaining("/uploads/") } });
	const searched = z
		.object({ sections: z.array(z.object({ items })) })
		.parse(await json("/strapi/en-IE/search?term=cardovex&content_type=podcasts"));
	expect(searched.sections[0]?.items[0]).toMatchObject({ content: expect.any(String), audio: expect.anything() });
});

test("the seed has the content that pages must handle", async () => {
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

test("the world's items share one category, are the oldest, and have pictures of all ratios and titles of all lengths", async () => {
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
