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
	/** Reaches an item even after its slug has changed, and its section. */
	document: (locale: string, documentId: string) => `${locale}/#${documentId}`,
	/** The same of a CMS whose ids are for good. */
	itemById: (locale: string, section: string, id: string) => `${locale}/${section}#${id}`,
	/** What shows an upload of the CMS, and the copies of its files. */
	upload: (name: string) => `upload/${name}`,
	/** What shows more uploads than it names. */
	uploads: "upload",
	/** Copies of a picture, in all sizes and types. */
	picture: (path: string) => `picture${path}`,
	/** A single, the footer, a taxonomy, the active sections. */
	named: (locale: string, name: string) => `${locale}/${name}`,
} as const;
