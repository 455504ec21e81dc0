import { isSection, type Section } from "../../shared/sections.ts";
import { isSlug } from "../../shared/slugs.ts";
import { notFound } from "../runtime/errors.ts";

/**
 * Section and slug from a route's parameters. [2.26]
 * @throws PageError 404 for a slug that no item can have, before the backend is asked
 */
export function itemOf(params: Record<string, string>): { section: Section; slug: string } {
	const { section = "", slug = "" } = params;
	if (!isSection(section) || !isSlug(slug)) throw notFound();
	return { section, slug };
}
