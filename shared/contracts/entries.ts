import { type Section, sectionNamed } from "../sections.ts";

/** The forms in which CMSs answer entries: flat (Strapi 3 and 5), with `attributes` (Strapi 4), or in an envelope (Laravel). */

type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isEnvelope = (value: unknown): value is Fields => isRecord(value) && "data" in value && !("id" in value);

/** Removes the envelopes of Laravel's resources. A loop, because an answer may be nested deeper than the stack. */
export function unwrapped(answer: unknown): unknown {
	let value = answer;
	while (isEnvelope(value)) value = value.data;
	return value;
}

/** Whether an answer says that there is no entry. With a message or an error it is a failure. */
export function isNoEntry(value: unknown): boolean {
	const isRefusal = isRecord(value) && (value.message ?? value.error ?? value.errors) != null;
	return !isRefusal && (entryIn(value) ?? null) === null;
}

const PLACES = ["message", "messages", "error", "errors", "data"] as const;

/** A refusal's text: in `message`, in Strapi 3's lists, in the `error` of Strapi 4 and TalentLMS, or alone. */
export function wordsIn(value: unknown, depth = 5): string | undefined {
	if (typeof value === "string") return value;
	if (depth === 0) return undefined;
	if (Array.isArray(value)) return wordsIn(value[0], depth - 1);
	if (!isRecord(value)) return undefined;
	const place = PLACES.find((name) => value[name] !== undefined && value[name] !== null);
	return place && wordsIn(value[place], depth - 1);
}

/** All texts of a refusal. Laravel has the reason under `errors`, by field, beside a general `message`. */
export function textsIn(value: unknown, depth = 5): string[] {
	if (typeof value === "string") return [value];
	if (depth === 0 || typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap((one) => textsIn(one, depth - 1));
}

/** One flat entry: of a list the first. */
export function entryIn(answer: unknown, pick = (list: readonly unknown[]): unknown => list[0]): unknown {
	let value = answer;
	while (Array.isArray(value) || isEnvelope(value)) value = Array.isArray(value) ? pick(value) : value.data;
	return isRecord(value) && isRecord(value.attributes) ? { ...value, ...value.attributes } : value;
}

/** Of a list of several nothing: the first may be somebody else. */
export const onlyOf = (list: readonly unknown[]): unknown => (list.length === 1 ? list[0] : undefined);

const NUMBERS = /^\d+$/;

/** A list of flat entries; any other value as it is. PHP writes a list with gaps as an object. */
export function entriesIn(answer: unknown): unknown {
	const value = unwrapped(answer);
	if (Array.isArray(value)) return value.map((one) => (isRecord(one) ? entryIn(one) : one));
	const names = isRecord(value) ? Object.keys(value) : [];
	return isRecord(value) && names.length > 0 && names.every((name) => NUMBERS.test(name))
		? entriesIn(Object.values(value))
		: value;
}

const LONGEST_ID = 64;

/** An item as the contract names its fields. In a list of one section the CMS need not tell the type. */
export function asItem(value: unknown, section: Section | null): unknown {
	const entry = entryIn(value);
	if (!isRecord(entry)) return entry;
	const { id, documentId, content_type: type, published_at, updated_at } = entry;
	const isId = typeof documentId === "string" && documentId.length <= LONGEST_ID;
	return {
		...entry,
		id: id ?? (isId ? documentId : undefined),
		content_type: sectionNamed(type) ?? section ?? type,
		published_at: published_at ?? entry.publishedAt,
		updated_at: updated_at ?? entry.updatedAt,
	};
}

export function asItems(value: unknown, section: Section | null): unknown {
	const entries = entriesIn(value);
	return Array.isArray(entries) ? entries.map((one) => asItem(one, section)) : entries;
}
