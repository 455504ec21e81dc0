import * as z from "zod";
import { asOfNow } from "../../backend/learning/live.ts";
import { CATEGORIES, DOMAINS, LOCALES } from "../../backend/seed/catalogue.ts";
import { documentIdOf } from "../../backend/seed/document-id.ts";
import { type SeededItem, seededItems } from "../../backend/seed/documents.ts";
import { texts } from "../../backend/seed/texts.ts";
import { worldDrafts, worldItems } from "../../backend/seed/world/documents.ts";

/** The demo's content as a Strapi 5 stores it: of each document and locale a draft, and what is published of it. */

export interface Row {
	type: string;
	status: "draft" | "published";
	locale: string;
	documentId: string;
	[attribute: string]: unknown;
}

const GATES = { none: "public", limited: "limited", full: "full" } as const;

const names = (list: unknown): unknown =>
	z
		.array(z.union([z.string(), z.object({ Name: z.string() }), z.object({ name: z.string() })]))
		.catch([])
		.parse(list)
		.map((one) => ({ name: typeof one === "string" ? one : "Name" in one ? one.Name : one.name }));

const documentSchema = z.looseObject({
	documentId: z.string(),
	category: z.object({ slug: z.string(), name: z.string() }).nullable().catch(null),
	domains: z.array(z.object({ slug: z.string(), name: z.string() })).catch([]),
	audio: z.looseObject({ duration: z.number().optional() }).optional().catch(undefined),
	video: z.looseObject({ duration: z.number().optional() }).optional().catch(undefined),
	captions: z.array(z.looseObject({ url: z.string() })).catch([]),
	webinar: z.looseObject({}).optional().catch(undefined),
});

const taxonomyId = (kind: "category" | "domain", key: string): string => documentIdOf(`${kind}${key}`);

function rowOf({ fact, locale, slug, document }: SeededItem, status: Row["status"]): Row {
	const { category, domains, audio, video, captions, webinar, ...own } = documentSchema.parse(asOfNow(document));
	const updated = String(own.updated_at);
	return {
		...own,
		type: fact.type,
		status,
		locale,
		slug,
		documentId: own.documentId,
		gate: GATES[fact.level],
		published_on: own.published_at ?? null,
		updatedAt: updated,
		publishedAt: status === "published" ? updated : null,
		category: category && { documentId: taxonomyId("category", category.slug), ...category },
		domains: domains.map((one) => ({ documentId: taxonomyId("domain", one.slug), ...one })),
		authors: names(own.authors),
		substances: names(own.substances),
		tracking_products: names(own.tracking_products),
		tracking_key_messages: names(own.tracking_key_messages),
		patient_populations: names(own.patient_populations),
		audio,
		video,
		duration: audio?.duration ?? video?.duration ?? null,
		captions: captions.map(({ url, ...caption }) => ({ ...caption, file: { url } })),
		webinar: webinar && { ...webinar, phase: webinar.status, speakers: names(webinar.speakers) },
		on_site: webinar?.on_site ?? null,
	};
}

const single = (type: string, locale: string, fields: object, status: Row["status"], updatedAt: string): Row => ({
	documentId: documentIdOf(type),
	type,
	locale,
	status,
	updatedAt,
	publishedAt: status === "published" ? updatedAt : null,
	...fields,
});

const ALL_SECTIONS = { news: true, e_learnings: true, webinars: true, materials: true, podcasts: true, webcasts: true };

/** `today` is midnight UTC of the day from which every date counts. */
export function demoRows(today = new Date().setUTCHours(0, 0, 0, 0)): Row[] {
	const day = new Date(today).toISOString();
	const published = [...seededItems(today), ...worldItems(today)];
	const edited = worldDrafts(today);
	const nameOf = ({ documentId, locale }: Row) => `${documentId} ${locale}`;
	const changed = edited.map((item) => rowOf(item, "draft"));
	const isChanged = new Set(changed.map(nameOf));
	const drafts = published.map((item) => rowOf(item, "draft")).filter((row) => !isChanged.has(nameOf(row)));
	const picture = { url: "/uploads/general-home.svg", alternativeText: null, width: 1600, height: 900 };
	const singles = LOCALES.flatMap((locale) =>
		(["draft", "published"] as const).flatMap((status) => [
			...Object.entries(texts[locale].singles).map(([name, fields]) =>
				name === "imprint" && status === "draft"
					? single(
							name,
							locale,
							{ ...fields, title: `${fields.title} 2`, state: "changed" },
							status,
							new Date().toISOString(),
						)
					: single(name, locale, { ...fields, image: name === "home" ? picture : null }, status, day),
			),
			single("footer", locale, footerOf(locale, status), status, day),
			single("active-collection", locale, ALL_SECTIONS, status, day),
			...DOMAINS.map(({ key }) => taxonomy("domain", key, locale, texts[locale].domains[key], status, day)),
			...CATEGORIES.map(({ key }) => taxonomy("category", key, locale, texts[locale].categories[key], status, day)),
		]),
	);
	return [...published.map((item) => rowOf(item, "published")), ...changed, ...drafts, ...singles].map(
		(row, index) => ({ ...row, id: index + 1, createdAt: new Date(index * 1000).toISOString() }),
	);
}

function footerOf(locale: (typeof LOCALES)[number], status: Row["status"]): object {
	const { promotional_content, ...footer } = texts[locale].footer;
	const image = { url: "/uploads/diabetes-promotion.svg", width: 1600, height: 900 };
	const legal_mention = status === "draft" ? `${footer.legal_mention} Draft of the footer.` : footer.legal_mention;
	return { ...footer, legal_mention, promotional_content: { ...promotional_content, image } };
}

const taxonomy = (
	kind: "category" | "domain",
	key: string,
	locale: string,
	name: string,
	status: Row["status"],
	day: string,
): Row => ({
	...single(kind === "domain" ? "domains" : "categories", locale, { name, slug: key }, status, day),
	documentId: taxonomyId(kind, key),
});
