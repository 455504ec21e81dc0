import * as z from "zod/mini";
import { entryIn } from "../../../shared/contracts/entries.ts";
import { optional, optionalList, strict } from "../../../shared/contracts/fields.ts";
import { date } from "../../../shared/contracts/times.ts";
import type { DraftState } from "../../../shared/preview.ts";
import { isSlug } from "../../../shared/slugs.ts";
import type { CmsSection, FieldName, Type } from "../../runtime/strapi-map.ts";
import { gateOf, localeCodes, localeName, nameOf } from "./model.ts";
import type { Entry } from "./read.ts";

/** Strapi's entries in the shape of Laravel's contract, whose schemas then check them. */

const text = z.string();
const component = z.looseObject({});
const percent = z.number().check(z.minimum(0), z.maximum(100));
const medium = z.looseObject({
	documentId: optional(text),
	/** In percent from left and top. */
	focalPoint: optional(z.object({ x: percent, y: percent })),
});

function toMedium(value: unknown): Record<string, unknown> | null {
	const { data } = medium.safeParse(entryIn(value));
	if (!data) return null;
	const { focalPoint, documentId, ...rest } = data;
	return {
		...rest,
		id: documentId ?? rest.id,
		focalPoint: focalPoint && { x: focalPoint.x / 100, y: focalPoint.y / 100 },
	};
}

const relation = z.looseObject({ documentId: text });
export const toTaxonomy = (value: unknown) => {
	const { data } = relation.safeParse(entryIn(value));
	return data ? { ...data, id: data.documentId } : null;
};
const entries = optionalList(component);
/** Where a type allows one only, it is a list of one. */
const listed = (value: unknown): unknown[] => entries.parse(value);

const translation = z.object({
	slug: text,
	locale: text,
	publishedAt: text,
	published_on: strict(date),
	expires_at: strict(date),
});
const componentOf = (value: unknown) => component.safeParse(entryIn(value)).data ?? null;

/** Slugs of translations that are out: not under embargo, not over. Strapi leaves out the entry's own locale. */
function slugsOf(own: unknown, value: unknown, type: Type, locale: string): Record<string, string> {
	const now = Date.now();
	const fieldOf = (from: Entry | null, field: FieldName) => from?.[nameOf(type, field) ?? ""];
	const slugs = (name: string, slug: string) => localeCodes(name).map((code) => [code, slug] as const);
	const others = listed(value).flatMap((one) => {
		const raw = componentOf(one);
		const { data } = translation.safeParse({
			...raw,
			slug: fieldOf(raw, "slug"),
			published_on: fieldOf(raw, "published_on"),
			expires_at: fieldOf(raw, "expires_at"),
		});
		const isOut = data && !(Date.parse(data.published_on ?? "") > now) && !(Date.parse(data.expires_at ?? "") <= now);
		return isOut ? slugs(data.locale, data.slug) : [];
	});
	return Object.fromEntries([...others, ...slugs(localeName(locale), String(own))]);
}

const recording = (value: unknown, duration: unknown) => {
	const file = toMedium(value);
	return file && { ...file, duration };
};

const caption = z.looseObject({ file: z.looseObject({ url: text }) });
const toCaption = (value: unknown): unknown => {
	const { data } = caption.safeParse(value);
	return data && { ...data, url: data.file.url };
};

function toWebinar(value: unknown, onSite: unknown): unknown {
	const webinar = componentOf(value);
	const place = componentOf(onSite);
	return (
		webinar && {
			...webinar,
			status: webinar.phase,
			// A teaser tells that there is a place, and not which.
			on_site: place && { venue: "–", ...place },
		}
	);
}

/** Fields that the contract has in the same shape under the same name. */
const SAME = [
	...["intro", "content", "approval_code", "expires_at", "authors", "sources", "reviewed_at"],
	...["substances", "tracking_products", "tracking_key_messages", "patient_populations", "duration", "transcript"],
] as const satisfies readonly FieldName[];

/** Strapi stores drafts without their required fields. */
const drafted = (entry: Entry, slug: unknown, title: unknown) => ({
	slug: typeof slug === "string" && isSlug(slug) ? slug : entry.documentId,
	title: String(title ?? "").trim() || "–",
});

/** `state`: in a preview. A draft has no day of publication. */
export function toItem(entry: Entry, section: CmsSection, locale: string, state?: DraftState): Record<string, unknown> {
	const read = (field: FieldName): unknown => entry[nameOf(section, field) ?? ""];
	const own = { slug: read("slug"), title: read("title") };
	const { slug, title } = state ? drafted(entry, own.slug, own.title) : own;
	return {
		id: entry.documentId,
		documentId: entry.documentId,
		...Object.fromEntries(SAME.map((field) => [field, read(field)])),
		slug,
		title,
		content_type: section,
		public_content: gateOf(read("gate")) === "public",
		published_at: state === "draft" ? null : (read("published_on") ?? read("publishedAt")),
		updated_at: read("updatedAt"),
		category: toTaxonomy(read("category")),
		domains: listed(read("domains")).map(toTaxonomy),
		image: toMedium(read("image")),
		slugs: slugsOf(slug, read("localizations"), section, locale),
		state,
		file: toMedium(read("file")),
		audio: recording(read("audio"), read("duration")),
		video: recording(read("video"), read("duration")),
		captions: listed(read("captions")).map(toCaption),
		poster: toMedium(read("poster")),
		webinar: toWebinar(read("webinar"), read("on_site")),
	};
}

export function toSingle(entry: Entry, type: Type, state?: DraftState): Record<string, unknown> {
	const read = (field: FieldName): unknown => entry[nameOf(type, field) ?? ""];
	return {
		documentId: entry.documentId,
		title: read("title"),
		intro: read("intro"),
		content: read("content"),
		image: toMedium(read("image")),
		updated_at: read("updatedAt"),
		state,
		approval_code: read("approval_code"),
	};
}

export function toFooter(entry: Entry): Record<string, unknown> {
	const promotion = componentOf(entry.promotional_content);
	return { ...entry, promotional_content: promotion && { ...promotion, image: toMedium(promotion.image) } };
}
