import type { WireImage } from "../../../shared/contracts/image.ts";
import type { WireItem } from "../../../shared/contracts/item.ts";
import type { WireSingle } from "../../../shared/contracts/single.ts";
import type { LocaleCode } from "../../../shared/countries.ts";
import type { Card } from "../../../shared/models.ts";
import type { Subject } from "./finding-store.ts";
import { finding } from "./findings.ts";

export const itemAsSubject = (item: WireItem, locale: LocaleCode): Subject => ({
	locale,
	section: item.content_type,
	documentId: item.documentId,
	slug: item.slug,
	title: item.title,
	isPublic: item.public_content,
});

export const cardAsSubject = (card: Card, locale: LocaleCode): Subject => ({
	locale,
	section: card.section,
	documentId: card.documentId,
	slug: card.slug,
	title: card.title,
	isPublic: card.publicContent,
});

export const singleAsSubject = (
	single: Pick<WireSingle, "documentId" | "title">,
	name: string,
	locale: LocaleCode,
): Subject => ({
	locale,
	section: null,
	documentId: single.documentId,
	slug: name,
	title: single.title,
	isPublic: true,
});

export const FOOTER = { section: null, documentId: null, slug: "footer", title: "Footer", isPublic: true } as const;

const MOST_KILOBYTES = 10 * 1024;

export function noteMedia(item: WireItem): void {
	noteAlternative("image", item.image);
	if (typeof item.poster !== "string") noteAlternative("poster", item.poster);
	const { file } = item;
	if (file?.size && file.size > MOST_KILOBYTES) finding("size", { field: "file", detail: file.name ?? undefined });
}

function noteAlternative(field: string, image: WireImage | null): void {
	if (image && !image.alternativeText?.trim()) finding("alternative", { field });
}
