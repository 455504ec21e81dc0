import type { ResultsPage } from "../../../client/markup/views/search.tsx";
import type { SearchQuery } from "../../../shared/filters.ts";
import { ageOf } from "../../cache/entry.ts";
import { keys, tagsOf } from "../../cache/keys.ts";
import { policies } from "../../cache/policies.ts";
import { isDead, newestMark } from "../../cache/purges/isolate-marks.ts";
import { hashOfTerm } from "../../content/searches.ts";
import { lru } from "../../runtime/lru.ts";
import type { Standing } from "../../runtime/trace.ts";
import type { Site } from "../../visitor/site.ts";

/**
 * Pages of results in the isolate's memory, for the minute in which the backend's answer is fresh. They are the same for
 * everybody: what a visitor may open is decided when the page is rendered. A page of only public items is another one.
 */

interface Kept {
	page: ResultsPage;
	standing: Standing;
}

const MOST = 500;
const held = lru<Kept>(MOST);

const hasEnded = ({ hits }: ResultsPage): boolean =>
	hits.some(({ card: { expiresAt } }) => expiresAt && Date.parse(expiresAt) <= Date.now());

const isAlive = ({ page, standing }: Kept): boolean =>
	ageOf(standing) <= policies.search.fresh && !isDead(standing) && !hasEnded(page);

/** The kept page, or the one that `find` makes; `isLasting` decides whether that one is kept. A preview keeps nothing. */
export async function keptResults(
	{ locale, preview }: Site,
	query: SearchQuery,
	find: () => Promise<{ page: ResultsPage; isLasting: boolean }>,
): Promise<ResultsPage> {
	const key = keys.searchPage(locale, await hashOfTerm(query.term), query);
	const kept = preview ? undefined : held.get(key);
	if (kept && isAlive(kept)) return kept.page;
	// Taken before the search: a purge from now on ends the page.
	const standing = { tags: tagsOf(key), since: Date.now(), knew: newestMark() };
	const found = await find();
	if (!preview && found.isLasting) held.set(key, { page: found.page, standing });
	return found.page;
}
