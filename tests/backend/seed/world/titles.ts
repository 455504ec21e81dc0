import type { Locale } from "../catalogue.ts";
import { imageOf } from "./image.ts";
import type { WorldItem } from "./item.ts";
import { inLanguage } from "./words.ts";

/** Titles as they are typed or pasted: as long as the field lets them be, decomposed letters, emoji; and fields left empty. */

const LONG = {
	nl: "Samenvatting van de aanbevelingen van de internationale werkgroep over de behandeling van volwassenen met jicht en nierfunctiestoornissen in de eerste lijn, met aanvullingen voor patiënten ouder dan tachtig jaar, voor zwangere vrouwen en voor wie meer dan tien geneesmiddelen gebruikt",
	fr: "Synthèse des recommandations du groupe de travail international sur la prise en charge des adultes atteints de goutte et d’une altération de la fonction rénale en médecine générale, avec des compléments pour les patients de plus de quatre-vingts ans, les femmes enceintes et les polymédiqués",
	de: "Zusammenfassung der Empfehlungen der internationalen Arbeitsgruppe zur Behandlung von Erwachsenen mit Gicht und eingeschränkter Nierenfunktion in der Hausarztpraxis, mit Ergänzungen für über Achtzigjährige, für Schwangere und für alle, die mehr als zehn Arzneimittel einnehmen",
	tr: "Uluslararası çalışma grubunun gut hastalığı ve böbrek işlev bozukluğu olan erişkinlerin birinci basamakta tedavisine ilişkin önerilerinin özeti; seksen yaşını geçmiş hastalar, gebeler ve ondan fazla ilaç kullananlar için eklerle, ayrıca izlem aralıkları ve laboratuvar eşikleri tablosuyla",
	en: "Summary of the recommendations of the international working group on the treatment of adults with gout and impaired kidney function in general practice, with additions for patients over eighty, for pregnant women and for everybody who takes more than ten medicines",
};

/** Cut where the CMS's field ends, in the middle of a word or not. */
const cutAt = (length: number, locale: Locale) => inLanguage(locale, LONG).slice(0, length);

const COMPOUND = {
	nl: "Geneesmiddelenbewakingsmeldingsformulierinvulinstructie",
	fr: "Hexakosioihexekontahexaphobie et électroencéphalographiquement",
	de: "Arzneimittelversorgungswirtschaftlichkeitsgesetzesnovellierung",
	tr: "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine",
	en: "Pneumonoultramicroscopicsilicovolcanoconiosis",
};

export const TITLES: readonly WorldItem[] = [
	{
		key: "world-title-255",
		type: "news",
		text: (locale) => ({ title: cutAt(255, locale), intro: inLanguage(locale, LONG) }),
		fields: (facts) => ({
			image: imageOf(facts, { name: "general-world-upright", ext: "svg", width: 800, height: 1200 }),
		}),
	},
	{
		key: "world-title-209",
		type: "news",
		domains: ["cardiology", "respiratory", "diabetes", "immunology", "oncology"],
		text: (locale) => ({ title: `2024: ${cutAt(203, locale)}` }),
		fields: (facts) => ({
			image: imageOf(facts, { name: "general-world-title", ext: "jpg", width: 640, height: 480 }),
		}),
	},
	// What an editor's system leaves of é and ü: a letter and a mark behind it.
	{
		key: "world-decomposed",
		type: "news",
		text: (locale) => {
			const title = inLanguage(locale, {
				nl: "Coëfficiënten, reünies en één idee: naïef of visionair?",
				fr: "Œdème aigu : l’été où l’hôpital s’est réinventé à Orléans",
				de: "Übergänge für Ärztinnen: größere Häuser, kürzere Wege",
				tr: "Göğüs ağrısı: güçlü ipuçları, şüpheli öyküler ve ılımlı çözümler",
				en: "Coöperation after the café: a naïve résumé from Dún Laoghaire",
			});
			return { title: title.normalize("NFD"), intro: title.normalize("NFD") };
		},
	},
	{
		key: "world-emoji",
		type: "news",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Wereldgezondheidsdag 2024 🌍 👩🏽‍⚕️ wat collega’s elders deden",
				fr: "Journée mondiale de la santé 2024 🌍 👩🏽‍⚕️ ce qu’ont fait les confrères",
				de: "Weltgesundheitstag 2024 🌍 👩🏽‍⚕️ was Kolleginnen anderswo taten",
				tr: "Dünya Sağlık Günü 2024 🌍 👩🏽‍⚕️ başka ülkelerdeki meslektaşlar",
				en: "World Health Day 2024 🌍 👩🏽‍⚕️ what colleagues elsewhere did",
			}),
		}),
	},
	{
		key: "world-compound",
		type: "news",
		text: (locale) => ({ title: inLanguage(locale, COMPOUND) }),
	},
	{
		key: "world-empty",
		type: "news",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Kort bericht zonder tekst",
				fr: "Brève sans texte",
				de: "Kurzmeldung ohne Text",
				tr: "Metinsiz kısa haber",
				en: "Brief item without a text",
			}),
			intro: "",
			content: "<h2></h2><p>&nbsp;</p><ul></ul><figure></figure>",
		}),
		fields: () => ({ tracking_products: null, tracking_key_messages: null, patient_populations: null }),
	},
];
