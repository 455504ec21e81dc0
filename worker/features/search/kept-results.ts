import type { ResultsPage } from "../../../client/markup/views/search.tsx";
import type { SearchQuery } from "../../../shared/filters.ts";
import { nextChange } from "../../cache/lifespan.ts";
import { policies } from "../../cache/policies.ts";
import { isDead, marksAreOld, marksLoaded } from "../../cache/purges/isolate-marks.ts";
import { noteIncomplete, noteRead } from "../../cache/reads.ts";
import { typedMemory } from "../../cache/typed.ts";
import type { Standing } from "../../runtime/trace.ts";
import type { Site } from "../../visitor/site.ts";

/**
 * Pages of results in the isolate's memory, for the minute in which the backend's answer is fresh. They are the same for
 * everybody: what a visitor may open is decided when the page is rendered. The HTML of their parts, which contains the term,
 * is kept as long (worker/render/shared-parts.tsx).
 */

export interface Made {
	page: ResultsPage;
	/** The backend's answers that it was made from. */
	answers: readonly Standing[];
	/** null: without an index, or with a part of the results. */
	index: Standing | null;
}

interface Kept {
	page: ResultsPage;
	/** A purge that drops one of these drops the page. */
	madeOf: readonly Standing[];
	/** The end of the minute, or the next change of an item that it shows. */
	freshUntil: number;
}

const held = typedMemory<Kept>();

/** The HTML of the whole page, if it is kept, ends with these results. */
function noted({ page, madeOf, freshUntil }: Kept): ResultsPage {
	for (const standing of madeOf) noteRead("memory", standing, freshUntil, freshUntil);
	return page;
}

/** Keeps a page that has an index and all results. A preview keeps nothing. */
export async function keptResults(
	{ locale, preview }: Pick<Site, "locale" | "preview">,
	query: SearchQuery,
	find: () => Promise<Made>,
): Promise<ResultsPage> {
	if (preview) return (await find()).page;
	const key = `${locale}/${JSON.stringify(query)}`;
	if (marksAreOld()) await marksLoaded();
	const kept = held.get(key);
	if (kept && !kept.madeOf.some(isDead)) return noted(kept);
	const begun = Date.now();
	const { page, answers, index } = await find();
	if (!index) {
		noteIncomplete();
		return page;
	}
	const minuteEnds = Math.min(...answers.map(({ since }) => since)) + policies.search.fresh;
	const freshUntil = Math.min(
		minuteEnds,
		nextChange(
			page.hits.map(({ card }) => card),
			begun,
		),
	);
	const made = { page, madeOf: [...answers, index], freshUntil };
	held.set(key, made);
	return noted(made);
}
