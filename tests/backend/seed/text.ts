import type { CategoryKey, CourseKey, DomainKey, ItemKey, SingleName } from "./catalogue.ts";

/** The words of one content item in one locale. HTML where the comment says so, plain text elsewhere. */
export interface ItemText {
	title: string;
	/** One or two sentences, plain text, 120 to 220 characters. */
	intro: string;
	/** HTML: p, h2, h3, ul, ol, table, blockquote, strong, em, a. Never the title again. */
	content: string;
	/** Podcasts only: HTML paragraphs, `<p><strong>Speaker:</strong> ...</p>`. */
	transcript?: string;
	/** Webcasts only: six to eight caption lines of about three seconds each. */
	captions?: string[];
	/** Webinars only: names with titles, as the language writes them. */
	speakers?: string[];
	/** On-site webinars only. */
	venue?: { venue: string; address: string };
	/** Alternative text of the picture: what an abstract illustration of the subject would show, a short phrase. */
	alt?: string;
}

interface CourseText {
	name: string;
	/** HTML, two or three paragraphs with what the learner will be able to do. */
	description: string;
	/** One name a unit; as many as the catalogue says. */
	units: string[];
}

interface SingleText {
	title: string;
	/** Plain text, one or two sentences. */
	intro: string;
	/** HTML. */
	content: string;
}

interface FooterText {
	/** `url` absent: plain text. `mailto:` and absolute urls open elsewhere, others are paths such as `Privacy`. */
	menu: { label: string; url?: string }[];
	legal_mention: string;
	banner: { is_visible: boolean; title: string; cta: string };
	promotional_content: { is_visible: boolean; title: string; url: string; cta: string };
}

export interface LocaleText {
	/** Pictures' alternative texts, product strap lines and the like come from here: all of one locale's words. */
	domains: Record<DomainKey, string>;
	categories: Record<CategoryKey, string>;
	/** Names of tracking key messages and patient populations are not translated: they stand in the seed. */
	items: Partial<Record<ItemKey, ItemText>>;
	courses: Record<CourseKey, CourseText>;
	/** Only Türkiye has an information notice. */
	singles: Record<Exclude<SingleName, "information-notice">, SingleText> & Partial<Record<SingleName, SingleText>>;
	footer: FooterText;
}
