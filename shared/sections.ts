/** The section table: what the portal offers, in the order of the main navigation. */
export const SECTIONS = ["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts"] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: string): value is Section => (SECTIONS as readonly string[]).includes(value);

interface SectionFacts {
	/** Who has its items: the CMS, or the provider of courses, which knows neither levels nor filters nor locales. */
	readonly source: "cms" | "courses";
	/** By what its list is ordered: the date of publication, or when its events take place. */
	readonly order: "publication" | "event";
	/** schema.org's type: worker/render/json-ld.ts. */
	readonly type: SchemaType;
	/** Whether its items are texts above all, which may be left half-way: client/browser/library/reading.ts. */
	readonly isRead: boolean;
}

export type SchemaType =
	| "NewsArticle"
	| "Course"
	| "EducationEvent"
	| "DigitalDocument"
	| "PodcastEpisode"
	| "VideoObject";

/** In what one section differs from another. Apart from the list, which alone is part of the script of every page. */
export const SECTION_FACTS: Readonly<Record<Section, SectionFacts>> = {
	news: { source: "cms", order: "publication", type: "NewsArticle", isRead: true },
	"e-learnings": { source: "courses", order: "publication", type: "Course", isRead: false },
	webinars: { source: "cms", order: "event", type: "EducationEvent", isRead: false },
	materials: { source: "cms", order: "publication", type: "DigitalDocument", isRead: true },
	podcasts: { source: "cms", order: "publication", type: "PodcastEpisode", isRead: false },
	webcasts: { source: "cms", order: "publication", type: "VideoObject", isRead: false },
};
