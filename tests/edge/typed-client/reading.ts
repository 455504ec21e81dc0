import type { WireItem } from "../../../shared/contracts/item.ts";
import { type FilterChoice, UNFILTERED } from "../../../shared/filters.ts";
import { SECTIONS, type Section } from "../../../shared/sections.ts";
import type * as client from "../../../worker/backend/content.ts";

/** What the cases of the typed client read with. */

export type Content = typeof client;

export interface Case {
	observe: (content: Content) => Promise<unknown>;
	expected: unknown;
}

export const visitor = { locale: "en-IE", requestId: "cases" };
export const editor = { ...visitor, preview: { sees: "everything", version: "draft" } } as const;

export const slugsOf = (items: readonly WireItem[]): string[] => items.map(({ slug }) => slug);
export const names = (list: readonly { name: string | null }[]) => list.map(({ name }) => name);
export const page = (number: number, choice: Partial<FilterChoice> = {}) => ({
	...UNFILTERED,
	...choice,
	page: number,
});
export const ALL = page(40);
export const window = (start: number, limit: number, section: Section | null = null) => ({
	...UNFILTERED,
	section,
	start,
	limit,
	activeSections: async () => SECTIONS,
});

async function idOf(content: Content, kind: "domains" | "categories", slug: string): Promise<string> {
	return (await content.fetchTaxonomy(visitor, kind)).find((one) => one.slug === slug)?.id ?? "";
}

export async function narrowed(content: Content): Promise<FilterChoice> {
	const [cardiology, guidelines, evidence] = await Promise.all([
		idOf(content, "domains", "cardiology"),
		idOf(content, "categories", "guidelines"),
		idOf(content, "categories", "evidence"),
	]);
	return { domain: cardiology, categories: [guidelines, evidence] };
}

/** What everybody may see of an answer, and which gated parts it has. */
export async function seen(answer: Promise<client.ItemAnswer>) {
	const read = await answer;
	const item = read.state === "open" ? read.item : read.teaser;
	const { content, transcript, file, audio, video, captions } = item ?? {};
	const parts = { content, transcript, file, audio, video, captions: captions?.length || null };
	return {
		state: read.state,
		title: item?.title,
		hasIntro: Boolean(item?.intro),
		has: Object.entries(parts).flatMap(([name, part]) => (part ? [name] : [])),
	};
}

/** What is seen of a whole item, and of a teaser. */
export const whole = (title: string, ...has: string[]) => ({ state: "open", title, hasIntro: true, has });
export const teaser = (title: string) => ({ state: "gated", title, hasIntro: true, has: [] });

/** The newest items of cardiology. */
export const GUIDELINE = "new-heart-failure-guideline-five-points-for-general-practice";
export const HORIZON = "cardovex-in-horizon-hf-the-phase-iii-results-in-detail";
export const MEETING = "report-from-the-autumn-cardiometabolic-meeting";

export const found = async (content: Content, term: string, section: Section | null = null) => {
	const { total, sections } = await content.fetchSearch(visitor, { term, section, from: 0, most: 9 });
	return { total, sections: sections.map((one) => [one.content_type, one.total, slugsOf(one.items).sort()]) };
};

export const refusal = (error: unknown) => (error instanceof Error && "status" in error ? error.status : String(error));

export const CHECKLIST = "checklist-for-the-heart-failure-review";
export const GATED = "cardovex-titration-scheme";
export const LIMITED = "score-card-disease-activity-in-rheumatoid-arthritis";
export const DRAFT = "not-out-yet-measuring-blood-pressure-at-home";
export const DRAFTS_ID = "worlddraftnewsxxxxxxxxxx";
export const REVISED = "international-recommendation-on-dosing";
