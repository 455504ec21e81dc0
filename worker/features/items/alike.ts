import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { isSection } from "../../../shared/sections.ts";
import { isSlug } from "../../../shared/slugs.ts";
import { itemsAlike } from "../../content/search/ask.ts";
import { logError } from "../../runtime/log.ts";
import type { Site } from "../../visitor/site.ts";

const MOST = 3;

/** The items that the error page offers for the address of an item that does not exist. If this fails, it offers none. */
export async function alikeTo(site: Site, { section = "", slug = "" }: Record<string, string>): Promise<Card[]> {
	try {
		if (!isSection(section) || !isSlug(slug)) return [];
		const isItem = site.path === paths.detail(site.locale, section, slug);
		return isItem ? await itemsAlike(site, section, slug, MOST) : [];
	} catch (error) {
		logError("part-failed", error, { part: "alike" });
		return [];
	}
}
