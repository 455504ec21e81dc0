import type { RawQuery } from "../../shared/filters-query.ts";

/** All values by name, decoded. `search` is a URL's query with or without its question mark. */
export function queryOf(search: string): RawQuery {
	const parameters = new URLSearchParams(search);
	return Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name)]));
}
