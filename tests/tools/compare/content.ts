import * as z from "zod";
import { type Served, START } from "./served.ts";

/** The content to request, read from the backend's tables. */

const medium = z.unknown().optional();
const rows = {
	item: z.object({
		locale: z.string(),
		section: z.string(),
		slug: z.string(),
		level: z.number(),
		document: z.string(),
	}),
	media: z.looseObject({ file: medium, audio: medium, video: medium, captions: z.array(z.unknown()).nullish() }),
	taxonomy: z.object({ kind: z.string(), locale: z.string(), id: z.number(), slug: z.string() }),
	user: z.object({ id: z.number(), email: z.string(), country: z.string() }),
};

export interface Item {
	section: string;
	slug: string;
	/** The names of the item's media routes. */
	parts: string[];
}

/** One locale on its country's host. */
export interface Place {
	locale: string;
	country: string;
	/** `http://ie.localhost` */
	origin: string;
	items: Item[];
	domains: number[];
	/** Slugs of the domains, which feeds use. */
	areas: string[];
	categories: number[];
}

export interface Content {
	places: Place[];
	/** Addresses below /images. */
	pictures: string[];
	/** By e-mail address. */
	userIds: Record<string, number>;
}

function partsOf(document: string): string[] {
	const media = rows.media.parse(JSON.parse(document));
	const parts = (["file", "audio", "video"] as const).filter((name) => media[name]);
	return [...parts, ...(media.captions ?? []).map((_, index) => `captions-${index}`)];
}

/** Takes the addresses from the portal's pages: they are signed and contain the format. */
async function picturesOf({ ask }: Served, places: readonly Place[]): Promise<string[]> {
	const found = new Set<string>();
	for (const { origin, locale } of places) {
		for (const path of ["", "/news"]) {
			const request = { url: `${origin}/${locale}${path}`, method: "GET", headers: {} };
			const { body } = await ask({ now: START, seed: 0, refuse: false, faults: [], request });
			for (const [, address = ""] of String(body).matchAll(/\/images(\/[^\s",]+)/g)) found.add(address);
		}
	}
	return [...found].sort();
}

export async function contentOf(served: Served): Promise<Content> {
	const { store } = served;
	const all = async <T>(shape: z.ZodType<T>, sql: string) =>
		z.array(shape).parse((await store.prepare(sql).all()).results);
	const items = await all(rows.item, "SELECT locale, content_type AS section, slug, level, document FROM items");
	const courses = await all(
		rows.item,
		"SELECT locale, 'e-learnings' AS section, id AS slug, 2 AS level, '{}' AS document FROM courses",
	);
	const taxonomies = await all(rows.taxonomy, "SELECT kind, locale, id, slug FROM taxonomies");
	const users = await all(rows.user, "SELECT id, email, country FROM users");

	const placeOf = (locale: string): Place => {
		const country = locale.slice(3).toLowerCase();
		const of = (kind: RegExp) => taxonomies.filter((one) => one.locale === locale && kind.test(one.kind));
		return {
			locale,
			country,
			origin: `http://${country}.localhost`,
			items: [...items, ...courses]
				.filter((one) => one.locale === locale)
				.map(({ section, slug, document }) => ({ section, slug, parts: partsOf(document) })),
			domains: of(/domain/).map(({ id }) => id),
			areas: of(/domain/).map(({ slug }) => slug),
			categories: of(/categor/).map(({ id }) => id),
		};
	};
	const places = [...new Set(items.map(({ locale }) => locale))].map(placeOf);
	return {
		places,
		pictures: await picturesOf(served, places),
		userIds: Object.fromEntries(users.map(({ id, email }) => [email, id])),
	};
}
