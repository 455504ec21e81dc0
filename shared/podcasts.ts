import type { LocaleCode } from "./countries.ts";

/** A locale's podcast feed. Podcast directories write to `owner`. */
export interface Podcast {
	readonly title: string;
	readonly description: string;
	readonly owner: { readonly name: string; readonly email: string };
	/** In client/public: JPEG or PNG, square, 1,400 to 3,000 px. */
	readonly artwork: string;
}

const owner = { name: "Helvora", email: "podcasts@helvora.example" };
const artwork = "/icons/podcast.png";

/** By locale. Apart from the country table, which browsers load. */
export const PODCASTS: Readonly<Partial<Record<LocaleCode, Podcast>>> = {
	"nl-BE": {
		title: "Helvora Pro Podcast",
		description: "Gesprekken met collega’s uit de Belgische praktijk, om tussen twee patiënten te beluisteren.",
		owner,
		artwork,
	},
	"fr-BE": {
		title: "Helvora Pro, le podcast",
		description: "Des conversations entre collègues de Belgique, à écouter dans vos moments libres.",
		owner,
		artwork,
	},
	"de-CH": {
		title: "Helvora Pro Podcast",
		description: "Gespräche unter Kolleginnen und Kollegen in der Schweiz, ideal für kurze Pausen.",
		owner,
		artwork,
	},
	"fr-CH": {
		title: "Helvora Pro, le podcast",
		description: "Des conversations entre collègues de Suisse, à écouter dans vos moments libres.",
		owner,
		artwork,
	},
	"tr-TR": {
		title: "Helvora Pro Podcast",
		description: "Kısa molalarınızda dinleyebileceğiniz meslektaş sohbetleri.",
		owner,
		artwork,
	},
	"en-IE": {
		title: "Helvora Pro Podcast",
		description: "Conversations with colleagues in Ireland to listen to between patients.",
		owner,
		artwork,
	},
};
