/** Cache tags. An entry carries one for each piece of content in it; a purge names some of them. */

export const EVERYTHING = "*";
/** Beside EVERYTHING where a purge has named too many items to name each. */
export const EVERY_ITEM = "*/*";

export const tags = {
	locale: (locale: string) => locale,
	/** Lists of all sections: the home page's, searches, the sitemap. */
	mixed: (locale: string) => `${locale}/mixed`,
	/** A section's lists. */
	section: (locale: string, section: string) => `${locale}/${section}`,
	/** A section's lists and items, for a purge by hand. */
	whole: (locale: string, section: string) => `${locale}/${section}/`,
	item: (locale: string, section: string, slug: string) => `${locale}/${section}/${slug}`,
	/** Reaches an item after its slug or section has changed. */
	document: (locale: string, documentId: string) => `${locale}/#${documentId}`,
	/** The same for a CMS with permanent numeric ids. */
	itemById: (locale: string, section: string, id: string) => `${locale}/${section}#${id}`,
	/** Content that shows a CMS upload, and the copies of its files. */
	upload: (name: string) => `upload/${name}`,
	/** Content with too many uploads to tag each. */
	uploads: "upload",
	/** All sizes and types of a picture. */
	picture: (path: string) => `picture${path}`,
	/** A single, the footer, a taxonomy or the active collections. */
	named: (locale: string, name: string) => `${locale}/${name}`,
} as const;
