import type { LocaleCode } from "./countries.ts";

/** A locale's podcast feed. Podcast directories write to `owner`. */
export interface Podcast {
	readonly title: string;
	readonly description: string;
	readonly owner: { readonly name: string; readonly email: string };
	/** In client/public: JPEG or PNG, square, 1,400 to 3,000 px. */
	readonly artwork: string;
}

const OWNED = {
	owner: { name: "Helvora", email: "podcasts@helvora.example" },
	artwork: "/icons/podcast.png",
};

/** By locale. Apart from the country table, which browsers load. */
export const PODCASTS: Readonly<Partial<Record<LocaleCode, Podcast>>> = {
	"nl-BE": {
		...OWNED,
		title: "Helvora Pro Podcast",
		description: "Gesprekken met collega’s uit de Belgische praktijk, om tussen twee patiënten te beluisteren.",
	},
	"fr-BE": {
		...OWNED,
		title: "Helvora Pro, le podcast",
		description: "Des conversations entre collègues de Belgique, à écouter dans vos moments libres.",
	},
	"de-CH": {
		...OWNED,
		title: "Helvora Pro Podcast",
		description: "Gespräche unter Kolleginnen und Kollegen in der Schweiz, ideal für kurze Pausen.",
	},
	"fr-CH": {
		...OWNED,
		title: "Helvora Pro, le podcast",
		description: "Des conversations entre collègues de Suisse, à écouter dans vos moments libres.",
	},
	"tr-TR": {
		...OWNED,
		title: "Helvora Pro Podcast",
		description: "Kısa molalarınızda dinleyebileceğiniz meslektaş sohbetleri.",
	},
	"en-IE": {
		...OWNED,
		title: "Helvora Pro Podcast",
		description: "Conversations with colleagues in Ireland to listen to between patients.",
	},
};
