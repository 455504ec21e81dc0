import type { Locale } from "../catalogue.ts";
import type { WorldItem } from "./item.ts";
import { inLanguage } from "./words.ts";

/** Addresses as long as the field lets them be: of decomposed letters, as some editors' systems type them, and of letters of three bytes. */

const LONGEST = 255;

const title = (locale: Locale): string =>
	inLanguage(locale, {
		nl: "Coördinatie tussen eerste en tweede lijn: één jaar ervaring in vijf landen",
		fr: "Coordination entre généralistes et spécialistes : une année d’expérience dans cinq pays européens",
		de: "Übergänge zwischen Spital und Hausarztpraxis: Erfahrungen aus fünf Ländern, für Ärztinnen und Ärzte",
		tr: "Birinci ve ikinci basamak arasında eşgüdüm: beş ülkede bir yıllık çalışmanın öğrettikleri",
		en: "Résumé of a year of coördination between general practice and hospital in five countries",
	});

const words = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, "-")
		.normalize("NFD");

export const SLUGS: readonly WorldItem[] = [
	{
		key: "world-long-slug",
		type: "news",
		text: (locale) => ({ title: title(locale) }),
		slug: (locale) =>
			words(`${title(locale)}-`)
				.repeat(5)
				.slice(0, LONGEST)
				.replace(/-$/, "e"),
	},
	{
		key: "world-japanese-slug",
		type: "news",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Onderzoekers uit Kyoto over slaap en hartritme",
				fr: "Des chercheurs de Kyoto sur le sommeil et le rythme cardiaque",
				de: "Forschende aus Kyoto zu Schlaf und Herzrhythmus",
				tr: "Kyoto’dan araştırmacılar uyku ve kalp ritmi üzerine",
				en: "Researchers from Kyoto on sleep and heart rhythm",
			}),
		}),
		slug: () => "睡眠と心拍リズムに関する京都の研究報告".repeat(20).slice(0, LONGEST),
	},
];
