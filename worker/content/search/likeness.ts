import { fold } from "../../../shared/text.ts";

/** Slugs of unrelated items in one language reach about a third. */
const LEAST = 0.45;

/** Without digits, because a year or an id is not about the subject. */
const WORDS = /\p{L}+/gu;

function pairsOf(slug: string): Set<string> {
	const pairs = new Set<string>();
	for (const word of fold(slug).match(WORDS) ?? []) {
		for (let end = 2; end <= word.length; end++) pairs.add(word.slice(end - 2, end));
	}
	return pairs;
}

/** An inverted index: a comparison with 2,000 slugs takes 2 ms instead of 7. */
export interface SlugPairs {
	/** Positions of slugs, by pair. */
	places: ReadonlyMap<string, readonly number[]>;
	sizes: readonly number[];
}

export function slugPairs(slugs: readonly string[]): SlugPairs {
	const places = new Map<string, number[]>();
	const sizes = slugs.map((slug, place) => {
		const pairs = pairsOf(slug);
		for (const pair of pairs) {
			const slugsWithPair = places.get(pair);
			if (slugsWithPair) slugsWithPair.push(place);
			else places.set(pair, [place]);
		}
		return pairs.size;
	});
	return { places, sizes };
}

/** Positions, best first. Dice's coefficient tolerates typing errors, missing words and another order of words. */
export function similarSlugs(slug: string, { places, sizes }: SlugPairs): number[] {
	const pairs = pairsOf(slug);
	const common = new Map<number, number>();
	for (const pair of pairs) {
		for (const place of places.get(pair) ?? []) common.set(place, (common.get(place) ?? 0) + 1);
	}
	return [...common]
		.map(([place, count]) => ({ place, likeness: (2 * count) / (pairs.size + (sizes[place] ?? 0)) }))
		.filter(({ likeness }) => likeness >= LEAST)
		.sort((a, b) => b.likeness - a.likeness || a.place - b.place)
		.map(({ place }) => place);
}
