import { renderToString } from "react-dom/server";
import { beforeEach, vi } from "vitest";
import { Deferred } from "../../../client/markup/deferred.ts";
import { layouts } from "../../../client/markup/layouts/layouts.tsx";
import { PageProvider } from "../../../client/markup/page.ts";
import { choiceOf, optionsOf } from "../../../shared/filters.ts";
import { bareCard, type Card } from "../../../shared/models.ts";
import { sharedParts } from "../../../worker/render/shared-parts.tsx";
import { EVENING } from "../evening.ts";
import { pageContext } from "../page-context.ts";

/** As in development: each use of a part is rendered again and compared. */
beforeEach(() => void vi.stubGlobal("CHECK_SHARED_PARTS", true));
/** As it is deployed. */
export const unchecked = () => vi.stubGlobal("CHECK_SHARED_PARTS", false);

export const PAGE = pageContext("en-IE", {
	id: "detail",
	sections: ["news"],
	otherLocales: [{ code: "nl-BE", href: "/nl-BE" }],
	accessLevel: "full",
	deeplinkAccess: true,
	path: "/en-IE/news/secret",
	address: "/en-IE/news/secret",
	userId: "user-7",
	identity: "local",
	hca: { sdk: "https://sdk.example" },
	hub: "https://hub.example",
	tagManager: "GTM-1",
	firstName: "Aoife",
	trackingInfo: {
		...{ slug: "secret", category: null, title: "Secret" },
		...{ trackingProduct: [], trackingMessage: [], patientPopulation: [] },
	},
});

const decoder = new TextDecoder();

export function written(
	node: React.ReactNode,
	page = PAGE,
	shown: object | null = null,
	render = renderToString,
): string {
	const { placeFor, filled } = sharedParts(page, render, shown);
	return decoder.decode(filled(renderToString(<PageProvider value={{ ...page, placeFor }}>{node}</PageProvider>)));
}

/** The page as React alone writes it. */
export const plain = (node: React.ReactNode, page = PAGE) =>
	renderToString(<PageProvider value={page}>{node}</PageProvider>);

/** A component that shows how often it was rendered. */
export function counting(Tag: "p" | "li" = "p") {
	let times = 0;
	return function Counted() {
		times += 1;
		return <Tag>{times}</Tag>;
	};
}

export const EVENT = { ...EVENING, startsAt: "2020-01-01T10:00:00Z", onSite: true };
export const CARD: Card = {
	...bareCard("webinars", "evening", "Şişli – evening"),
	image: { src: "/images/a.svg", srcset: "", width: 16, height: 9, alt: "", focus: null, fit: "cover" },
	event: EVENT,
};
export const OPTIONS = optionsOf(() => [{ id: "1", name: "Cardiology", slug: null }]);
export const FILTERS = { ...choiceOf(() => ["1"]), page: 1, section: null };
export const FOOTER = { menu: [], legalMention: "", banner: { title: "Join", cta: null }, promotion: null };
export const Layout = layouts.default;

export const SIGNED_OUT = { userId: null, identity: null, firstName: "" };

/** A part of a page that is there already. */
export function arrived<T>(value: T): Deferred<T> {
	const part = new Deferred<T>(new Promise((resolve) => resolve(value)), () => undefined);
	part.outcome = { ok: true, value };
	return part;
}
