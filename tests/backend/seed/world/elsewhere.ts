import type { WorldItem } from "./item.ts";
import { inLanguage } from "./words.ts";

/** Media that lie on other hosts: with the companies that play them, and where the portal may not fetch them. */

const UNLISTED = "https://storage.unlisted.example/2024";

const VIDEOS = {
	public: "https://youtu.be/aqz-KE-bpKQ?t=1m30s",
	/** Not listed by its company either: whoever knows the address can play it. */
	gated: "https://vimeo.com/76979871/8272103f6e",
};

export const ELSEWHERE: readonly WorldItem[] = [
	{
		key: "world-video-youtube",
		type: "webcasts",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Congresverslag 2024: de belangrijkste studies op video",
				fr: "Congrès 2024 : les études marquantes en vidéo",
				de: "Kongressbericht 2024: die wichtigsten Studien im Video",
				tr: "2024 kongre raporu: öne çıkan çalışmalar videoda",
				en: "Congress report 2024: the main studies on video",
			}),
		}),
		fields: () => ({ video: { url: VIDEOS.public, mime: null, duration: 634 } }),
	},
	{
		key: "world-video-vimeo",
		type: "webcasts",
		level: "full",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Internationaal expertgesprek 2024",
				fr: "Entretien international d’experts 2024",
				de: "Internationales Expertengespräch 2024",
				tr: "Uluslararası uzman söyleşisi 2024",
				en: "International expert conversation 2024",
			}),
		}),
		fields: () => ({ video: { url: VIDEOS.gated, mime: null, duration: 1260 } }),
	},
	{
		key: "world-file-elsewhere",
		type: "materials",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Internationale tabel met eenheden",
				fr: "Table internationale des unités",
				de: "Internationale Umrechnungstabelle",
				tr: "Uluslararası birim tablosu",
				en: "International table of units",
			}),
		}),
		fields: () => ({
			file: { url: `${UNLISTED}/units.pdf`, name: "units.pdf", ext: ".pdf", size: 84, mime: "application/pdf" },
		}),
	},
	{
		key: "world-audio-elsewhere",
		type: "podcasts",
		text: (locale) => ({
			title: inLanguage(locale, {
				nl: "Stemmen uit de wereldcongressen 2024",
				fr: "Voix des congrès mondiaux 2024",
				de: "Stimmen von den Weltkongressen 2024",
				tr: "2024 dünya kongrelerinden sesler",
				en: "Voices from the world congresses 2024",
			}),
		}),
		fields: () => ({ audio: { url: `${UNLISTED}/voices.mp3`, mime: "audio/mpeg", duration: 900 } }),
	},
];
