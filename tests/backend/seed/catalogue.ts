/**
 * The language-neutral facts of the seeded content: what exists, for whom, since when. The words stand in `texts/`,
 * one file a locale, under the same keys.
 */

export const LOCALES = ["nl-BE", "fr-BE", "de-CH", "fr-CH", "tr-TR", "en-IE"] as const;
export type Locale = (typeof LOCALES)[number];

type Level = "none" | "limited" | "full";
type ContentType = "news" | "materials" | "podcasts" | "webcasts" | "webinars";

/** Therapeutic areas, in the order the filters show them. Ids are what `domains.id` selects. */
export const DOMAINS = [
	{ id: 1, key: "cardiology" },
	{ id: 2, key: "respiratory" },
	{ id: 3, key: "diabetes" },
	{ id: 4, key: "immunology" },
	{ id: 5, key: "oncology" },
] as const;
export type DomainKey = (typeof DOMAINS)[number]["key"];

export const CATEGORIES = [
	{ id: 11, key: "guidelines" },
	{ id: 12, key: "evidence" },
	{ id: 13, key: "practice" },
	{ id: 14, key: "safety" },
	{ id: 15, key: "patients" },
	{ id: 16, key: "portal" },
	// Content as the world is (world/items.ts).
	{ id: 17, key: "world" },
] as const;
export type CategoryKey = (typeof CATEGORIES)[number]["key"];

const PRODUCTS = ["CARDOVEX", "RESPILAIR", "GLUCELIA", "IMMURELIN", "ONCAVERA"] as const;
type Product = (typeof PRODUCTS)[number];

/** Their active substances in English, French and Turkish. */
const SUBSTANCES: Readonly<Record<Product, readonly [english: string, french: string, turkish: string]>> = {
	CARDOVEX: ["velocardin", "velocardine", "velokardin"],
	RESPILAIR: ["brevaterol", "brévatérol", "brevaterol"],
	GLUCELIA: ["sorigluptin", "sorigluptine", "sorigluptin"],
	IMMURELIN: ["remilizumab", "rémilizumab", "remilizumab"],
	ONCAVERA: ["talaraciclib", "talaraciclib", "talarasiklib"],
};

export function substanceOf(product: Product, locale: Locale): string {
	const [english, french, turkish] = SUBSTANCES[product];
	if (locale.startsWith("fr-")) return french;
	if (locale.startsWith("tr-")) return turkish;
	if (locale.startsWith("nl-")) return english.replace(/in$/, "ine");
	return locale.startsWith("de-") ? english.charAt(0).toUpperCase() + english.slice(1) : english;
}

/** Days from the day of seeding at local hour, minutes long. */
interface WebinarPlan {
	inDays: number;
	hour: number;
	minutes: number;
	onSite: boolean;
	/** A live one began a moment ago whenever it is asked for: day and hour do not count. */
	special?: "live" | "cancelled" | "full";
	/** There is a recording once it is over. */
	replay?: boolean;
}

export interface CatalogueItem {
	key: ItemKey;
	type: ContentType;
	/** Lowest access level that may read the item; `none` is public. */
	level: Level;
	category: CategoryKey | null;
	domains: DomainKey[];
	product?: Product;
	/** Days before the day of seeding; a webinar's publication too. */
	publishedDaysAgo: number;
	image: boolean;
	/** Where the picture has pixels (files/photos.ts); absent: it is drawn by lines. */
	photo?: { ext: "jpg" | "png"; width: number; hasFormats: boolean };
	/** Whether a picture stands inside the text too. */
	figure?: boolean;
	/** Locales in which the item does not exist; absent: it exists in all six. */
	missingIn?: Locale[];
	/** Days from the day of seeding until the item expires; negative: already expired. */
	expiresInDays?: number;
	/** Approval code without its country prefix, as promotional material carries it. */
	approval?: string;
	/** Materials only. Size in kB. */
	file?: { ext: "pdf" | "pptx"; size: number };
	/** Podcasts and webcasts. Seconds. */
	duration?: number;
	webinar?: WebinarPlan;
}

const item = <K extends string>(key: K, facts: Omit<CatalogueItem, "key" | "type">, type: ContentType) => ({
	key,
	type,
	...facts,
});

