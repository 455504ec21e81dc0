import { PUBLISHED } from "./drafts.ts";
import { ELSEWHERE } from "./elsewhere.ts";
import { EMBARGOED } from "./embargoed.ts";
import { FAULTS } from "./faults.ts";
import type { WorldItem } from "./item.ts";
import { PICTURES } from "./pictures.ts";
import { SLUGS } from "./slugs.ts";
import { TEXTS } from "./texts.ts";
import { TITLES } from "./titles.ts";

/**
 * Content as the world is, beside the catalogue's tidy one: one file a concern, all in a category of its own and older than
 * the catalogue, so that home and the first page of news show none of it. Few items with much in each: crawlers read them all.
 */
export const WORLD: readonly WorldItem[] = [
	...PICTURES,
	...TITLES,
	...EMBARGOED,
	...PUBLISHED,
	...TEXTS,
	...SLUGS,
	...ELSEWHERE,
	...FAULTS,
];
