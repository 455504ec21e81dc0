import type { ComingTranscript } from "../../../client/markup/views/detail/transcript.tsx";
import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import { country } from "../../../shared/countries.ts";
import { findLocale, localesOf } from "../../../shared/locales.ts";
import {
	bareCard,
	type Card,
	type Detail,
	type PublicDetail,
	SHOWN_MEDIA,
	type TrackingInfo,
} from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { SECTION_FACTS } from "../../../shared/sections.ts";
import { isSlug } from "../../../shared/slugs.ts";
import { metaDescription } from "../../../shared/text.ts";
import { mostSimilar } from "../../content/alike.ts";
import { readItem } from "../../content/items.ts";
import { readNewest } from "../../content/lists.ts";
import { readRelated } from "../../content/related.ts";
import { readTranscript } from "../../content/transcripts.ts";
import { canonical, type Head, originOf, switcherLinks } from "../../render/head.ts";
import { itemJsonLd } from "../../render/json-ld.ts";
import { deferred, type Loader, orElse, whileSignedIn } from "../../render/loader.ts";
import { itemOf } from "../../visitor/params.ts";
import type { Site } from "../../visitor/site.ts";
import { coursePanel } from "../courses/course-panel.ts";
import { feedsOf } from "../feeds/page-feeds.ts";
import { previewedOf } from "../preview/facts.ts";
import { reviewFactsOf } from "../preview/review-link.ts";
import { eventPanels } from "../webinars/event-panel.ts";

export const detail: Loader<"detail"> = async (request) => {
	const { site, params } = request;
	const { section, slug } = itemOf(params);
	const newest = readNewest(site, section);
	let newestCards: Card[] | undefined;
	newest.then(
		(cards) => {
			newestCards = cards;
		},
		// The related list reports its own failure. Without this a failed item read would log an unhandled rejection too.
		() => undefined,
	);
	const item = await readItem(site, section, slug, site.level);
	// A gated response may lack the teaser. Then the card comes from the section's list, or has only the section's item name.
	const listed = async () =>
		(await orElse(newest, [])).find((one) => one.slug === slug) ??
		bareCard(section, slug, translator(site.locale)(`itemNames.${section}`));
	// What the backend refuses is gated, whatever its teaser or an older list says.
	const card = item.state === "open" ? item.detail.card : { ...(item.card ?? (await listed())), publicContent: false };
	const open = item.state === "open" ? item.detail : null;
	const head = headOf(site, card, open);
	return {
		props: {
			card,
			detail: open && withoutSources(open),
			// A valid code redirects, and a preview checks no code.
			isLinkOver: params.code !== undefined && site.preview === null,
			url: originOf(site) + paths.detail(site.locale, section, slug),
			related: deferred(
				"related",
				readRelated(site, card, newest),
				() => newestCards && mostSimilar(card, newestCards),
			),
			transcript: open && transcriptOf(site, open),
			...eventPanels(request, card, open),
			course: coursePanel(request, slug, open),
		},
		head,
		current: section,
		trackingInfo: trackingOf(card, open),
		previewed: previewedOf(card, await reviewFactsOf(site, card)),
		otherLocales: switcherLinks(head, site, (locale) => paths.list(locale, section)),
	};
};

/** A transcript from captions; null if there are none or the editors wrote one. A gated, late one needs a valid session. */
function transcriptOf(site: Site, open: Detail): ComingTranscript {
	const isRecording = open.media.audio !== undefined || open.media.video !== undefined;
	if (!isRecording || open.transcript || open.captions.length === 0) return null;
	const read = readTranscript(site, open);
	return deferred("transcript", open.card.publicContent ? read : whileSignedIn(site, read, () => null));
}

const trackingOf = (card: Card, detail: Detail | null): TrackingInfo => ({
	slug: card.slug,
	category: card.category?.name ?? null,
	title: card.title,
	trackingProduct: detail?.tracking.products ?? [],
	trackingMessage: detail?.tracking.messages ?? [],
	patientPopulation: detail?.tracking.populations ?? [],
});

/** Gated items are not indexed and have no JSON-LD, unless the country's `gatedIndexable` is on. */
function headOf(site: Site, card: Card, open: Detail | null): Head {
	const head: Head = {
		title: `${card.title} | ${BRAND.portal}`,
		description: metaDescription(card.intro || card.title),
		paths: pathsOf(site, card),
		indexed: card.publicContent || country(site.country).gatedIndexable,
		kind: "article",
		feeds: feedsOf(site, card.section),
		...(card.image ? { image: card.image.src } : {}),
	};
	return head.indexed ? { ...head, jsonLd: [itemJsonLd(card, open, canonical(head, site), site)] } : head;
}

/** The item's path in each locale. Slugs differ; a course has one id in all locales of its country. */
function pathsOf(site: Site, card: Card): Head["paths"] {
	if (SECTION_FACTS[card.section].source === "courses") {
		return Object.fromEntries(
			localesOf(site.country).map(({ code }) => [code, paths.detail(code, card.section, card.slug)]),
		);
	}
	const slugs = { ...card.slugs, [site.locale]: card.slug };
	return Object.fromEntries(
		Object.entries(slugs).flatMap(([code, slug]) => {
			const locale = findLocale(code);
			return locale && isSlug(slug) ? [[locale.code, paths.detail(locale.code, card.section, slug)]] : [];
		}),
	);
}

const withoutSources = ({ media, ...rest }: Detail): PublicDetail => ({
	...rest,
	media: SHOWN_MEDIA.filter((medium) => medium in media),
});
