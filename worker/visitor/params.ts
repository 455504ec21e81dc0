import type { RawQuery } from "../../shared/filters-query.ts";

/**
 * All values by name, decoded. `search` is a URL's query with or without its question mark. In one pass: asking for the
 * values of each name again would take a gigabyte for a URL that repeats one name.
 */
export function queryOf(search: string): RawQuery {
	const values = new Map<string, string[]>();
	for (const [name, value] of new URLSearchParams(search)) {
		const known = values.get(name);
		if (known) known.push(value);
		else values.set(name, [value]);
	}
	return Object.fromEntries(values);
}
