import { slugify } from "../../fold.ts";
import type { WorldItem } from "./item.ts";
import { inLanguage, wordsOf } from "./words.ts";

/** What editors have not published yet. A draft over a published item has its key, and by it the same documentId. */

/** An item as published, and as its editors have changed it since. */
const RECOMMENDATION: WorldItem = {
	key: "world-revised",
	type: "news",
	text: (locale) => ({
		title: inLanguage(locale, {
			nl: "Internationale aanbeveling over dosering",
			fr: "Recommandation internationale sur la posologie",
			de: "Internationale Empfehlung zur Dosierung",
			tr: "Dozaj için uluslararası öneri",
			en: "International recommendation on dosing",
		}),
	}),
	fields: () => ({ approval_code: "INT-2210-07" }),
};

export const PUBLISHED: readonly WorldItem[] = [RECOMMENDATION];

interface Draft extends WorldItem {
	state: "draft" | "changed";
}

const drawing = (key: string, alternativeText: string) => ({
	id: 1,
	url: `/uploads/general-${key}.1200x900.svg`,
	alternativeText,
	width: 1200,
	height: 900,
	formats: null,
});

export const DRAFTS: readonly Draft[] = [
	{
		...RECOMMENDATION,
		state: "changed",
		slug: (locale) => slugify(RECOMMENDATION.text(locale).title),
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Internationale aanbeveling over dosering, herziene versie",
				fr: "Recommandation internationale sur la posologie, version révisée",
				de: "Internationale Empfehlung zur Dosierung, überarbeitete Fassung",
				tr: "Dozaj için uluslararası öneri, gözden geçirilmiş sürüm",
				en: "International recommendation on dosing, revised version",
			}),
		}),
		fields: () => ({ approval_code: "INT-2611-02" }),
	},
	{
		key: "world-draft-news",
		state: "draft",
		type: "news",
		domains: ["cardiology"],
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Nog niet verschenen: thuismeting van de bloeddruk",
				fr: "À paraître : l’automesure de la tension à domicile",
				de: "Noch nicht erschienen: Blutdruckmessung zu Hause",
				tr: "Henüz yayımlanmadı: evde kan basıncı ölçümü",
				en: "Not out yet: measuring blood pressure at home",
			}),
			content: `<p>${wordsOf(locale).paragraph}</p><figure><img src="/uploads/general-world-draft-figure.1200x600.svg" alt="${wordsOf(locale).picture}" width="1200" height="600"></figure>`,
		}),
		fields: ({ locale }) => ({
			approval_code: "INT-2611-05",
			image: drawing("world-draft-news", wordsOf(locale).picture),
		}),
	},
	{
		key: "world-draft-material",
		state: "draft",
		type: "materials",
		level: "full",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Concept van een doseringstabel",
				fr: "Projet de tableau de posologie",
				de: "Entwurf einer Dosierungstabelle",
				tr: "Dozaj tablosu taslağı",
				en: "Draft of a dosing table",
			}),
			content: `<p>${wordsOf(locale).paragraph}</p>`,
		}),
		fields: ({ locale }) => ({
			file: {
				url: `/uploads/files/mat-hf-checklist.${locale}.pdf`,
				name: "draft.pdf",
				ext: ".pdf",
				size: 4,
				mime: "application/pdf",
			},
		}),
	},
	{
		key: "world-draft-podcast",
		state: "draft",
		type: "podcasts",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Proefaflevering: een gesprek over thuismeting",
				fr: "Épisode pilote : un entretien sur l’automesure",
				de: "Pilotfolge: ein Gespräch über die Selbstmessung",
				tr: "Deneme bölümü: evde ölçüm üzerine bir söyleşi",
				en: "Pilot episode: a talk on measuring at home",
			}),
		}),
		fields: () => ({ audio: { url: "/uploads/audio/pod-first-injection.wav", mime: "audio/wav", duration: 60 } }),
	},
];
