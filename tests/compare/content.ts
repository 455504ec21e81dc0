import { base64url } from "jose";
import * as z from "zod";
import { keyedHash } from "../edge/sealing.ts";
import { SEALING_KEY, type Served } from "./served.ts";

/** What there is to be asked for, as the backend's own tables have it. */

const KEY = base64url.decode(SEALING_KEY);

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
	taxonomy: z.object({ kind: z.string(), locale: z.string(), id: z.number() }),
	user: z.object({ id: z.number(), email: z.string(), country: z.string() }),
};

export interface Item {
	section: string;
	slug: string;
	/** The media that it has, as their routes name them. */
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

export async function contentOf({ store }: Served): Promise<Content> {
	const all = async <T>(shape: z.ZodType<T>, sql: string) =>
		z.array(shape).parse((await store.prepare(sql).all()).results);
	const items = await all(rows.item, "SELECT locale, content_type AS section, slug, level, document FROM items");
	const courses = await all(
		rows.item,
		"SELECT locale, 'e-learnings' AS section, id AS slug, 2 AS level, '{}' AS document FROM courses",
	);
	const taxonomies = await all(rows.taxonomy, "SELECT kind, locale, id FROM taxonomies");
	const users = await all(rows.user, "SELECT id, email, country FROM users");

	const placeOf = (locale: string): Place => {
		const country = locale.slice(3).toLowerCase();
		const ids = (kind: RegExp) =>
			taxonomies.filter((one) => one.locale === locale && kind.test(one.kind)).map(({ id }) => id);
		return {
			locale,
			country,
			origin: `http://${country}.localhost`,
			items: [...items, ...courses]
				.filter((one) => one.locale === locale)
				.map(({ section, slug, document }) => ({ section, slug, parts: partsOf(document) })),
			domains: ids(/domain/),
			categories: ids(/categor/),
		};
	};
	const pictures = items.flatMap(
		({ document }) => document.match(/\/uploads\/[\w./~-]+\.(?:svg|png|jpe?g|webp)/g) ?? [],
	);
	return {
		places: [...new Set(items.map(({ locale }) => locale))].map(placeOf),
		pictures: [...new Set(pictures)].sort().map((path) => `/${keyedHash("pictures", path, KEY)}${path}`),
		userIds: Object.fromEntries(users.map(({ id, email }) => [email, id])),
	};
}
