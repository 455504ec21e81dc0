import { recall, remember } from "../storage/session-storage.ts";

/** Keeps the scroll position across a sign-in on the provider's site. Otherwise the page would start at the top. */

const SCROLL_KEY = "hca-left";
const address = () => location.pathname + location.search;

export const saveScroll = (): void => remember(SCROLL_KEY, `${scrollY} ${address()}`);

export function restoreScroll(): void {
	const [top, savedAddress] = recall(SCROLL_KEY)?.split(" ") ?? [];
	if (savedAddress !== address()) return;
	remember(SCROLL_KEY, "");
	scrollTo({ top: Number(top), behavior: "instant" });
}
