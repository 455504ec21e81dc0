import { endOf } from "../../shared/events.ts";
import type { Card } from "../../shared/models.ts";
import { CLOCKS_MS } from "./policies.ts";
import { isRecording, noteChange } from "./reads.ts";

/**
 * From when until when an item exists for visitors: from `published_at` to `expires_at`. The one place that knows of
 * embargoes. Asked at each read, not when the item is cached: the entry holds the item all the while, so that it appears and
 * goes on time, also while the backend is down.
 */

/** ahead: under embargo, as if there were none. over: it was there. */
type Lifespan = "ahead" | "current" | "over";

/** Also tells the page that is being made when to end: when the item appears or goes, and when its event begins or ends. */
export function lifespanOf({ publishedAt, expiresAt, event, editorial }: Card): Lifespan {
	// Editors see it before its time, in a preview.
	if (editorial === null && isPast(publishedAt, CLOCKS_MS) === false) return "ahead";
	// Cards show whether an event is live or over, so that a kept page is wrong from these moments on.
	if (event && isRecording()) for (const at of [Date.parse(event.startsAt), endOf(event)]) noteChange(at);
	return isPast(expiresAt) ? "over" : "current";
}

export const isCurrent = (card: Card): boolean => lifespanOf(card) === "current";

/** undefined: no such moment. `early`: milliseconds by which it counts as come before its time. */
function isPast(moment: string | null, early = 0): boolean | undefined {
	if (moment === null) return undefined;
	const at = Date.parse(moment) - early;
	if (at <= Date.now()) return true;
	noteChange(at);
	return false;
}
