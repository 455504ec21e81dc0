type Query = "" | `?${string}`;

/** Leaves out null and undefined; a list repeats the name. */
export function query(values: Record<string, string | number | readonly string[] | null | undefined>): Query {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(values)) {
		if (value === null || value === undefined) continue;
		for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
	}
	const text = search.toString();
	return text === "" ? "" : `?${text}`;
}
