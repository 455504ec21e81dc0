import { FETCH_LIMIT } from "../../../shared/constants.ts";
import { bareCard, type Card, type Topic } from "../../../shared/models.ts";
import type { Section } from "../../../shared/sections.ts";
import { noteLifespan } from "../../cache/lifespan.ts";
import { isDead } from "../../cache/purges/isolate-marks.ts";
import { EVERY_ITEM, tags } from "../../cache/purges/tags.ts";
import { offersSection } from "../../runtime/offer.ts";
import type { Site } from "../../visitor/site.ts";
import { type KeptIndex, keptIndex, storedIndex } from "./kept-index.ts";
import { placesAlike, type SlugPairs, slugPairs } from "./likeness.ts";
import { type Ranked, ranked } from "./ranking.ts";
import { type Indexed, itemAt, slugsOf } from "./search-index.ts";

/**
 * What the portal itself finds for a term, without the backend: suggestions while somebody types, the order of the search
 * page's results, and its results where the backend's search fails or finds nothing.
 */

interface Hit {
	/** Without picture and category, which the index does not hold. */
	card: Card;
	/** Comparable within one answer only: the higher, the better. */
	score: number;
}

export interface Answer extends Pick<Ranked, "fit"> {
	/** The best first, and only what may be shown now. */
	hits: readonly Hit[];
	/** Therapeutic areas and categories whose names hold all words of the term. */
	topics: readonly Topic[];
	/** The term without typing errors, to be told as "did you mean"; null: nothing in it was taken for an error. */
	meant: string | null;
}

/**
 * Asks the locale's index. Each item is judged now: `published_at`, `expires_at`, and purges since the index was built, which
 * leave out what they name until it is built again.
 *
 * `most`: how many hits are wanted; absent: all. `admits`: which of them. null: there is no index yet, or it was purged as a whole; it is then being
 * built behind this answer. Never asks the backend in front of the answer, and never throws for a term, however odd; nothing
 * of the term is kept or logged.
 *
 * For the search page: `hits` of all sections in one order, which it merges with what the backend finds. Where the backend's
 * search has failed, or neither has found all words of the term, only `hits` are shown, with `meant` if there is one.
 */
export async function askIndex(
	site: Site,
	term: string,
	{ most = Infinity, admits = () => true }: { most?: number; admits?: (card: Card) => boolean } = {},
): Promise<Answer | null> {
	const index = await keptIndex(site);
	if (!index) return null;
	const { fit, hits, topics, meant } = ranked(index, term);
	// What has only some of the words is a guess: one page of it, which holds every suggestion.
	const wanted = fit === "some" ? Math.min(most, FETCH_LIMIT) : most;
	const shown: Hit[] = [];
	for (const { place, score } of hits) {
		if (shown.length >= wanted) break;
		const card = cardAt(site, index, place);
		if (card && admits(card)) shown.push({ card, score });
	}
	const best = shown.slice(0, 1).flatMap(({ card: { title, intro } }) => [title, intro]);
	return { fit, hits: shown, topics, meant: meant(best.length > 0 ? best : topics.map(({ name }) => name)) };
}

/** Made for an index when its first address is compared. */
const pairs = new WeakMap<KeptIndex, SlugPairs>();

function pairsOf(index: KeptIndex): SlugPairs {
	const made = pairs.get(index) ?? slugPairs(slugsOf(index));
	pairs.set(index, made);
	return made;
}

/** For the error page: items whose slugs are most like that of a missing item, the best first. It has no index built. */
export async function itemsAlike(site: Site, section: Section, slug: string, most: number): Promise<Card[]> {
	const index = await storedIndex(site);
	if (!index) return [];
	const shown: Card[] = [];
	for (const place of placesAlike(slug, pairsOf(index))) {
		if (shown.length >= most) break;
		const card = cardAt(site, index, place);
		// The index may still have the missing item.
		if (card && !(card.section === section && card.slug === slug)) shown.push(card);
	}
	return shown;
}

/** undefined: the item may not be shown now. */
function cardAt(site: Site, index: KeptIndex, place: number): Card | undefined {
	const item = itemAt(index, place);
	if (!item || !offersSection(item.card.section) || isPurged(site, index, item)) return undefined;
	const { section, slug, title } = item.card;
	const card = { ...bareCard(section, slug, title), ...item.card };
	return noteLifespan(card) === "current" ? card : undefined;
}

/**
 * Whether a purge since then has named the item or its section. A purge of everything names no item: it makes the index old,
 * and the index serves on until it is new.
 */
function isPurged({ locale }: Site, { standing: { since, knew } }: KeptIndex, { id, card }: Indexed): boolean {
	const { section, slug, documentId } = card;
	const named = documentId === null ? tags.itemById(locale, section, id) : tags.document(locale, documentId);
	const own = [EVERY_ITEM, tags.whole(locale, section), tags.item(locale, section, slug), named];
	return isDead({ tags: own, since, knew });
}
