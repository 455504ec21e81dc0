import type { WorldItem } from "./item.ts";
import { inLanguage } from "./words.ts";

/** Items that are to appear one day: finished, approved and under embargo. Later than any clock of a test. */

const APPEARS = "2099-01-01T09:00:00.000Z";

const TITLES = {
	nl: "Onder embargo: nieuwe indicatie voor hartfalen",
	fr: "Sous embargo : nouvelle indication dans l’insuffisance cardiaque",
	de: "Mit Sperrfrist: neue Indikation bei Herzinsuffizienz",
	tr: "Ambargolu: kalp yetersizliğinde yeni endikasyon",
	en: "Under embargo: new indication in heart failure",
};

const KINDS = {
	news: { nl: "artikel", fr: "article", de: "Artikel", tr: "haber", en: "news" },
	materials: { nl: "brochure", fr: "brochure", de: "Broschüre", tr: "broşür", en: "leaflet" },
	webinars: { nl: "webinar", fr: "webinaire", de: "Webinar", tr: "web semineri", en: "webinar" },
};

const embargoed = (type: keyof typeof KINDS, own: Partial<WorldItem>): WorldItem => ({
	key: `world-embargoed-${type}`,
	type,
	domains: ["cardiology"],
	text: (locale) => ({ title: `${inLanguage(locale, TITLES)} (${inLanguage(locale, KINDS[type])})` }),
	...own,
	fields: (facts) => ({ published_at: APPEARS, ...own.fields?.(facts) }),
});

export const EMBARGOED: readonly WorldItem[] = [
	embargoed("news", {}),
	embargoed("materials", {
		level: "full",
		fields: ({ locale }) => ({
			file: {
				url: `/uploads/files/heart-failure-visit.${locale}.pdf`,
				name: "embargo.pdf",
				ext: ".pdf",
				size: 120,
				mime: "application/pdf",
			},
		}),
	}),
	embargoed("webinars", {
		fields: ({ locale }) => ({
			webinar: {
				webinargeek_id: `wg-world-embargoed-${locale}`,
				starts_at: "2099-02-01T17:00:00.000Z",
				ends_at: "2099-02-01T18:00:00.000Z",
				timezone: null,
				speakers: [],
				on_site: { venue: "Helvora", address: null },
			},
		}),
	}),
];
