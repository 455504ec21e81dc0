import * as z from "zod";
import type { Portal } from "./portal.ts";

/** An item as the CMS sends it. */
export const itemOf = (slug: string, more: object = {}) => ({
	id: slug,
	slug,
	title: `Title of ${slug}`,
	content_type: "news",
	public_content: true,
	published_at: "2026-01-02T10:00:00.000Z",
	...more,
});

const pathOf = (item: ReturnType<typeof itemOf>) => `/api/strapi/en-IE/item/${item.content_type}/${item.slug}/`;

/**
 * Has the backend send an item at every level.
 * @returns its page
 */
export async function publish(portal: Portal, slug: string, more: object = {}) {
	const item = itemOf(slug, more);
	await portal.fault({ path: pathOf(item), body: item });
	return `/en-IE/${item.content_type}/${slug}`;
}

const BODY = { content: "", file: null, audio: null, video: null, captions: null, transcript: null };

/** The same of an item that needs full access. */
export async function publishGated(portal: Portal, slug: string, more: object) {
	const item = itemOf(slug, { ...more, public_content: false });
	const refusal = { message: "Login required", statusCode: 403, item: { ...item, ...BODY } };
	for (const level of ["none", "limited"]) {
		await portal.fault({ path: pathOf(item) + level, status: 403, body: refusal });
	}
	return publish(portal, slug, item);
}

const items = z.array(
	z.looseObject({
		id: z.number(),
		documentId: z.string(),
		slug: z.string(),
		title: z.string(),
		content_type: z.string(),
		public_content: z.boolean(),
		audio: z.nullish(z.object({ url: z.string() })),
		webinar: z.nullish(z.object({ webinargeek_id: z.string(), starts_at: z.string() })),
	}),
);

/** The items that the backend has. */
export const itemsIn = async (portal: Portal, locale: string, query = "") =>
	items.parse(await (await portal.backend(`/api/strapi/${locale}/content?_start=0&_limit=200${query}`)).json());

/** The addresses of the items in a list or among results. */
export const cardsIn = (html: string): string[] =>
	[...html.matchAll(/class="(?:card|hit)__title"><a href="([^"]+)"/g)].map(([, href = ""]) => href);
