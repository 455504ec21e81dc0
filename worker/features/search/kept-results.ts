import type { ResultsPage } from "../../../client/markup/views/search.tsx";
import type { SearchQuery } from "../../../shared/filters.ts";
import { ageOf } from "../../cache/entry.ts";
import { keys, tagsOf } from "../../cache/keys.ts";
import { policies, RESULT_PAGES } from "../../cache/policies.ts";
import { isDead, newestMark } from "../../cache/purges/isolate-marks.ts";
import { hashOfTerm } from "../../content/searches.ts";
import type { Standing } from "../../runtime/trace.ts";
import type { Site } from "../../visitor/site.ts";

/**
 * Pages of results in the isolate's memory, for the minute in which the backend's answer is fresh. They are the same for
 * everybody: what a visitor may open is decided when the page is rendered. A page of only public items is another one. The HTML
 * of its parts, which contains the term, is kept as long as the page (worker/render/shared-parts.tsx). Every search drops the
 * pages whose minute is over.
 */

interface Kept {
	page: ResultsPage;
	standing: Standing;
}

/** Oldest first. */
const held = new Map<string, Kept>();

const hasEnded = ({ hits }: ResultsPage): boolean =>
	hits.some(({ card: { expiresAt } }) => expiresAt && Date.parse(expiresAt) <= Date.now());

const isOver = ({ standing }: Kept): boolean => ageOf(standing) > policies.search.fresh;

const isAlive = (kept: Kept): boolean => !isOver(kept) && !isDead(kept.standing) && !hasEnded(kept.page);

function dropOld(): void {
	for (const [key, kept] of held) {
		if (held.size <= RESULT_PAGES && !isOver(kept)) return;
		held.delete(key);
	}
}

function keep(key: string, kept: Kept): void {
	held.delete(key);
	held.set(key, kept);
	dropOld();
}

/** The kept page, or the one that `find` makes; `isLasting` decides whether that one is kept. A preview keeps nothing. */
export async function keptResults(
	{ locale, preview }: Pick<Site, "locale" | "preview">,
	query: SearchQuery,
	find: () => Promise<{ page: ResultsPage; isLasting: boolean }>,
): Promise<ResultsPage> {
	const key = keys.searchPage(locale, await hashOfTerm(query.term), query);
	dropOld();
	const kept = preview ? undefined : held.get(key);
	if (kept && isAlive(kept)) return kept.page;
	// Taken before the search: a purge from now on ends the page.
	const standing = { tags: tagsOf(key), since: Date.now(), knew: newestMark() };
	const found = await find();
	if (!preview && found.isLasting) keep(key, { page: found.page, standing });
	return found.page;
}
