import type { LocaleCode } from "./countries.ts";

/** What podcast apps show of a locale's podcasts, and whom their directories write to. */
export interface Podcast {
	readonly title: string;
	readonly description: string;
	readonly owner: { readonly name: string; readonly email: string };
	/** A file of client/public: JPEG or PNG, a square of 1,400 to 3,000 px. */
	readonly artwork: string;
}

const owner = { name: "Helvora", email: "podcasts@helvora.example" };
const artwork = "/icons/podcast.png";

/**
 * A locale without an entry has no podcast feed, and none has one whose country has no feeds. Apart from the country table,
 * which browsers get.
 */
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
		description: "Gespräche mit Kolleginnen und Kollegen aus der Schweiz, für die kurzen Pausen.",
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
