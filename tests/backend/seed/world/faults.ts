import type { WorldItem } from "./item.ts";
import { inLanguage } from "./words.ts";

/** What the portal drops or changes of an editor's text, and tells editors of: each fault once, in one item. */

const TITLE = {
	nl: "Met fouten: wat de redactie nog moet nakijken",
	fr: "Avec des erreurs : ce que la rédaction doit encore vérifier",
	de: "Mit Fehlern: was die Redaktion noch prüfen muss",
	tr: "Hatalı: yazı işlerinin gözden geçirmesi gerekenler",
	en: "With faults: what the editors still have to look at",
};

const WORDS = {
	nl: "Lees ook onze nieuwsbrief van vorig jaar.",
	fr: "Lisez aussi notre lettre d’information de l’année passée.",
	de: "Lesen Sie auch unseren Rundbrief vom letzten Jahr.",
	tr: "Geçen yılki bültenimizi de okuyun.",
	en: "Read our newsletter of last year too.",
};

export const FAULTS: readonly WorldItem[] = [
	{
		key: "world-faults",
		type: "news",
		domains: ["cardiology"],
		text: (locale) => {
			const words = inLanguage(locale, WORDS);
			return {
				title: inLanguage(locale, TITLE),
				content: `<p><a href="/old/newsletters/of/last-year">${words}</a></p><marquee>${words}</marquee>
					<p><a href="#nowhere">${words}</a></p><p><img src="/uploads/general-home.svg"></p>`,
			};
		},
	},
];
