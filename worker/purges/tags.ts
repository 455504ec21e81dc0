/** What entries are made from and purges name. An entry carries a tag for each thing it would change with. */

export const EVERYTHING = "*";

export const tags = {
	/** All of a locale. */
	locale: (locale: string) => locale,
	/** Lists of all sections: the home page's, searches, the sitemap. */
	mixed: (locale: string) => `${locale}/mixed`,
	/** A section's lists. */
	section: (locale: string, section: string) => `${locale}/${section}`,
	/** A section's lists and items, purged by hand alone. */
	whole: (locale: string, section: string) => `${locale}/${section}/`,
	item: (locale: string, section: string, slug: string) => `${locale}/${section}/${slug}`,
	/** Reaches an item that has a new slug too. */
	itemById: (locale: string, section: string, id: string) => `${locale}/${section}#${id}`,
	/** A single, the footer, a taxonomy, the active collections. */
	named: (locale: string, name: string) => `${locale}/${name}`,
} as const;
