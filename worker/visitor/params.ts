import type { RawQuery } from "../../shared/filters-query.ts";
import { isSection, type Section } from "../../shared/sections.ts";
import { isSlug } from "../../shared/slugs.ts";
import { notFound } from "../runtime/errors.ts";

/**
 * All values by name, decoded. `search` may begin with the question mark. One pass, since `getAll` for each name would take a
 * gigabyte for a URL that repeats one name.
 */
export function queryOf(search: string): RawQuery {
	const values = new Map<string, string[]>();
	for (const [name, value] of new URLSearchParams(search)) {
		const list = values.get(name);
		if (list) list.push(value);
		else values.set(name, [value]);
	}
	return Object.fromEntries(values);
}

/**
 * Section and slug from a route's parameters. [2.26]
 * @throws PageError 404 for a slug that no item can have, without a backend call
 */
export function itemOf(params: Record<string, string>): { section: Section; slug: string } {
	const { section = "", slug = "" } = params;
	if (!isSection(section) || !isSlug(slug)) throw notFound();
	return { section, slug };
}
