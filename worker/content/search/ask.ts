import { FETCH_LIMIT } from "../../../shared/constants.ts";
import { bareCard, type Card, type Topic } from "../../../shared/models.ts";
import type { Section } from "../../../shared/sections.ts";
import { noteLifespan } from "../../cache/lifespan.ts";
import { isDead, newestMark } from "../../cache/purges/isolate-marks.ts";
import { EVERY_ITEM, tags } from "../../cache/purges/tags.ts";
import { memoizedBy } from "../../runtime/memoized.ts";
import { offersSection } from "../../runtime/offer.ts";
import type { Standing } from "../../runtime/trace.ts";
import type { Site } from "../../visitor/site.ts";
import { type KeptIndex, keptIndex, storedIndex } from "./kept-index.ts";
import { similarSlugs, slugPairs } from "./likeness.ts";
import { type Ranked, ranked } from "./ranking.ts";
import { type Indexed, itemAt, slugsOf } from "./search-index.ts";

/** Queries of the portal's own index: suggestions, results of the search page, and similar items for a 404. */

interface Hit {
	/** Without picture and category, which are not in the index. */
	card: Card;
	/** Comparable only within one answer. Higher is better. */
	score: number;
}

export interface Answer extends Pick<Ranked, "fit"> {
	/** Best first. Only items that may be shown now. */
	hits: readonly Hit[];
	/** Areas and categories whose names contain all words of the term. */
	topics: readonly Topic[];
	/** The corrected term, for "did you mean"; null: no correction. */
	meant: string | null;
	/** The index's. The hits lack what was purged until now. */
	standing: Standing;
}

/** Does not wait for the backend, and does not store or log the term. null: no index yet; it is built after the response. */
export async function askIndex(
	site: Site,
	term: string,
	{ most = Infinity, admits = () => true }: { most?: number; admits?: (card: Card) => boolean } = {},
): Promise<Answer | null> {
	const index = await keptIndex(site);
	if (!index) return null;
	const { fit, hits, topics, meant } = ranked(index, term, (place) => cardAt(site, index, place) !== undefined);
	// Hits with only some of the words are guesses: one page of them is enough.
	const wanted = fit === "some" ? Math.min(most, FETCH_LIMIT) : most;
	const shown: Hit[] = [];
	for (const { place, score } of hits) {
		if (shown.length >= wanted) break;
		const card = cardAt(site, index, place);
		if (card && admits(card)) shown.push({ card, score });
	}
	const best = shown.slice(0, 1).flatMap(({ card: { title, intro } }) => [title, intro]);
	return {
		fit,
		hits: shown,
		topics,
		meant: meant(best.length > 0 ? best : topics.map(({ name }) => name)),
		standing: { ...index.standing, knew: newestMark() },
	};
}

const pairsOf = memoizedBy((index: KeptIndex) => slugPairs(slugsOf(index)));

/** For the 404 page: items with slugs similar to the missing item's, best first. Does not start a build of the index. */
export async function itemsWithSimilarSlug(site: Site, section: Section, slug: string, most: number): Promise<Card[]> {
	const index = await storedIndex(site);
	if (!index) return [];
	const shown: Card[] = [];
	for (const place of similarSlugs(slug, pairsOf(index))) {
		if (shown.length >= most) break;
		const card = cardAt(site, index, place);
		// The index may still have the missing item.
		if (card && !(card.section === section && card.slug === slug)) shown.push(card);
	}
	return shown;
}

const addressOf = (section: Section, slug: string): string => `${section}/${slug}`;

const addressesOf = memoizedBy((index: KeptIndex) => {
	const cards = index.items.flatMap((_, place) => itemAt(index, place)?.card ?? []);
	return new Set(cards.map(({ section, slug }) => addressOf(section, slug)));
});

/** Whether the locale's index has the address. Never calls the backend. */
export async function isIndexed(site: Site, section: Section, slug: string): Promise<boolean> {
	const index = await keptIndex(site);
	return index !== null && addressesOf(index).has(addressOf(section, slug));
}

function cardAt(site: Site, index: KeptIndex, place: number): Card | undefined {
	const item = itemAt(index, place);
	if (!item || !offersSection(item.card.section) || isPurged(site, index, item)) return undefined;
	const { section, slug, title } = item.card;
	const card = { ...bareCard(section, slug, title), ...item.card };
	return noteLifespan(card) === "current" ? card : undefined;
}

/** Whether a purge since the build named item or section. After a purge of everything the old index serves until the new. */
function isPurged({ locale }: Site, { standing: { since, knew } }: KeptIndex, { id, card }: Indexed): boolean {
	const { section, slug, documentId } = card;
	const named = documentId === null ? tags.itemById(locale, section, id) : tags.document(locale, documentId);
	const itemTags = [EVERY_ITEM, tags.whole(locale, section), tags.item(locale, section, slug), named];
	return isDead({ tags: itemTags, since, knew });
}
