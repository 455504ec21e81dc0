/** The content types of docs/strapi.md as one table. schemas.js writes Strapi's files from it. */

const SHORT = { type: "string" };
const LONG = { type: "text" };
const RICH = { type: "richtext" };
const YES_NO = { type: "boolean", default: false };
const WHEN = { type: "datetime" };
const media = (...allowedTypes) => ({ type: "media", multiple: false, allowedTypes });
const one = (component) => ({ type: "component", component, repeatable: false });
const many = (component) => ({ type: "component", component, repeatable: true });

const COMPONENTS = {
	"shared.name": { name: { ...SHORT, required: true } },
	"shared.source": { label: { ...SHORT, required: true }, url: SHORT },
	"shared.link": { label: { ...SHORT, required: true }, url: SHORT },
	"media.captions": { file: media("files", "videos"), locale: SHORT, label: SHORT },
	"webinar.webinar": {
		webinargeek_id: SHORT,
		starts_at: WHEN,
		ends_at: WHEN,
		timezone: SHORT,
		phase: { type: "enumeration", enum: ["upcoming", "live", "ended", "cancelled"] },
		has_recording: YES_NO,
		speakers: many("shared.name"),
	},
	"webinar.place": { venue: SHORT, address: LONG },
	"footer.banner": { is_visible: YES_NO, title: SHORT, cta: SHORT },
	"footer.promotion": { is_visible: YES_NO, title: SHORT, url: SHORT, cta: SHORT, image: media("images") },
};

const ITEM = {
	title: { ...SHORT, required: true },
	// Of any letters: the portal's addresses keep what editors type.
	slug: { type: "uid", targetField: "title", required: true, regex: "^[^\\s/?#]+$" },
	gate: { type: "enumeration", enum: ["public", "limited", "full"], default: "full", required: true },
	intro: LONG,
	content: RICH,
	image: media("images"),
	category: { type: "relation", relation: "manyToOne", target: "categories" },
	domains: { type: "relation", relation: "manyToMany", target: "domains" },
	published_on: WHEN,
	expires_at: WHEN,
	reviewed_at: WHEN,
	approval_code: SHORT,
	authors: many("shared.name"),
	sources: many("shared.source"),
	substances: many("shared.name"),
	tracking_products: many("shared.name"),
	tracking_key_messages: many("shared.name"),
	patient_populations: many("shared.name"),
};

const RECORDED = {
	duration: { type: "integer" },
	transcript: RICH,
	captions: many("media.captions"),
	poster: media("images"),
};

const TAXONOMY = { name: { ...SHORT, required: true }, slug: { type: "uid", targetField: "name" } };

const SINGLE = {
	title: { ...SHORT, required: true },
	intro: LONG,
	content: RICH,
	image: media("images"),
	approval_code: SHORT,
};

/** By the plural, which is the name in addresses. Strapi wants a singular that differs. */
const COLLECTIONS = {
	news: { singular: "news-item", attributes: ITEM },
	materials: { singular: "material", attributes: { ...ITEM, file: media("files") } },
	podcasts: { singular: "podcast", attributes: { ...ITEM, ...RECORDED, audio: media("audios") } },
	webcasts: { singular: "webcast", attributes: { ...ITEM, ...RECORDED, video: media("videos") } },
	webinars: {
		singular: "webinar",
		attributes: { ...ITEM, webinar: one("webinar.webinar"), on_site: one("webinar.place") },
	},
	domains: { singular: "domain", attributes: TAXONOMY, isAlwaysPublished: true },
	categories: { singular: "category", attributes: TAXONOMY, isAlwaysPublished: true },
};

const SECTIONS = ["news", "e_learnings", "webinars", "materials", "podcasts", "webcasts"];

const SINGLES = {
	home: { attributes: SINGLE },
	// One page has Blocks, so that both of Strapi's editors can be tried.
	about: { attributes: { ...SINGLE, content: { type: "blocks" } } },
	"data-protection": { attributes: SINGLE },
	disclaimer: { attributes: SINGLE },
	imprint: { attributes: SINGLE },
	"information-notice": { attributes: SINGLE },
	privacy: { attributes: SINGLE },
	happy: { attributes: SINGLE },
	negative: { attributes: SINGLE },
	neutral: { attributes: SINGLE },
	footer: {
		attributes: {
			legal_mention: LONG,
			menu: many("shared.link"),
			banner: one("footer.banner"),
			promotional_content: one("footer.promotion"),
		},
	},
	"active-collection": {
		attributes: Object.fromEntries(SECTIONS.map((name) => [name, { type: "boolean", default: true }])),
		isAlwaysPublished: true,
	},
};

/** Strapi's names of all types: `api::news-item.news-item`. */
const singularOf = (type) => COLLECTIONS[type]?.singular ?? type;
const uidOf = (type) => `api::${singularOf(type)}.${singularOf(type)}`;

module.exports = { COLLECTIONS, COMPONENTS, SINGLES, singularOf, uidOf };
