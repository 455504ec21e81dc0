import type { Locale } from "../catalogue.ts";

/** The words that world items share, by language. */

const WORDS = {
	nl: {
		intro: "Een artikel van de internationale redactie, zoals het in het redactiesysteem is ingevoerd.",
		paragraph:
			"De internationale redactie houdt bij wat er elders gebeurt en wat daarvan nuttig kan zijn in uw praktijk.",
		picture: "Beeld uit de internationale redactie",
	},
	fr: {
		intro: "Un article de la rédaction internationale, tel qu’il a été saisi dans le système de publication.",
		paragraph:
			"La rédaction internationale suit ce qui se fait ailleurs et en retient ce qui peut servir à votre pratique.",
		picture: "Image de la rédaction internationale",
	},
	de: {
		intro: "Ein Artikel der internationalen Redaktion, so wie er im Redaktionssystem erfasst wurde.",
		paragraph: "Die internationale Redaktion verfolgt, was anderswo geschieht und was davon Ihrer Praxis nützen kann.",
		picture: "Bild der internationalen Redaktion",
	},
	tr: {
		intro: "Uluslararası yayın ekibinden, yayın sistemine girildiği hâliyle bir haber.",
		paragraph:
			"Uluslararası yayın ekibi başka ülkelerde olanları ve bunlardan pratiğinizde işe yarayabilecekleri izler.",
		picture: "Uluslararası yayın ekibinden görsel",
	},
	en: {
		intro: "A report from the international desk, as it was typed into the publishing system.",
		paragraph: "The international desk follows what happens elsewhere and what may be useful in your practice.",
		picture: "Picture from the international desk",
	},
} as const;

type Language = keyof typeof WORDS;

/** `words("tr-TR", { nl: ..., tr: ... })`: a text in the locale's language. */
export const inLanguage = <T>(locale: Locale, texts: Record<Language, T>): T => texts[locale.slice(0, 2) as Language];

export const wordsOf = (locale: Locale) => inLanguage<Record<"intro" | "paragraph" | "picture", string>>(locale, WORDS);
