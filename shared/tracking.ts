import { PAGE_SEGMENTS } from "./constants.ts";
import type { LocaleCode } from "./countries.ts";
import { accountCall } from "./endpoints.ts";
import type { TrackingInfo } from "./models.ts";

/**
 * What the browser reports of a visit [3.08, 3.09]. User and domain are not in it: the Worker adds them. Every field is cut
 * to a limit, so that the Worker accepts every report.
 */

export const TRACKING_PATH = accountCall("tracking/url");

/** Most characters of a field; `list`: most names in a list. A slug of 255 characters takes up to 3,060 in an address. */
export const TRACKING_LIMITS = { word: 40, text: 120, title: 300, url: 3200, list: 10 } as const;

interface Place {
	section: string;
	/** A page's path: no query, no code of a deep link. */
	url: string;
	locale: LocaleCode;
}
interface Lists {
	category: string | null;
	trackingProduct: string[];
	trackingMessage: string[];
	patientPopulation: string[];
}
export type ViewReport = { kind: "view" } & Place & Partial<Lists & { title: string }>;
export type ClickReport = { kind: "click"; event: string; eventUrl: string } & Place & Lists;
export type TrackingReport = ViewReport | ClickReport;

interface Address {
	origin: string;
	pathname: string;
}

/** What is known of the page that is shown. */
export interface Shown {
	id: string;
	current: string | null;
	locale: LocaleCode;
	path: string;
	trackingInfo: TrackingInfo | null;
}

const pagePath = (path: string): string =>
	`/${path.split("/").filter(Boolean).slice(0, PAGE_SEGMENTS).join("/")}`.slice(0, TRACKING_LIMITS.url);

const placeOf = ({ id, current, locale, path }: Shown): Place => ({
	section: current ?? id,
	url: pagePath(path),
	locale,
});

const names = (list: readonly string[] = []): string[] =>
	list.slice(0, TRACKING_LIMITS.list).map((name) => name.slice(0, TRACKING_LIMITS.text));

const listsOf = (info: TrackingInfo | null): Lists => ({
	category: info?.category?.slice(0, TRACKING_LIMITS.text) ?? null,
	trackingProduct: names(info?.trackingProduct),
	trackingMessage: names(info?.trackingMessage),
	patientPopulation: names(info?.patientPopulation),
});

/** [3.08] */
export const viewReport = (shown: Shown): ViewReport => ({
	kind: "view",
	...placeOf(shown),
	...(shown.trackingInfo && {
		title: shown.trackingInfo.title.slice(0, TRACKING_LIMITS.title),
		...listsOf(shown.trackingInfo),
	}),
});

/** [3.09] `target`: null where the click leads nowhere. */
export const clickReport = (shown: Shown, event: string, target: Address | null, origin: string): ClickReport => ({
	kind: "click",
	...placeOf(shown),
	...listsOf(shown.trackingInfo),
	event: event.slice(0, TRACKING_LIMITS.word),
	eventUrl: target ? addressOf(target, origin) : "",
});

/** Without query and hash, and on the portal without its host. */
const addressOf = (target: Address, origin: string): string =>
	`${target.origin === origin ? "" : target.origin}${target.pathname}`.slice(0, TRACKING_LIMITS.url);
