import { UNFILTERED } from "../../shared/filters.ts";
import type { Card } from "../../shared/models.ts";
import { SECTION_FACTS } from "../../shared/sections.ts";
import type { Site } from "../visitor/site.ts";
import { mostSimilar } from "./alike.ts";
import { readNewest } from "./lists.ts";

/** The section's list filtered by the card's first area, or its category. Shares its cache entry with the filtered page. */
async function readOfTopic(site: Site, { section, domains: [domain], category }: Card): Promise<Card[]> {
	if (SECTION_FACTS[section].source === "courses") return [];
	if (domain) return readNewest(site, section, { ...UNFILTERED, domain: domain.id });
	return category ? readNewest(site, section, { ...UNFILTERED, categories: [category.id] }) : [];
}

export async function readRelated(site: Site, card: Card, newest: Promise<readonly Card[]>): Promise<Card[]> {
	const [ofTopic, others] = await Promise.all([readOfTopic(site, card).catch(() => []), newest]);
	return mostSimilar(card, [...ofTopic, ...others]);
}
