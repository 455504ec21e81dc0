import type { RawQuery } from "../../shared/filters-query.ts";
import { isSection, type Section } from "../../shared/sections.ts";
import { isSlug } from "../../shared/slugs.ts";
import { notFound } from "../runtime/errors.ts";

/** Takes one pass, because `getAll` for each name would take a gigabyte for a URL that repeats one name. */
export function queryOf(search: string): RawQuery {
	const values = new Map<string, string[]>();
	for (const [name, value] of new URLSearchParams(search)) {
		const list = values.get(name);
		if (list) list.push(value);
		else values.set(name, [value]);
	}
	return Object.fromEntries(values);
}

/** @throws PageError 404, without a backend call, for a slug that no item can have [2.26] */
export function itemOf(params: Record<string, string>): { section: Section; slug: string } {
	const { section = "", slug = "" } = params;
	if (!isSection(section) || !isSlug(slug)) throw notFound();
	return { section, slug };
}
