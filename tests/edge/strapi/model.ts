/** The content types of docs/strapi.md, as the double has them. */

/** Of an attribute: `null` for what Strapi stores in the entry itself, else what `populate` brings. */
export interface Attributes {
	readonly [name: string]: null | "media" | Attributes;
}

const NAMES: Attributes = { name: null };
const TAXONOMY: Attributes = { documentId: null, name: null, slug: null };

const ENTRY: Attributes = {
	id: null,
	documentId: null,
	locale: null,
	createdAt: null,
	updatedAt: null,
	publishedAt: null,
};

const ITEM: Attributes = {
	...ENTRY,
	title: null,
	slug: null,
	gate: null,
	intro: null,
	content: null,
	published_on: null,
	expires_at: null,
	reviewed_at: null,
	approval_code: null,
	category: TAXONOMY,
	domains: TAXONOMY,
	localizations: {
		documentId: null,
		slug: null,
		locale: null,
		publishedAt: null,
		published_on: null,
		expires_at: null,
	},
	image: "media",
	authors: NAMES,
	sources: { label: null, url: null },
	substances: NAMES,
	tracking_products: NAMES,
	tracking_key_messages: NAMES,
	patient_populations: NAMES,
};

const RECORDED: Attributes = {
	poster: "media",
	duration: null,
	transcript: null,
	captions: { locale: null, label: null, file: "media" },
};

const SINGLE: Attributes = { ...ENTRY, title: null, intro: null, content: null, image: "media", approval_code: null };

export const COLLECTIONS: Readonly<Record<string, Attributes>> = {
	news: ITEM,
	materials: { ...ITEM, file: "media" },
	podcasts: { ...ITEM, ...RECORDED, audio: "media" },
	webcasts: { ...ITEM, ...RECORDED, video: "media" },
	webinars: {
		...ITEM,
		webinar: {
			webinargeek_id: null,
			starts_at: null,
			ends_at: null,
			timezone: null,
			phase: null,
			has_recording: null,
			speakers: NAMES,
		},
		on_site: { venue: null, address: null },
	},
	domains: { ...ENTRY, ...TAXONOMY },
	categories: { ...ENTRY, ...TAXONOMY },
};

const SECTIONS = ["news", "e_learnings", "webinars", "materials", "podcasts", "webcasts"];

export const SINGLES: Readonly<Record<string, Attributes>> = {
	...Object.fromEntries(
		["home", "about", "data-protection", "disclaimer", "imprint", "information-notice", "privacy"].map((name) => [
			name,
			SINGLE,
		]),
	),
	footer: {
		...ENTRY,
		legal_mention: null,
		menu: { label: null, url: null },
		banner: { is_visible: null, title: null, cta: null },
		promotional_content: { is_visible: null, title: null, url: null, cta: null, image: "media" },
	},
	"active-collection": { ...ENTRY, ...Object.fromEntries(SECTIONS.map((section) => [section, null])) },
};
