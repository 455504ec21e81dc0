import { PAGE_SEGMENTS } from "./constants.ts";
import type { TrackingReport } from "./contracts/tracking.ts";
import type { LocaleCode } from "./countries.ts";
import { accountCall } from "./endpoints.ts";
import type { TrackingInfo } from "./models.ts";
import { TRACKING_LIMITS } from "./tracking-limits.ts";

/** Reports are cut to their limits. [3.08, 3.09] The Worker adds user and domain. */

export const TRACKING_PATH = accountCall("tracking/url");

type ViewReport = Extract<TrackingReport, { kind: "view" }>;
type ClickReport = Extract<TrackingReport, { kind: "click" }>;

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

const locationOf = ({ id, current, locale, path }: ShownPage) => ({
	section: current ?? id,
	url: pagePath(path),
	locale,
});

const names = (list: readonly string[] = []): string[] =>
	list.slice(0, TRACKING_LIMITS.list).map((name) => name.slice(0, TRACKING_LIMITS.text));

const listsOf = (info: TrackingInfo | null) => ({
	category: info?.category?.slice(0, TRACKING_LIMITS.text) ?? null,
	trackingProduct: names(info?.trackingProduct),
	trackingMessage: names(info?.trackingMessage),
	patientPopulation: names(info?.patientPopulation),
});

/** [3.08] */
export function viewReport(shown: ShownPage): ViewReport {
	const { trackingInfo } = shown;
	const view = { kind: "view", ...locationOf(shown) } as const;
	if (!trackingInfo) return view;
	return { ...view, title: trackingInfo.title.slice(0, TRACKING_LIMITS.title), ...listsOf(trackingInfo) };
}

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
