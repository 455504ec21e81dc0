import { recall, remember } from "../storage/session-storage.ts";

/** The reader's place on the page from which a sign-in leaves the portal, since the way back is a new visit of the page. */

const KEY = "hca-left";
const address = () => location.pathname + location.search;

export const leavePlace = (): void => remember(KEY, `${scrollY} ${address()}`);

export function findPlace(): void {
	const [place, left] = recall(KEY)?.split(" ") ?? [];
	if (left !== address()) return;
	remember(KEY, "");
	scrollTo({ top: Number(place), behavior: "instant" });
}
