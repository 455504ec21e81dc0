import { fileSize } from "../files/pdf.ts";
import { waveLength } from "../files/wave.ts";
import { slugify } from "../fold.ts";
import { CATEGORIES, type CatalogueItem, DOMAINS, ITEMS, LOCALES, type Locale, substanceOf } from "./catalogue.ts";
import { documentIdOf } from "./document-id.ts";
import type { ItemText } from "./text.ts";
import { texts } from "./texts.ts";

/** The items as the contract answers them, made of the catalogue's facts and a locale's words. */

export interface SeededItem {
	id: number;
	fact: Pick<CatalogueItem, "type" | "level" | "category" | "domains"> & { key: string };
	locale: Locale;
	slug: string;
	text: ItemText;
	document: Record<string, unknown>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const COUNTRIES = {
	"nl-BE": { code: "BE", timezone: "Europe/Brussels" },
	"fr-BE": { code: "BE", timezone: "Europe/Brussels" },
	"de-CH": { code: "CH", timezone: "Europe/Zurich" },
	"fr-CH": { code: "CH", timezone: "Europe/Zurich" },
	"tr-TR": { code: "TR", timezone: "Europe/Istanbul" },
	"en-IE": { code: "IE", timezone: "Europe/Dublin" },
} as const satisfies Record<Locale, unknown>;
const POPULATIONS = {
	cardiology: "Adults with heart failure",
	respiratory: "Adults with chronic airway disease",
	diabetes: "Adults with type 2 diabetes",
	immunology: "Adults with rheumatoid arthritis",
	oncology: "Adults with breast cancer",
} as const;

export const textOf = (key: CatalogueItem["key"], locale: Locale): ItemText | undefined =>
	ITEMS.find((item) => item.key === key)?.missingIn?.includes(locale) ? undefined : texts[locale].items[key];

/** The slug of every item in every locale, unique within locale and type. */
function slugsByKey(): Map<string, Partial<Record<Locale, string>>> {
	const taken = new Set<string>();
	return new Map(
		ITEMS.map(({ key, type }) => {
			const slugs: Partial<Record<Locale, string>> = {};
			for (const locale of LOCALES) {
				const text = textOf(key, locale);
				if (!text) continue;
				const base = slugify(text.title);
				let slug = base;
				for (let n = 2; taken.has(`${locale}/${type}/${slug}`); n++) slug = `${base.slice(0, 77)}-${n}`;
				taken.add(`${locale}/${type}/${slug}`);
				slugs[locale] = slug;
			}
			return [key, slugs];
		}),
	);
}

/** `today` is midnight UTC of the day of seeding, from which every date counts. */
export function seededItems(today: number): SeededItem[] {
	const slugs = slugsByKey();
	let id = 0;
	return ITEMS.flatMap((fact) =>
		LOCALES.flatMap((locale) => {
			const text = textOf(fact.key, locale);
			const own = slugs.get(fact.key) ?? {};
			const slug = own[locale];
			if (!text || !slug) return [];
			id += 1;
			return [{ id, fact, locale, slug, text, document: document(id, fact, locale, slug, text, own, today) }];
		}),
	);
}

function document(
	id: number,
	fact: CatalogueItem,
	locale: Locale,
	slug: string,
	text: ItemText,
	slugs: Partial<Record<Locale, string>>,
	today: number,
): Record<string, unknown> {
	const words = texts[locale];
	const category = CATEGORIES.find(({ key }) => key === fact.category);
	const published = today - fact.publishedDaysAgo * DAY_MS + 7 * 3600_000;
	return {
		id,
		documentId: documentIdOf(fact.key),
		slug,
		title: text.title,
		intro: text.intro,
		content: fact.figure ? `${text.content}${figure(fact, text)}` : text.content,
		content_type: fact.type,
		public_content: fact.level === "none",
		published_at: new Date(published).toISOString(),
		updated_at: new Date(Math.min(published + (id % 3) * DAY_MS * 0.4, today)).toISOString(),
		category: category ? { id: category.id, name: words.categories[category.key], slug: category.key } : null,
		domains: DOMAINS.filter(({ key }) => fact.domains.includes(key)).map((domain) => ({
			id: domain.id,
			name: words.domains[domain.key],
			slug: domain.key,
		})),
		image: fact.image ? image(id, fact, text.alt ?? null) : null,
		slugs,
		substances: fact.product ? [substanceOf(fact.product, locale)] : [],
		tracking_products: fact.product ? [{ Name: `${fact.product}®` }] : [],
		tracking_key_messages: fact.product ? [{ Name: `${fact.product} ${fact.category ?? "general"}` }] : [],
		patient_populations: fact.domains.map((domain) => ({ name: POPULATIONS[domain] })),
		...(fact.approval ? { approval_code: `${COUNTRIES[locale].code}-${fact.approval}` } : {}),
		...(fact.expiresInDays === undefined
			? {}
			: { expires_at: new Date(today + fact.expiresInDays * DAY_MS).toISOString() }),
		...(fact.key === SOURCED ? sourced(today) : {}),
		...media(fact, locale, text, today),
	};
}

/** One item has what a CMS may say of its origin. */
const SOURCED = "mat-cardovex-titration";

const sourced = (today: number) => ({
	authors: ["Maeve Brennan", "Jonas Keller"],
	sources: [
		{ label: "HORIZON-HF, phase III", url: "https://trials.example/horizon-hf" },
		{ label: "CARDOVEX®, summary of product characteristics" },
	],
	reviewed_at: new Date(today - 30 * DAY_MS).toISOString(),
});

const figure = ({ key, domains }: CatalogueItem, { title }: ItemText): string =>
	`<figure><img src="/uploads/${domains[0] ?? "general"}-${key}-figure.svg" alt="" width="1600" height="900"><figcaption>${title}</figcaption></figure>`;

const SIZES = { thumbnail: 245, small: 500, medium: 750, large: 1000 } as const;

const DRAWN = { ext: "svg", width: 1600 };

/** What tells one upload from the one that it has replaced. */
export const upload = (name: string) => ({
	hash: name.replaceAll("-", "_"),
	updatedAt: "2026-03-02T09:30:00.000Z",
});

/** Relative urls, as Strapi has them; some pictures lack the larger formats, some all. */
function image(id: number, { key, domains, photo }: CatalogueItem, alt: string | null) {
	const name = `${domains[0] ?? "general"}-${key}`;
	const { ext, width: own } = photo ?? DRAWN;
	const lacks = key.length % 7 === 0 ? Object.keys(SIZES) : key.length % 5 === 0 ? ["medium", "large"] : [];
	const missing = photo ? (photo.hasFormats ? [] : Object.keys(SIZES)) : lacks;
	const formats = Object.fromEntries(
		Object.entries(SIZES)
			.filter(([size]) => !missing.includes(size))
			.map(([size, width]) => [
				size,
				{ url: `/uploads/${size}_${name}.${ext}`, width, height: Math.round((width * 9) / 16) },
			]),
	);
	return {
		id: 10_000 + id,
		url: `/uploads/${name}.${ext}`,
		alternativeText: alt,
		width: own,
		height: Math.round((own * 9) / 16),
		formats: Object.keys(formats).length === 0 ? null : formats,
		...upload(name),
	};
}

const CAPTIONED = "pod-difficult-asthma";

const captions = ({ key }: CatalogueItem, locale: Locale) => [
	{ url: `/uploads/captions/${key}.${locale}.vtt`, locale, label: locale },
];

function media(fact: CatalogueItem, locale: Locale, text: ItemText, today: number): object {
	switch (fact.type) {
		case "materials":
			return { file: file(fact, locale, text) };
		case "podcasts":
			return {
				audio: {
					url: `/uploads/audio/${fact.key}.wav`,
					mime: "audio/wav",
					duration: fact.duration,
					size: Math.round(waveLength(fact.duration ?? 0) / 10) / 100,
				},
				// One has captions in place of a transcript, from which the portal makes one.
				...(fact.key === CAPTIONED ? { captions: captions(fact, locale) } : { transcript: text.transcript }),
			};
		case "webcasts":
			return {
				video: { url: "/uploads/video/webcast.webm", mime: "video/webm", duration: fact.duration },
				captions: captions(fact, locale),
			};
		case "webinars":
			return { webinar: webinar(fact, locale, text, today) };
		default:
			return {};
	}
}

const file = (fact: CatalogueItem, locale: Locale, text: ItemText) => ({
	url: `/uploads/files/${fact.key}.${locale}.pdf`,
	name: `${slugify(text.title)}.pdf`,
	ext: ".pdf",
	size: Math.round(fileSize(text) / 10) / 100,
	mime: "application/pdf",
});

function webinar({ key, webinar: plan }: CatalogueItem, locale: Locale, text: ItemText, today: number) {
	if (!plan) throw new Error(`No date for ${key}`);
	const { timezone } = COUNTRIES[locale];
	const starts = atLocalHour(today + plan.inDays * DAY_MS, plan.hour, timezone);
	return {
		// One a locale: they differ in hour and words.
		webinargeek_id: `wg-${key}-${locale}`,
		starts_at: new Date(starts).toISOString(),
		ends_at: new Date(starts + plan.minutes * 60_000).toISOString(),
		timezone,
		speakers: text.speakers ?? [],
		status: plan.special === "cancelled" ? "cancelled" : "upcoming",
		...(plan.replay ? { has_recording: true } : {}),
		on_site: plan.onSite ? (text.venue ?? null) : null,
	};
}

/** The moment of an hour on a day's wall clock in a time zone. */
function atLocalHour(day: number, hour: number, timeZone: string): number {
	const shown = new Intl.DateTimeFormat("en-GB", { hour: "numeric", hourCycle: "h23", timeZone }).format(
		day + hour * 3600_000,
	);
	return day + (hour - (Number(shown) - hour)) * 3600_000;
}
