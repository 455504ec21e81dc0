import type { Locale } from "../catalogue.ts";
import { imageOf } from "./image.ts";
import type { WorldFacts, WorldItem } from "./item.ts";
import { inLanguage } from "./words.ts";

/** Pictures as editors upload them: of every ratio and size, with and without what the CMS knows of them. */

type Words = Parameters<typeof inLanguage<string>>[1];

const pictured = (key: string, title: Words, image: (facts: WorldFacts) => object): WorldItem => ({
	key,
	type: "news",
	text: (locale: Locale) => ({ title: inLanguage(locale, title) }),
	fields: (facts) => ({ image: image(facts) }),
});

export const PICTURES: readonly WorldItem[] = [
	pictured(
		"world-square",
		{
			nl: "Vierkante foto van een werkbezoek in Lissabon",
			fr: "Photo carrée d’une visite de travail à Lisbonne",
			de: "Quadratisches Foto eines Arbeitsbesuchs in Lissabon",
			tr: "Lizbon’daki çalışma ziyaretinden kare fotoğraf",
			en: "Square photograph of a working visit to Lisbon",
		},
		(facts) => imageOf(facts, { name: "general-world-square", ext: "jpg", width: 1200, height: 1200 }),
	),
	// A portrait whose subject is near the top.
	pictured(
		"world-portrait",
		{
			nl: "Staande foto met een aandachtspunt bovenaan",
			fr: "Photo en hauteur, le sujet près du bord supérieur",
			de: "Hochformat mit dem Motiv nahe am oberen Rand",
			tr: "Konusu üst kenara yakın, dikey bir fotoğraf",
			en: "Portrait photograph with its subject near the top",
		},
		(facts) => ({
			...imageOf(facts, { name: "general-world-portrait", ext: "jpg", width: 1200, height: 1800 }),
			focalPoint: { x: 0.84, y: 0.16 },
		}),
	),
	pictured(
		"world-panorama",
		{
			nl: "Panorama met een aandachtspunt rechts",
			fr: "Panorama dont le sujet est à droite",
			de: "Panorama mit dem Motiv rechts",
			tr: "Konusu sağda olan panorama",
			en: "Panorama with its subject on the right",
		},
		(facts) => ({
			...imageOf(facts, { name: "general-world-panorama", ext: "jpg", width: 2400, height: 600 }),
			focalPoint: { x: 0.84, y: 0.16 },
		}),
	),
	pictured(
		"world-huge",
		{
			nl: "Foto van 6000 bij 2000 beeldpunten, zoals de camera ze maakt",
			fr: "Photo de 6000 pixels sur 2000, telle que l’appareil l’a prise",
			de: "Foto mit 6000 mal 2000 Bildpunkten, wie die Kamera es macht",
			tr: "Makinenin çektiği gibi, 6000’e 2000 piksellik fotoğraf",
			en: "Photograph of 6000 by 2000 pixels, as the camera made it",
		},
		(facts) => ({
			...imageOf(facts, { name: "general-world-huge", ext: "jpg", width: 6000, height: 2000 }),
			formats: null,
		}),
	),
	pictured(
		"world-tiny",
		{
			nl: "Een pictogram van 48 beeldpunten als foto",
			fr: "Une icône de 48 pixels en guise de photo",
			de: "Ein Symbol von 48 Bildpunkten anstelle eines Fotos",
			tr: "Fotoğraf yerine 48 piksellik bir simge",
			en: "An icon of 48 pixels in place of a photograph",
		},
		(facts) => imageOf(facts, { name: "general-world-tiny-logo", ext: "png", width: 48, height: 48 }),
	),
	// What an import leaves: an address alone.
	pictured(
		"world-unsized",
		{
			nl: "Geïmporteerde foto zonder afmetingen en formaten",
			fr: "Photo importée sans dimensions ni formats",
			de: "Importiertes Foto ohne Masse und Formate",
			tr: "Boyutu ve biçimleri olmadan aktarılmış fotoğraf",
			en: "Imported photograph without size and formats",
		},
		(facts) => ({
			id: 10_000 + facts.id,
			url: imageOf(facts, { name: "general-world-unsized", ext: "jpg", width: 900, height: 1600 }).url,
		}),
	),
	pictured(
		"world-logo",
		{
			nl: "Logo van een genootschap zonder achtergrond",
			fr: "Logo d’une société savante, sans fond",
			de: "Logo einer Fachgesellschaft ohne Hintergrund",
			tr: "Bir derneğin arka plansız logosu",
			en: "Logo of a learned society without a background",
		},
		(facts) => imageOf(facts, { name: "general-world-logo", ext: "png", width: 960, height: 240 }),
	),
	pictured(
		"world-chart",
		{
			nl: "Grafiek met assen tot aan de rand",
			fr: "Graphique dont les axes touchent le bord",
			de: "Diagramm mit Achsen bis an den Rand",
			tr: "Eksenleri kenara kadar uzanan grafik",
			en: "Chart whose axes reach the edge",
		},
		(facts) => imageOf(facts, { name: "general-world-chart", ext: "png", width: 900, height: 1000 }),
	),
	// A type that would be cut; its editor does not want that.
	pictured(
		"world-whole",
		{
			nl: "Affiche die de redactie in haar geheel wil tonen",
			fr: "Affiche que la rédaction veut montrer en entier",
			de: "Plakat, das die Redaktion ganz zeigen will",
			tr: "Editörün bütünüyle göstermek istediği afiş",
			en: "Poster that its editor wants to be shown whole",
		},
		(facts) => ({
			...imageOf(facts, { name: "general-world-whole", ext: "jpg", width: 1000, height: 1414 }),
			fit: "contain",
		}),
	),
	pictured(
		"world-missing",
		{
			nl: "Foto waarvan het bestand verdwenen is",
			fr: "Photo dont le fichier a disparu",
			de: "Foto, dessen Datei verschwunden ist",
			tr: "Dosyası kaybolmuş fotoğraf",
			en: "Photograph whose file has gone",
		},
		(facts) => ({
			...imageOf(facts, { name: "general-world-missing", ext: "jpg", width: 1600, height: 900 }),
			url: "/uploads/general-world-missing.jpg",
			formats: null,
		}),
	),
];
