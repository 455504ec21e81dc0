import { endOf } from "../../shared/events.ts";
import type { Card } from "../../shared/models.ts";
import { CLOCKS_MS } from "./policies.ts";
import { isRecording, noteChange } from "./reads.ts";

/**
 * Embargo and expiry: visitors see an item from `published_at` to `expires_at`. Every read decides anew, because the cache
 * entry holds the item all the time: so it appears and disappears on time even while the backend is down.
 */

/** `ahead` is under embargo and answers like a missing item; `over` has expired. */
type Lifespan = "ahead" | "current" | "over";

/** Also limits the page being rendered to the next change: the item appears or expires, its event begins or ends. */
export function lifespanOf({ publishedAt, expiresAt, event, editorial }: Card): Lifespan {
	// Editors see an item under embargo in a preview.
	if (editorial === null && isPast(publishedAt, CLOCKS_MS) === false) return "ahead";
	// Cards show whether an event is live or over, so a kept page is wrong after these times.
	if (event && isRecording()) for (const at of [Date.parse(event.startsAt), endOf(event)]) noteChange(at);
	return isPast(expiresAt) ? "over" : "current";
}

export const isCurrent = (card: Card): boolean => lifespanOf(card) === "current";

/** Whether the time has come, `early` milliseconds in advance; undefined without a time. */
function isPast(moment: string | null, early = 0): boolean | undefined {
	if (moment === null) return undefined;
	const at = Date.parse(moment) - early;
	if (at <= Date.now()) return true;
	noteChange(at);
	return false;
}
