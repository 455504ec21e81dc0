import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { isSection } from "../../../shared/sections.ts";
import { isSlug } from "../../../shared/slugs.ts";
import { itemsWithSimilarSlug } from "../../content/search/ask.ts";
import { logError } from "../../runtime/log.ts";
import type { Site } from "../../visitor/site.ts";

const MOST = 3;

/** Items with similar addresses, for the 404 page of an item; none if they cannot be read. */
export async function similarItems(site: Site, { section = "", slug = "" }: Record<string, string>): Promise<Card[]> {
	try {
		if (!isSection(section) || !isSlug(slug)) return [];
		const isItem = site.path === paths.detail(site.locale, section, slug);
		return isItem ? await itemsWithSimilarSlug(site, section, slug, MOST) : [];
	} catch (error) {
		logError("part-failed", error, { part: "alike" });
		return [];
	}
}
