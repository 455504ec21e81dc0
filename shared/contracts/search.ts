import * as z from "zod/mini";
import { SECTIONS, sectionNamed } from "../sections.ts";
import { asItems, entriesIn, isRecord } from "./entries.ts";
import { count, optional, optionalList } from "./fields.ts";
import { wireItem } from "./item.ts";

/** A search's results by section. [7.14] */

/** The total leaves out entries of this part that cannot be read. */
const group = z.pipe(
	z.transform((value: unknown) => {
		if (!isRecord(value)) return value;
		const section = sectionNamed(value.content_type);
		const items = asItems(value.items, section);
		const sent = Array.isArray(items) ? items.length : 0;
		return {
			...value,
			content_type: section,
			items,
			total: Math.max(0, (count.safeParse(value.total).data ?? 0) - sent),
		};
	}),
	z.pipe(
		z.object({ content_type: z.enum(SECTIONS), total: optional(count), items: optionalList(wireItem) }),
		z.transform(({ total, ...one }) => ({ ...one, total: one.items.length + (total ?? 0) })),
	),
);

/** The names under which backends and search engines answer one list of all results. */
const LISTS = ["hits", "results", "items"] as const;

type Groups = { sections: unknown } | { total: unknown };

/** Laravel's `groupBy` answers an object of groups, or of their lists, by section. */
function groupsByName(value: unknown): object[] | undefined {
	const named = Object.entries(isRecord(value) ? value : {}).flatMap(([name, group]) => {
		const items = entriesIn(group);
		const own = Array.isArray(items) ? { items } : isRecord(items) && "items" in items ? items : undefined;
		return own && sectionNamed(name) ? [{ content_type: name, ...own }] : [];
	});
	return named.length > 0 ? named : undefined;
}

const namesSection = (group: unknown): boolean => isRecord(group) && typeof group.content_type === "string";

/** null: a body that names no results is a failure, and must not read as "nothing found". */
function groupsIn(value: unknown): Groups | null {
	const list = asItems(value, null);
	if (Array.isArray(list)) {
		const sections = SECTIONS.map((content_type) => ({
			content_type,
			items: list.filter((item) => isRecord(item) && item.content_type === content_type),
		})).filter(({ items }) => items.length > 0);
		return list.length > 0 && sections.length === 0 ? null : { sections };
	}
	if (!isRecord(value)) return null;
	if (value.sections !== undefined && value.sections !== null) {
		const sections = groupsByName(value.sections) ?? entriesIn(value.sections);
		const isNameless = Array.isArray(sections) && sections.length > 0 && !sections.some(namesSection);
		return isNameless ? null : { ...value, sections };
	}
	const name = LISTS.find((one) => Array.isArray(value[one]));
	if (name) return groupsIn(value[name]);
	const named = groupsByName(value);
	if (named) return { sections: named };
	return count.safeParse(value.total).data === 0 ? { total: 0 } : null;
}

export const wireSearch = z.pipe(
	z.pipe(z.transform(groupsIn), z.object({ total: optional(count), sections: optionalList(group) })),
	z.transform(({ total, sections }) => ({
		total: total ?? sections.reduce((sum, one) => sum + one.total, 0),
		sections,
	})),
);
export type WireSearch = z.output<typeof wireSearch>;
