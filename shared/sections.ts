export const SECTIONS = ["news", "e-learnings", "webinars", "materials", "podcasts", "webcasts"] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: string): value is Section => (SECTIONS as readonly string[]).includes(value);

/** The section of a name, also as editors and databases write it: `News`, `e_learnings`. */
export function sectionNamed(value: unknown): Section | null {
	const name = typeof value === "string" ? value.trim().toLowerCase().replaceAll("_", "-") : "";
	return isSection(name) ? name : null;
}

interface SectionFacts {
	/** The CMS, or the provider of courses, which has no levels, filters or locales. */
	readonly source: "cms" | "courses";
	readonly order: "publication" | "event";
	readonly type: SchemaType;
	/** Texts whose reading progress is stored (client/browser/library/reading.ts). */
	readonly isRead: boolean;
}

export type SchemaType =
	| "NewsArticle"
	| "Course"
	| "EducationEvent"
	| "DigitalDocument"
	| "PodcastEpisode"
	| "VideoObject";

export const SECTION_FACTS: Readonly<Record<Section, SectionFacts>> = {
	news: { source: "cms", order: "publication", type: "NewsArticle", isRead: true },
	"e-learnings": { source: "courses", order: "publication", type: "Course", isRead: false },
	webinars: { source: "cms", order: "event", type: "EducationEvent", isRead: false },
	materials: { source: "cms", order: "publication", type: "DigitalDocument", isRead: true },
	podcasts: { source: "cms", order: "publication", type: "PodcastEpisode", isRead: false },
	webcasts: { source: "cms", order: "publication", type: "VideoObject", isRead: false },
};
