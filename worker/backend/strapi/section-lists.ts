import type { CmsSection } from "../../runtime/strapi-map.ts";
import type { Caller } from "../call.ts";
import { seesDrafts } from "../previews.ts";
import { all, type Conditions, current, ofPublic, unexpired } from "./conditions.ts";
import { fieldsOf, gateOf, nameOf } from "./model.ts";
import { type Entries, type Entry, MOST, readMany } from "./read.ts";
import { toItem } from "./shapes.ts";
import { statesOf } from "./states.ts";
import type { Wanted } from "./wanted.ts";

/** Lists of one content type, newest first; in a preview with drafts before them. */

interface Slice {
	conditions: Conditions;
	start: number;
	limit: number;
	read?: "list" | "search";
	/** Also the media of what is public, which cards name by type and size. */
	withMedia?: boolean;
}

export interface Listed {
	items: Record<string, unknown>[];
	total: number;
}

const MEDIA_SECTIONS: readonly CmsSection[] = ["materials", "podcasts", "webcasts"];

const newest =
	(...conditions: Conditions[]): NonNullable<Wanted["query"]> =>
	(name) => ({ ...all(conditions, name), sort: [`${name("published_on") ?? "publishedAt"}:desc`, "id:desc"] });

export async function listOf(caller: Caller, section: CmsSection, slice: Slice): Promise<Listed> {
	if (seesDrafts(caller.preview)) return previewedOf(caller, section, slice);
	const { conditions, read = "list", withMedia = false } = slice;
	const fields = fieldsOf(section, "teaser");
	// The newest that are public hold those of them that are among the newest of all.
	const media =
		withMedia && MEDIA_SECTIONS.includes(section)
			? readMany(
					section,
					caller,
					{ read, fields: fieldsOf(section, "media"), query: newest(conditions, current, ofPublic) },
					slice,
				)
			: NONE;
	const [{ entries, total }, found] = await Promise.all([
		readMany(section, caller, { read, fields, query: newest(conditions, current) }, slice),
		media,
	]);
	const files = new Map(found.entries.map((entry) => [entry.documentId, entry]));
	const isPublic = (entry: Entry) => gateOf(entry[nameOf(section, "gate") ?? ""]) === "public";
	const whole = (entry: Entry): Entry => (isPublic(entry) ? { ...files.get(entry.documentId), ...entry } : entry);
	return { items: entries.map((entry) => toItem(whole(entry), section, caller.locale)), total };
}

const NONE: Entries = { entries: [], total: 0 };

export async function countOf(caller: Caller, section: CmsSection, conditions: Conditions): Promise<number> {
	if (seesDrafts(caller.preview)) return (await previewedOf(caller, section, { conditions, start: 0, limit: 1 })).total;
	const query = newest(conditions, current);
	return (await readMany(section, caller, { read: "count", fields: ["slug"], query }, { start: 0, limit: 1 })).total;
}

/** The drafts that were edited last stand first, then what is published, under embargo too. */
async function previewedOf(caller: Caller, section: CmsSection, slice: Slice): Promise<Listed> {
	const { conditions, start, limit, read = "list" } = slice;
	const fields = fieldsOf(section, "teaser");
	const lastEdited: Wanted["query"] = (name) => ({ ...all([conditions], name), sort: ["updatedAt:desc"] });
	const [edited, published] = await Promise.all([
		readMany(section, caller, { read, status: "draft", fields, query: lastEdited }, { start: 0, limit: MOST }),
		readMany(
			section,
			caller,
			{ read, fields, query: newest(conditions, unexpired) },
			{ start: 0, limit: start + limit },
		),
	]);
	const states = await statesOf(caller, section, edited.entries);
	const drafts = edited.entries.filter(({ documentId }) => states.get(documentId) !== "published");
	const isDraft = new Set(drafts.map(({ documentId }) => documentId));
	const items = [
		...drafts.map((entry) => toItem(entry, section, caller.locale, states.get(entry.documentId))),
		...published.entries
			.filter(({ documentId }) => !isDraft.has(documentId))
			.map((entry) => toItem(entry, section, caller.locale, "published")),
	];
	const unpublished = drafts.filter(({ documentId }) => states.get(documentId) === "draft").length;
	return { items: items.slice(start, start + limit), total: published.total + unpublished };
}
