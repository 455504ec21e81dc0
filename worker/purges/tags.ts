/** Cache tags: an entry carries one for each thing that it was made from, and a purge names some of them. */

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
	/** Reaches an item even after its slug has changed. */
	itemById: (locale: string, section: string, id: string) => `${locale}/${section}#${id}`,
	/** A single, the footer, a taxonomy, the active sections. */
	named: (locale: string, name: string) => `${locale}/${name}`,
} as const;
