export type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value | undefined };
export type Query = Readonly<Record<string, Value | undefined>>;

/** Strapi's query in brackets: `filters[slug][$eq]=a`. Leaves out undefined and empty lists. */
export function bracketed(query: Query): string {
	const search = new URLSearchParams();
	const append = (name: string, value: Value | undefined): void => {
		if (value === undefined) return;
		if (typeof value === "object") {
			for (const [key, one] of Object.entries(value)) append(name === "" ? key : `${name}[${key}]`, one);
		} else search.append(name, String(value));
	};
	append("", query);
	return `?${search}`;
}
