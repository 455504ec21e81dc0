import { PAGE_SEGMENTS } from "./constants.ts";
import type { LocaleCode } from "./countries.ts";
import { accountCall } from "./endpoints.ts";
import type { TrackingInfo } from "./models.ts";

/** Reports are cut to their limits. [3.08, 3.09] The Worker adds user and domain. */

export const TRACKING_PATH = accountCall("tracking/url");

/** In characters; `list` in names. A slug of 255 characters takes up to 3,060 in a URL. */
export const TRACKING_LIMITS = { word: 40, text: 120, title: 300, url: 3200, list: 10 } as const;

interface PageLocation {
	section: string;
	url: string;
	locale: LocaleCode;
}
interface Lists {
	category: string | null;
	trackingProduct: string[];
	trackingMessage: string[];
	patientPopulation: string[];
}
export type ViewReport = { kind: "view" } & PageLocation & Partial<Lists & { title: string }>;
export type ClickReport = { kind: "click"; event: string; eventUrl: string } & PageLocation & Lists;
export type TrackingReport = ViewReport | ClickReport;

interface Address {
	origin: string;
	pathname: string;
}

export interface ShownPage {
	id: string;
	current: string | null;
	locale: LocaleCode;
	path: string;
	trackingInfo: TrackingInfo | null;
}

const pagePath = (path: string): string =>
	`/${path.split("/").filter(Boolean).slice(0, PAGE_SEGMENTS).join("/")}`.slice(0, TRACKING_LIMITS.url);

const locationOf = ({ id, current, locale, path }: ShownPage): PageLocation => ({
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
export const viewReport = (shown: ShownPage): ViewReport => ({
	kind: "view",
	...locationOf(shown),
	...(shown.trackingInfo && {
		title: shown.trackingInfo.title.slice(0, TRACKING_LIMITS.title),
		...listsOf(shown.trackingInfo),
	}),
});

/** `target` is null if the click opens no URL. [3.09] */
export const clickReport = (shown: ShownPage, event: string, target: Address | null, origin: string): ClickReport => ({
	kind: "click",
	...locationOf(shown),
	...listsOf(shown.trackingInfo),
	event: event.slice(0, TRACKING_LIMITS.word),
	eventUrl: target ? addressOf(target, origin) : "",
});

/** Without query and hash, and for the portal without host. */
const addressOf = (target: Address, origin: string): string =>
	`${target.origin === origin ? "" : target.origin}${target.pathname}`.slice(0, TRACKING_LIMITS.url);
