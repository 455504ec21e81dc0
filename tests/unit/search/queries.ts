import type { CatalogueItem, COURSES, Locale } from "../../backend/seed/catalogue.ts";

/**
 * What doctors type, and the item that they mean, by its key in the seeded content. The queries were written from that
 * content before anybody looked at the ranking: a query that fails is a finding, and is not to be exchanged for another.
 */

type Kind = "typo" | "abbreviation" | "substance" | "compound" | "dotless" | "nfd" | "words";
export type Query = readonly [
	kind: Kind,
	term: string,
	expected: CatalogueItem["key"] | (typeof COURSES)[number]["key"],
];

/** As some keyboards and copied texts have it: letters and their marks apart. */
const nfd = (term: string): string => term.normalize("NFD");

export const QUERIES: Readonly<Partial<Record<Locale, readonly Query[]>>> = {
	"en-IE": [
		["substance", "velocardin", "mat-cardovex-titration"],
		["substance", "sorigluptin renal", "news-glucelia-renal"],
		["substance", "talaraciclb", "cast-oncavera-mechanism"],
		["abbreviation", "HF guideline", "news-hf-guideline"],
		["abbreviation", "HF", "course-hf"],
		["abbreviation", "RA score", "mat-ra-score-card"],
		["abbreviation", "CGM", "news-cgm-primary-care"],
		["words", "cardovex dosing", "mat-cardovex-titration"],
		["words", "inhaler leaflet", "mat-inhaler-leaflet"],
		["words", "diabetic foot", "mat-foot-exam"],
		["words", "biologics pregnancy", "pod-biologics-pregnancy"],
		["typo", "spyrometry", "cast-spirometry"],
		["typo", "adherance apps", "news-adherence-apps"],
		["nfd", nfd("gestational diabétes"), "web-gestational-diabetes"],
	],
	"de-CH": [
		["substance", "Velocardin", "mat-cardovex-titration"],
		["substance", "Brevaterol", "news-inhaler-technique"],
		["abbreviation", "HI Leitlinie", "news-hf-guideline"],
		["abbreviation", "HF", "course-hf"],
		["compound", "Nierenfunktion", "news-glucelia-renal"],
		["compound", "Nachsorge Krebs", "news-local-network"],
		["compound", "Ultraschall Gelenk", "cast-joint-ultrasound"],
		["compound", "Diabetes Schwangerschaft", "web-gestational-diabetes"],
		["typo", "frühe Artritis", "web-ra-early"],
		["typo", "Muttermahle", "web-skin-lesions"],
		["words", "Dosierung Cardovex", "mat-cardovex-titration"],
		["words", "diabetischer Fuss", "mat-foot-exam"],
		["words", "atemn", "pod-breathless-patient"],
		["nfd", nfd("Übelkeit"), "mat-nausea-guide"],
	],
	"nl-BE": [
		["substance", "velocardine", "mat-cardovex-titration"],
		["substance", "remilizumab", "mat-immurelin-monitoring"],
		["abbreviation", "HF", "course-hf"],
		["abbreviation", "RA", "web-ra-early"],
		["compound", "slaap apneu", "web-sleep-apnoea"],
		["compound", "echografie hart", "cast-echo-basics"],
		["compound", "zwangerschap diabetes", "web-gestational-diabetes"],
		["compound", "voetonderzoek diabetes", "mat-foot-exam"],
		["typo", "hartfalne richtlijn", "news-hf-guideline"],
		["typo", "moedervleken", "web-skin-lesions"],
		["words", "titratie", "mat-cardovex-titration"],
		["words", "bijwerkingen melden", "news-adverse-events"],
		["nfd", nfd("patiënten misselijk"), "mat-nausea-guide"],
	],
	"fr-BE": [
		["substance", "velocardine", "mat-cardovex-titration"],
		["substance", "talaraciclib", "cast-oncavera-mechanism"],
		["abbreviation", "IC", "course-hf"],
		["abbreviation", "HF recommandation", "news-hf-guideline"],
		["abbreviation", "BPCO", "web-copd-evening"],
		["abbreviation", "SAOS", "web-sleep-apnoea"],
		["typo", "insufisance cardiac", "course-hf"],
		["typo", "gestationel", "web-gestational-diabetes"],
		["typo", "posolgie glucelia", "mat-glucelia-dosing"],
		["words", "pied diabetique", "mat-foot-exam"],
		["words", "nausees", "mat-nausea-guide"],
		["words", "effets indesirables", "news-adverse-events"],
		["nfd", nfd("échographie"), "cast-joint-ultrasound"],
	],
	"fr-CH": [
		["substance", "sorigluptine", "mat-glucelia-dosing"],
		["substance", "remilizumab surveillance", "mat-immurelin-monitoring"],
		["abbreviation", "IC consultation", "mat-hf-checklist"],
		["abbreviation", "PR score", "mat-ra-score-card"],
		["abbreviation", "MCG", "news-cgm-primary-care"],
		["typo", "spiromètrie", "cast-spirometry"],
		["typo", "échocardiografie", "cast-echo-basics"],
		["typo", "respilaire technique", "news-inhaler-technique"],
		["typo", "motivationel", "cast-motivational"],
		["words", "coeur poumon", "pod-breathless-patient"],
		["words", "cardovex dosage", "mat-cardovex-titration"],
		["words", "grain de beauté", "web-skin-lesions"],
		["nfd", nfd("diabète et rein"), "web-diabetes-kidney"],
	],
	"tr-TR": [
		["substance", "velokardin", "mat-cardovex-titration"],
		["substance", "talarasiklib", "cast-oncavera-mechanism"],
		["abbreviation", "KY kılavuz", "news-hf-guideline"],
		["abbreviation", "HF", "course-hf"],
		["abbreviation", "KOAH", "web-copd-evening"],
		["dotless", "SPIROMETRI", "cast-spirometry"],
		["dotless", "IZLEM PLANI", "mat-immurelin-monitoring"],
		["dotless", "supheli benler", "web-skin-lesions"],
		["dotless", "KALP YETERSIZLIGI KILAVUZU", "news-hf-guideline"],
		["typo", "gebelik diyabti", "web-gestational-diabetes"],
		["words", "inhaler broşür", "mat-inhaler-leaflet"],
		["words", "uyku apne", "web-sleep-apnoea"],
		["nfd", nfd("böbrek işlevi"), "news-glucelia-renal"],
	],
};
