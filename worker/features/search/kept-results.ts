import type { ResultsPage } from "../../../client/markup/views/search.tsx";
import type { SearchQuery } from "../../../shared/filters.ts";
import { keys } from "../../cache/keys.ts";
import { policies, RESULT_PAGES } from "../../cache/policies.ts";
import { isDead, marksAreOld, marksLoaded } from "../../cache/purges/isolate-marks.ts";
import { hashOfTerm } from "../../content/searches.ts";
import type { Standing } from "../../runtime/trace.ts";
import type { Site } from "../../visitor/site.ts";

/**
 * Pages of results in the isolate's memory, for the minute in which the backend's answer is fresh. They are the same for
 * everybody: what a visitor may open is decided when the page is rendered. A page of only public items is another one. The HTML
 * of its parts, which contains the term, is kept as long as the page (worker/render/shared-parts.tsx). Every search drops the
 * pages whose minute is over.
 */

export interface Made {
	page: ResultsPage;
	/** The backend's answers that it was made from. */
	answers: readonly Standing[];
	/** null: without an index. */
	index: Standing | null;
}

interface Kept {
	page: ResultsPage;
	/** When one of these is dead, so is the page. */
	madeOf: readonly Standing[];
	/** When the oldest of the backend's answers was read, in ms since 1970. */
	since: number;
}

/** Oldest first. */
const held = new Map<string, Kept>();

const hasEnded = ({ hits }: ResultsPage): boolean =>
	hits.some(({ card: { expiresAt } }) => expiresAt && Date.parse(expiresAt) <= Date.now());

const isOver = ({ since }: Kept): boolean => Date.now() - since > policies.search.fresh;

const isAlive = (kept: Kept): boolean => !isOver(kept) && !kept.madeOf.some(isDead) && !hasEnded(kept.page);

function dropOld(): void {
	for (const [key, kept] of held) if (held.size > RESULT_PAGES || isOver(kept)) held.delete(key);
}

function keep(key: string, kept: Kept): void {
	held.delete(key);
	held.set(key, kept);
	dropOld();
}

/** The kept page, or the one that `find` makes. That one is kept if it has an index. A preview keeps nothing. */
export async function keptResults(
	{ locale, preview }: Pick<Site, "locale" | "preview">,
	query: SearchQuery,
	find: () => Promise<Made>,
): Promise<ResultsPage> {
	if (preview) return (await find()).page;
	const key = keys.searchPage(locale, await hashOfTerm(query.term), query);
	dropOld();
	if (marksAreOld()) await marksLoaded();
	const kept = held.get(key);
	if (kept && isAlive(kept)) return kept.page;
	const { page, answers, index } = await find();
	if (index) keep(key, { page, madeOf: [...answers, index], since: Math.min(...answers.map(({ since }) => since)) });
	return page;
}
