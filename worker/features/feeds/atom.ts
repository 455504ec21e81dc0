import { translator } from "../../../locales/index.ts";
import { BRAND } from "../../../shared/brand.ts";
import type { LocaleCode } from "../../../shared/countries.ts";
import { localeOf } from "../../../shared/locales.ts";
import { allowedInXml, element, type Xml, xmlDocument } from "../../runtime/xml.ts";
import type { Entry } from "./entries.ts";
import { type Offer, titleOf } from "./offers.ts";

/** `updated` is required; an empty feed has this date. */
const NEVER = new Date(0);

/** `page`: path of the list that the feed follows. */
export function atomFeed(
	locale: LocaleCode,
	offer: Offer,
	{ origin, page }: { origin: string; page: string },
	entries: readonly Entry[],
): string {
	const latest = entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), NEVER);
	return xmlDocument(
		element(
			"feed",
			{ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": localeOf(locale).iso },
			element("id", {}, tag(offer.path.slice(1))),
			element("title", {}, titleOf(offer)),
			element("updated", {}, latest.toISOString()),
			element("author", {}, element("name", {}, BRAND.company)),
			element("link", { rel: "self", type: "application/atom+xml", href: origin + offer.path }),
			element("link", { rel: "alternate", type: "text/html", href: origin + page }),
			element("icon", {}, `${origin}/icons/icon-192.png`),
			...entries.map((entry) => atomEntry(locale, entry)),
		),
	);
}

/** A tag URI (RFC 4151): stays the same when hosts or paths change. */
const tag = (name: string): string => `tag:${BRAND.authority}:${name}`;

function atomEntry(locale: LocaleCode, { card, name, url, published, updated }: Entry): Xml {
	const topics = [
		translator(locale)(`itemNames.${card.section}`),
		card.category?.name,
		...card.domains.map((one) => one.name),
	];
	return element(
		"entry",
		{},
		element("id", {}, tag(`${locale}/${encodeURIComponent(allowedInXml(name))}`)),
		element("title", {}, card.title),
		element("link", { rel: "alternate", type: "text/html", href: url }),
		element("published", {}, published.toISOString()),
		element("updated", {}, updated.toISOString()),
		...topics.map((term) => (term ? element("category", { term }) : null)),
		card.intro ? element("summary", {}, card.intro) : null,
	);
}
