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

/**
 * Has the backend send an item at a level.
 * @returns its page
 */
export async function publish(portal: Portal, slug: string, more: object = {}, locale = "en-IE", level = "none") {
	const item = itemOf(slug, more);
	await portal.fault({ path: `/api/strapi/${locale}/item/${item.content_type}/${slug}/${level}`, body: item });
	return `/${locale}/${item.content_type}/${slug}`;
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
