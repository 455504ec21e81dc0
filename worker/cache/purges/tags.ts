/** Cache tags. An entry carries one for each piece of its content; a purge names some. */

export const EVERYTHING = "*";
/** Beside EVERYTHING, after a purge of too many items to name each. */
export const EVERY_ITEM = "*/*";

export const tags = {
	locale: (locale: string) => locale,
	/** Lists over all sections: home page, searches, sitemap. */
	mixed: (locale: string) => `${locale}/mixed`,
	section: (locale: string, section: string) => `${locale}/${section}`,
	whole: (locale: string, section: string) => `${locale}/${section}/`,
	item: (locale: string, section: string, slug: string) => `${locale}/${section}/${slug}`,
	/** Matches an item after its slug or section has changed. */
	document: (locale: string, documentId: string) => `${locale}/#${documentId}`,
	/** An item in all locales: its page names the addresses of its translations. */
	translations: (documentId: string) => `#${documentId}`,
	/** For a CMS with permanent numeric ids. */
	itemById: (locale: string, section: string, id: string) => `${locale}/${section}#${id}`,
	/** Content with the CMS upload, and copies of its files. */
	upload: (name: string) => `upload/${name}`,
	/** Content with too many uploads for a tag each. */
	uploads: "upload",
	picture: (path: string) => `picture${path}`,
	/** A single, footer, taxonomy or active collections. */
	named: (locale: string, name: string) => `${locale}/${name}`,
} as const;