const news = <K extends string>(key: K, facts: Omit<CatalogueItem, "key" | "type">) => item(key, facts, "news");
const material = <K extends string>(key: K, facts: Omit<CatalogueItem, "key" | "type">) =>
	item(key, facts, "materials");
const podcast = <K extends string>(key: K, facts: Omit<CatalogueItem, "key" | "type">) => item(key, facts, "podcasts");
const webcast = <K extends string>(key: K, facts: Omit<CatalogueItem, "key" | "type">) => item(key, facts, "webcasts");
const webinar = <K extends string>(key: K, facts: Omit<CatalogueItem, "key" | "type">) => item(key, facts, "webinars");

const rows = [
	// biome-ignore format: one row an item reads best as a table
	news("news-hf-guideline", { level: "none", category: "guidelines", domains: ["cardiology"], publishedDaysAgo: 2, image: true, photo: { ext: "jpg", width: 6000, hasFormats: true } }),
	news("news-cardovex-phase3", {
		level: "full",
		category: "evidence",
		domains: ["cardiology"],
		product: "CARDOVEX",
		publishedDaysAgo: 5,
		image: true,
		approval: "CDX-2026-014",
	}),
	news("news-winter-respiratory", {
		level: "none",
		category: "practice",
		domains: ["respiratory"],
		publishedDaysAgo: 8,
		image: true,
	}),
	news("news-glucelia-renal", {
		level: "full",
		category: "safety",
		domains: ["diabetes"],
		product: "GLUCELIA",
		publishedDaysAgo: 11,
		image: true,
		approval: "GLU-2026-031",
	}),
	news("news-portal-learning", {
		level: "none",
		category: "portal",
		domains: [],
		publishedDaysAgo: 14,
		image: true,
		photo: { ext: "png", width: 1600, hasFormats: false },
	}),
	news("news-long-title", {
		level: "none",
		category: "evidence",
		domains: ["respiratory", "immunology"],
		publishedDaysAgo: 17,
		image: true,
	}),
	news("news-inhaler-technique", {
		level: "limited",
		category: "practice",
		domains: ["respiratory"],
		product: "RESPILAIR",
		publishedDaysAgo: 21,
		image: true,
		approval: "RSP-2026-008",
	}),
	news("news-cgm-primary-care", {
		level: "none",
		category: "practice",
		domains: ["diabetes"],
		publishedDaysAgo: 26,
		image: true,
	}),
	news("news-biosimilar-switch", {
		level: "full",
		category: "evidence",
		domains: ["immunology"],
		product: "IMMURELIN",
		publishedDaysAgo: 33,
		image: true,
		approval: "IMM-2026-005",
	}),
	news("news-congress-report", {
		level: "none",
		category: "evidence",
		domains: ["cardiology", "diabetes"],
		publishedDaysAgo: 40,
		image: false,
	}),
	news("news-adherence-apps", {
		level: "none",
		category: null,
		domains: ["diabetes", "cardiology"],
		publishedDaysAgo: 47,
		image: true,
	}),
	news("news-expired-campaign", {
		level: "none",
		category: "portal",
		domains: ["respiratory"],
		publishedDaysAgo: 300,
		image: true,
		expiresInDays: -30,
	}),
	news("news-local-network", {
		level: "none",
		category: "practice",
		domains: ["oncology"],
		publishedDaysAgo: 54,
		image: true,
		missingIn: ["fr-BE", "fr-CH"],
	}),
	news("news-adverse-events", { level: "none", category: "safety", domains: [], publishedDaysAgo: 61, image: true }),

	material("mat-hf-checklist", {
		level: "none",
		category: "practice",
		domains: ["cardiology"],
		publishedDaysAgo: 4,
		image: true,
		file: { ext: "pdf", size: 412 },
	}),
	material("mat-cardovex-titration", {
		level: "full",
		category: "practice",
		domains: ["cardiology"],
		product: "CARDOVEX",
		publishedDaysAgo: 9,
		image: true,
		figure: true,
		approval: "CDX-2026-017",
		file: { ext: "pdf", size: 688 },
	}),
	material("mat-inhaler-leaflet", {
		level: "none",
		category: "patients",
		domains: ["respiratory"],
		publishedDaysAgo: 15,
		image: true,
		file: { ext: "pdf", size: 1240 },
	}),
	material("mat-foot-exam", {
		level: "none",
		category: "practice",
		domains: ["diabetes"],
		publishedDaysAgo: 19,
		image: true,
		file: { ext: "pdf", size: 356 },
	}),
	material("mat-glucelia-dosing", {
		level: "full",
		category: "practice",
		domains: ["diabetes"],
		product: "GLUCELIA",
		publishedDaysAgo: 24,
		image: true,
		approval: "GLU-2026-022",
		file: { ext: "pdf", size: 530 },
	}),
	material("mat-ra-score-card", {
		level: "limited",
		category: "guidelines",
		domains: ["immunology"],
		publishedDaysAgo: 29,
		image: true,
		file: { ext: "pdf", size: 298 },
	}),
	material("mat-immurelin-monitoring", {
		level: "full",
		category: "safety",
		domains: ["immunology"],
		product: "IMMURELIN",
		publishedDaysAgo: 36,
		image: true,
		approval: "IMM-2026-011",
		file: { ext: "pdf", size: 474 },
	}),
	material("mat-copd-slides", {
		level: "limited",
		category: "evidence",
		domains: ["respiratory"],
		product: "RESPILAIR",
		publishedDaysAgo: 44,
		image: true,
		approval: "RSP-2026-003",
		file: { ext: "pptx", size: 5820 },
	}),
	material("mat-nausea-guide", {
		level: "none",
		category: "patients",
		domains: ["oncology"],
		publishedDaysAgo: 58,
		image: false,
		file: { ext: "pdf", size: 890 },
	}),
	material("mat-shared-decision", {
		level: "none",
		category: "patients",
		domains: ["oncology", "immunology"],
		publishedDaysAgo: 66,
		image: true,
		file: { ext: "pdf", size: 765 },
	}),

	podcast("pod-breathless-patient", {
		level: "none",
		category: "practice",
		domains: ["cardiology", "respiratory"],
		publishedDaysAgo: 3,
		image: true,
		duration: 95,
	}),
	podcast("pod-difficult-asthma", {
		level: "none",
		category: "practice",
		domains: ["respiratory"],
		publishedDaysAgo: 18,
		image: true,
		duration: 120,
	}),
	podcast("pod-first-injection", {
		level: "none",
		category: "patients",
		domains: ["diabetes"],
		publishedDaysAgo: 32,
		image: true,
		duration: 110,
	}),
	podcast("pod-cardovex-practice", {
		level: "full",
		category: "evidence",
		domains: ["cardiology"],
		product: "CARDOVEX",
		publishedDaysAgo: 45,
		image: true,
		approval: "CDX-2026-009",
		duration: 130,
	}),
	podcast("pod-fatigue-cancer", {
		level: "none",
		category: "patients",
		domains: ["oncology"],
		publishedDaysAgo: 59,
		image: false,
		duration: 100,
	}),
	podcast("pod-biologics-pregnancy", {
		level: "limited",
		category: "safety",
		domains: ["immunology"],
		publishedDaysAgo: 72,
		image: true,
		duration: 140,
	}),

	webcast("cast-spirometry", {
		level: "none",
		category: "practice",
		domains: ["respiratory"],
		publishedDaysAgo: 6,
		image: true,
		duration: 24,
	}),
	webcast("cast-echo-basics", {
		level: "none",
		category: "practice",
		domains: ["cardiology"],
		publishedDaysAgo: 22,
		image: true,
		duration: 24,
	}),
	webcast("cast-oncavera-mechanism", {
		level: "full",
		category: "evidence",
		domains: ["oncology"],
		product: "ONCAVERA",
		publishedDaysAgo: 30,
		image: true,
		approval: "ONC-2026-004",
		duration: 24,
	}),
	webcast("cast-joint-ultrasound", {
		level: "none",
		category: "practice",
		domains: ["immunology"],
		publishedDaysAgo: 49,
		image: true,
		duration: 24,
	}),
	webcast("cast-glucelia-cases", {
		level: "limited",
		category: "evidence",
		domains: ["diabetes"],
		product: "GLUCELIA",
		publishedDaysAgo: 63,
		image: true,
		approval: "GLU-2026-006",
		duration: 24,
	}),
	webcast("cast-motivational", {
		level: "none",
		category: "patients",
		domains: ["diabetes", "cardiology"],
		publishedDaysAgo: 80,
		image: true,
		duration: 24,
	}),

	webinar("web-hf-primary-care", {
		level: "none",
		category: "guidelines",
		domains: ["cardiology"],
		publishedDaysAgo: 1,
		image: true,
		webinar: { inDays: 12, hour: 19, minutes: 60, onSite: false },
	}),
	webinar("web-copd-evening", {
		level: "none",
		category: "practice",
		domains: ["respiratory"],
		publishedDaysAgo: 7,
		image: true,
		webinar: { inDays: 26, hour: 18, minutes: 120, onSite: true },
	}),
	webinar("web-oncavera-experts", {
		level: "full",
		category: "evidence",
		domains: ["oncology"],
		product: "ONCAVERA",
		publishedDaysAgo: 13,
		image: true,
		approval: "ONC-2026-010",
		webinar: { inDays: 33, hour: 20, minutes: 75, onSite: false },
	}),
	webinar("web-diabetes-kidney", {
		level: "none",
		category: "evidence",
		domains: ["diabetes"],
		publishedDaysAgo: 20,
		image: true,
		webinar: { inDays: 47, hour: 19, minutes: 60, onSite: false },
	}),
	webinar("web-ra-early", {
		level: "none",
		category: "guidelines",
		domains: ["immunology"],
		publishedDaysAgo: 55,
		image: true,
		webinar: { inDays: -9, hour: 19, minutes: 60, onSite: false, replay: true },
	}),
	webinar("web-immurelin-safety", {
		level: "limited",
		category: "safety",
		domains: ["immunology"],
		product: "IMMURELIN",
		publishedDaysAgo: 90,
		image: false,
		webinar: { inDays: -40, hour: 18, minutes: 45, onSite: false },
	}),
	webinar("web-sleep-apnoea", {
		level: "none",
		category: "practice",
		domains: ["respiratory"],
		publishedDaysAgo: 16,
		image: true,
		webinar: { inDays: 0, hour: 12, minutes: 120, onSite: false, special: "live" },
	}),
	webinar("web-skin-lesions", {
		level: "none",
		category: "practice",
		domains: ["oncology"],
		publishedDaysAgo: 23,
		image: true,
		webinar: { inDays: 19, hour: 19, minutes: 60, onSite: false, special: "full" },
	}),
	webinar("web-gestational-diabetes", {
		level: "none",
		category: "patients",
		domains: ["diabetes"],
		publishedDaysAgo: 38,
		image: true,
		webinar: { inDays: 22, hour: 18, minutes: 45, onSite: false, special: "cancelled" },
	}),
] as const;

export type ItemKey = (typeof rows)[number]["key"];
export const ITEMS: readonly CatalogueItem[] = rows as unknown as readonly CatalogueItem[];

/** E-learnings, the same five in every country, each in the language asked for. */
export const COURSES = [
	{ id: "101", key: "course-hf", units: 6, minutes: 45, certificate: true, image: true },
	{ id: "102", key: "course-inhalers", units: 4, minutes: 30, certificate: true, image: true },
	{ id: "103", key: "course-glucelia", units: 5, minutes: 40, certificate: true, image: true },
	{ id: "104", key: "course-ra", units: 7, minutes: 60, certificate: false, image: true },
	{ id: "105", key: "course-communication", units: 3, minutes: 25, certificate: false, image: false },
] as const;
/** Courses that take nobody in. */
export const CLOSED_COURSES: readonly string[] = ["104"];
export type CourseKey = (typeof COURSES)[number]["key"];

export const SINGLES = [
	"home",
	"about",
	"data-protection",
	"disclaimer",
	"imprint",
	"information-notice",
	"privacy",
	"happy",
	"negative",
	"neutral",
] as const;
export type SingleName = (typeof SINGLES)[number];
