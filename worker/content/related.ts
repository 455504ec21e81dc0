import { mostSimilar } from "../../shared/alike.ts";
import { UNFILTERED } from "../../shared/filters.ts";
import type { Card } from "../../shared/models.ts";
import { SECTION_FACTS } from "../../shared/sections.ts";
import type { Site } from "../visitor/site.ts";
import { readNewest } from "./lists.ts";

/** What else a reader of an item may want to read: of its section, by topic. */

const MOST = 3;

/** The list of the card's first area, or category, as a filter of the section's page has it: visitors' choices and items share it. */
async function readOfTopic(site: Site, { section, domains: [domain], category }: Card): Promise<Card[]> {
	if (SECTION_FACTS[section].source === "courses") return [];
	if (domain) return readNewest(site, section, { ...UNFILTERED, domain: domain.id });
	return category ? readNewest(site, section, { ...UNFILTERED, categories: [category.id] }) : [];
}

/** `newest`, of the section, are shown where too few share a topic, or these cannot be read. */
export async function readRelated(site: Site, card: Card, newest: Promise<readonly Card[]>): Promise<Card[]> {
	const [ofTopic, others] = await Promise.all([readOfTopic(site, card).catch(() => []), newest]);
	return mostSimilar(card, [...ofTopic, ...others], MOST);
}
