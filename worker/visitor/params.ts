import type { RawQuery } from "../../shared/filters-query.ts";
import { isSection, type Section } from "../../shared/sections.ts";
import { isSlug } from "../../shared/slugs.ts";
import { notFound } from "../runtime/errors.ts";

/** Takes one pass, because `getAll` for each name would take a gigabyte for a URL that repeats one name. */
export function queryOf(search: string): RawQuery {
	const byName = Map.groupBy(new URLSearchParams(search), ([name]) => name);
	return Object.fromEntries([...byName].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}

/** @throws PageError 404, without a backend call, for a slug that no item can have [2.26] */
export function itemOf(params: Record<string, string>): { section: Section; slug: string } {
	const { section = "", slug = "" } = params;
	if (!isSection(section) || !isSlug(slug)) throw notFound();
	return { section, slug };
}
