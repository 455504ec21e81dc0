import { translator } from "../../locales/index.ts";
import { BRAND } from "../../shared/brand.ts";
import { country } from "../../shared/countries.ts";
import { findLocale, localesOf } from "../../shared/locales.ts";
import { bareCard, type Card, type Detail, type PublicDetail, type TrackingInfo } from "../../shared/models.ts";
import { paths } from "../../shared/routes.ts";
import { SECTION_FACTS } from "../../shared/sections.ts";
import { metaDescription } from "../../shared/text.ts";
import { readItem } from "../content/items.ts";
import { readNewest } from "../content/lists.ts";
import { canonical, type Head, switcherLinks } from "../render/head.ts";
import { itemJsonLd } from "../render/json-ld.ts";
import type { Site } from "../site/site.ts";
import { coursePanel } from "./course-panel.ts";
import { eventPanel } from "./event-panel.ts";
import { type Loader, orElse } from "./loader.ts";
import { itemOf } from "./slug.ts";

const RELATED = 3;

export const detail: Loader<"detail"> = async (request) => {
	const { site, params } = request;
	const { section, slug } = itemOf(params);
	const [item, newest] = await Promise.all([
		readItem(site, section, slug, site.level),
		orElse(readNewest(site, section), []),
	]);
	// A refusal may come without teaser: then the card is taken from the section's list, or has no more than the name of such an item.
	const card =
		item.state === "open"
			? item.detail.card
			: (item.card ??
				newest.find((one) => one.slug === slug) ??
				bareCard(section, slug, translator(site.locale)(`itemNames.${section}`)));
	const open = item.state === "open" ? item.detail : null;
	const head = headOf(site, card, open);
	const [{ event, meeting }, course] = await Promise.all([
		eventPanel(request, card, open),
		coursePanel(request, slug, open),
	]);
	return {
		props: { card, detail: open && withoutSources(open), related: related(card, newest), event, meeting, course },
		head,
		current: section,
		trackingInfo: trackingOf(card, open),
		otherLocales: switcherLinks(head, site, (locale) => paths.list(locale, section)),
	};
};

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
		...(card.image ? { image: card.image.src } : {}),
	};
	return head.indexed ? { ...head, jsonLd: [itemJsonLd(card, open, canonical(head, site), site)] } : head;
}

/** The item's path in each locale, by its slug there; a course has the same id in all locales of its country. */
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
			return locale ? [[locale.code, paths.detail(locale.code, card.section, slug)]] : [];
		}),
	);
}

/** Three items of the section: those that share category or domain first, then the newest. */
const related = (card: Card, newest: readonly Card[]): Card[] =>
	newest
		.filter(({ slug }) => slug !== card.slug)
		.toSorted((a, b) => Number(sharesTopic(b, card)) - Number(sharesTopic(a, card)))
		.slice(0, RELATED);

const sharesTopic = (a: Card, b: Card): boolean =>
	(a.category !== null && a.category.id === b.category?.id) ||
	a.domains.some(({ id }) => b.domains.some((domain) => domain.id === id));

const withoutSources = ({ media, ...rest }: Detail): PublicDetail => ({
	...rest,
	media: (["file", "audio", "video"] as const).filter((medium) => medium in media),
});
