import { BRAND } from "../../../shared/brand.ts";
import type { LocaleCode } from "../../../shared/countries.ts";
import { localeOf } from "../../../shared/locales.ts";
import type { Podcast } from "../../../shared/podcasts.ts";
import { paths } from "../../../shared/routes.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { cardAsSubject } from "../../runtime/findings/noted.ts";
import { element, type Xml, xmlDocument } from "../../runtime/xml.ts";
import type { Entry } from "./entries.ts";

/** RSS 2.0 with Apple's podcast tags: https://help.apple.com/itc/podcasts_connect. */

/** From Apple's list of categories, which other directories use too. */
const CATEGORY = element(
	"itunes:category",
	{ text: "Health & Fitness" },
	element("itunes:category", { text: "Medicine" }),
);

export function podcastFeed(
	locale: LocaleCode,
	show: Podcast,
	{ origin, path }: { origin: string; path: string },
	entries: readonly Entry[],
): string {
	const page = origin + paths.list(locale, "podcasts");
	const artwork = origin + show.artwork;
	const [newest] = entries;
	return xmlDocument(
		element(
			"rss",
			{
				version: "2.0",
				"xmlns:atom": "http://www.w3.org/2005/Atom",
				"xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
			},
			element(
				"channel",
				{},
				element("title", {}, show.title),
				element("link", {}, page),
				element("description", {}, show.description),
				element("language", {}, localeOf(locale).iso),
				newest ? element("lastBuildDate", {}, newest.published.toUTCString()) : null,
				element("image", {}, element("url", {}, artwork), element("title", {}, show.title), element("link", {}, page)),
				element("atom:link", { rel: "self", type: "application/rss+xml", href: origin + path }),
				element("itunes:author", {}, BRAND.company),
				element(
					"itunes:owner",
					{},
					element("itunes:name", {}, show.owner.name),
					element("itunes:email", {}, show.owner.email),
				),
				element("itunes:image", { href: artwork }),
				CATEGORY,
				element("itunes:explicit", {}, "false"),
				element("itunes:type", {}, "episodic"),
				...entries.map((entry) => episode(locale, origin, entry)),
			),
		),
	);
}

function episode(locale: LocaleCode, origin: string, { card, url, published }: Entry): Xml | null {
	if (card.audio === null) {
		finding("feed", { field: "audio" }, cardAsSubject(card, locale));
		return null;
	}
	const { type, ending } = typeOf(card.audio.mime);
	const medium = ending === null ? "audio" : (`audio.${ending}` as const);
	return element(
		"item",
		{},
		element("title", {}, card.title),
		element("link", {}, url),
		card.intro ? element("description", {}, card.intro) : null,
		element("guid", { isPermaLink: "false" }, card.documentId ?? card.id ?? card.slug),
		element("pubDate", {}, published.toUTCString()),
		element("enclosure", {
			url: origin + paths.media(locale, card.section, card.slug, medium),
			length: String(Math.round((card.audio.kilobytes ?? 0) * 1000)),
			type,
		}),
		card.duration !== null && card.duration > 0
			? element("itunes:duration", {}, String(Math.round(card.duration)))
			: null,
		element("itunes:explicit", {}, "false"),
	);
}

/** File endings by media type: apps and directories go by the URL's ending, not by its type. */
const ENDINGS: Readonly<Record<string, string>> = {
	"audio/mpeg": "mp3",
	"audio/mp3": "mp3",
	"audio/mp4": "m4a",
	"audio/m4a": "m4a",
	"audio/x-m4a": "m4a",
	"audio/aac": "aac",
	"audio/ogg": "ogg",
	"audio/wav": "wav",
	"audio/x-wav": "wav",
};

function typeOf(mime: string | null): { type: string; ending: string | null } {
	const type = /^audio\/[\w.+-]+/i.exec(mime ?? "")?.[0].toLowerCase() ?? "audio/mpeg";
	return { type, ending: ENDINGS[type] ?? null };
}
