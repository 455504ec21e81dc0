import * as z from "zod/mini";
import { LOCALES, type LocaleCode } from "../../shared/locales.ts";
import { FEEDBACK_PAGES, SINGLES_WITH_MEDIA } from "../../shared/routes.ts";
import { SECTION_FACTS, SECTIONS, type Section } from "../../shared/sections.ts";

/** STRAPI_FIELDS: names in a Strapi that differ from docs/strapi.md. */

export type CmsSection = Exclude<Section, "e-learnings">;
export const CMS_SECTIONS = SECTIONS.filter((one): one is CmsSection => SECTION_FACTS[one].source === "cms");

export const GATES = ["public", "limited", "full"] as const;
export type Gate = (typeof GATES)[number];

const SINGLES = [...SINGLES_WITH_MEDIA, ...FEEDBACK_PAGES] as const;
const OTHERS = ["domains", "categories", "footer", "active-collection"] as const;
export const TYPES = [...CMS_SECTIONS, ...SINGLES, ...OTHERS] as const;
/** A name in Strapi's addresses: the plural of a collection, the singular of a single. */
export type Type = (typeof TYPES)[number];

type Populate = true | { readonly [name: string]: Populate | readonly string[] };

interface Field {
	/** Of media, components and relations: what `populate` requests. */
	populate?: Populate;
	/** Read only at levels that its gate admits. */
	isGated?: true;
	/** What everybody may know of a gated field: that there is one. */
	teaser?: Populate;
	/** Content types that have the field; absent: all. */
	only?: readonly CmsSection[];
}

const NAMES = { populate: { fields: ["name"] } } as const;
const MEDIUM = { populate: true } as const;
const RECORDED = ["podcasts", "webcasts"] as const;

/** The fields of docs/strapi.md. */
const TABLE = {
	title: {},
	slug: {},
	gate: {},
	intro: {},
	published_on: {},
	expires_at: {},
	reviewed_at: {},
	approval_code: {},
	updatedAt: {},
	/** The date of entries without `published_on`. */
	publishedAt: {},
	category: NAMES,
	domains: { populate: { fields: ["name", "slug"] } },
	localizations: { populate: true },
	image: MEDIUM,
	poster: { ...MEDIUM, only: RECORDED },
	authors: NAMES,
	sources: { populate: { fields: ["label", "url"] } },
	substances: NAMES,
	tracking_products: NAMES,
	tracking_key_messages: NAMES,
	patient_populations: NAMES,
	duration: { only: RECORDED },
	webinar: { populate: { populate: { speakers: NAMES.populate } }, only: ["webinars"] },
	content: { isGated: true },
	transcript: { isGated: true, only: RECORDED },
	file: { ...MEDIUM, isGated: true, only: ["materials"] },
	audio: { ...MEDIUM, isGated: true, only: ["podcasts"] },
	video: { ...MEDIUM, isGated: true, only: ["webcasts"] },
	captions: { populate: { populate: { file: true } }, isGated: true, only: RECORDED },
	on_site: { populate: true, isGated: true, teaser: { fields: ["id"] }, only: ["webinars"] },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof TABLE;
export const FIELDS: Readonly<Record<FieldName, Field>> = TABLE;
export const FIELD_NAMES = Object.keys(TABLE) as FieldName[];

const LOCALE_CODES: readonly LocaleCode[] = LOCALES.map(({ code }) => code);

const typeName = z.string().check(z.regex(/^[a-z][a-z\d-]*$/, "is no name of a content type in Strapi's addresses"));
const fieldName = z.string().check(z.regex(/^[A-Za-z]\w*$/, "is no name of a field in Strapi"));
const ofType = CMS_SECTIONS.flatMap((type) => FIELD_NAMES.map((field) => `${type}.${field}` as const));
const localeName = z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z\d]+)*$/, "is no locale of Strapi"));
/** Without them there is no item, or no gate. */
export const REQUIRED: readonly FieldName[] = ["title", "slug", "gate"];

export const strapiMap = z.strictObject({
	types: z._default(z.partialRecord(z.enum(TYPES), typeName), {}),
	/** Of collections, in addresses of Strapi's admin. Absent: the plural without its s. */
	singulars: z._default(z.partialRecord(z.enum(CMS_SECTIONS), typeName), {}),
	/** null: the type has no such field. */
	fields: z
		._default(z.partialRecord(z.enum([...FIELD_NAMES, ...ofType]), z.nullable(fieldName)), {})
		.check(
			z.refine(
				(fields) =>
					Object.entries(fields).every(
						([key, name]) => name !== null || !REQUIRED.some((field) => field === last(key)),
					),
				"has no title, slug or gate",
			),
		),
	gates: z._default(z.partialRecord(z.enum(GATES), z.string().check(z.minLength(1))), {}),
	locales: z._default(z.partialRecord(z.enum(LOCALE_CODES), localeName), {}),
});

const last = (key: string): string => key.slice(key.lastIndexOf(".") + 1);
