import { UNFILTERED } from "../../../shared/filters.ts";
import type { Section } from "../../../shared/sections.ts";
import {
	type Case,
	DRAFT,
	DRAFTS_ID,
	editor,
	page,
	REVISED,
	refusal,
	seen,
	slugsOf,
	teaser,
	visitor,
	whole,
	window,
} from "./reading.ts";

/** What editors see. */
export const PREVIEWS: Readonly<Record<string, Case>> = {
	"previews show drafts first, with their state; everybody else sees none of them": {
		observe: async (content) => {
			const [list, count, publicCount, mixed, search, single, publicSingle] = await Promise.all([
				content.fetchList(editor, "news", page(1)),
				content.fetchCount(editor, "news", UNFILTERED),
				content.fetchCount(visitor, "news", UNFILTERED),
				content.fetchMixed(editor, window(0, 6)),
				content.fetchSearch(editor, { term: "measuring blood pressure", section: null, from: 0, most: 9 }),
				content.fetchSingle(editor, "imprint"),
				content.fetchSingle(visitor, "imprint"),
			]);
			return {
				// In any order.
				drafts: list
					.slice(0, 2)
					.map(({ slug, state }) => `${state} ${slug}`)
					.sort(),
				third: list[2]?.state,
				more: count - publicCount,
				mixed: mixed.items.map(({ state }) => state).sort(),
				search: search.sections.map(({ items }) => slugsOf(items)),
				single: [single?.title, publicSingle?.title],
			};
		},
		expected: {
			drafts: ["changed international-recommendation-on-dosing", "draft not-out-yet-measuring-blood-pressure-at-home"],
			third: "published",
			more: 2,
			mixed: ["changed", "draft", "draft", "draft", "published", "published"],
			search: [["not-out-yet-measuring-blood-pressure-at-home"]],
			single: ["Legal notice 2", "Legal notice"],
		},
	},
	"a preview opens a draft by slug and by documentId, as whom the editor chooses": {
		observe: (content) => {
			const draft = (section: Section, slug: string, level: "none" | "full", status: "draft" | "published" = "draft") =>
				seen(content.fetchPreview(editor, section, slug, { level, status })).catch(refusal);
			return Promise.all([
				draft("news", DRAFT, "none"),
				draft("news", DRAFTS_ID, "none"),
				draft("news", REVISED, "none"),
				draft("news", REVISED, "none", "published"),
				draft("materials", "draft-of-a-dosing-table", "none"),
				draft("materials", "draft-of-a-dosing-table", "full"),
				draft("news", "no-such-item", "full"),
			]);
		},
		expected: [
			whole("Not out yet: measuring blood pressure at home", "content"),
			whole("Not out yet: measuring blood pressure at home", "content"),
			whole("International recommendation on dosing, revised version", "content"),
			whole("International recommendation on dosing", "content"),
			teaser("Draft of a dosing table"),
			whole("Draft of a dosing table", "content", "file"),
			404,
		],
	},
};
