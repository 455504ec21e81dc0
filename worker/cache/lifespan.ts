import { endOf } from "../../shared/events.ts";
import type { Card } from "../../shared/models.ts";
import { CLOCKS_MS } from "./policies.ts";
import { noteChange, recording } from "./reads.ts";

/**
 * Embargo and expiry (`published_at`, `expires_at`). Checked at every read, because the entry stays cached meanwhile: an item
 * appears and disappears on time even while the backend is down.
 */

/** `ahead`: under embargo, answers like a missing item. `over`: expired. */
type Lifespan = "ahead" | "current" | "over";

/** Also limits a page's lifetime to the item's next change. */
export function lifespanOf({ publishedAt, expiresAt, event, editorial }: Card): Lifespan {
	// In a preview, editors see items under embargo.
	if (editorial === null && isPast(publishedAt, CLOCKS_MS) === false) return "ahead";
	// Cards show whether an event is live or over.
	if (event && recording()) for (const at of [Date.parse(event.startsAt), endOf(event)]) noteChange(at);
	return isPast(expiresAt) ? "over" : "current";
}

export const isCurrent = (card: Card): boolean => lifespanOf(card) === "current";

/** undefined: no time is set. `early`: milliseconds in advance. */
function isPast(moment: string | null, early = 0): boolean | undefined {
	if (moment === null) return undefined;
	const at = Date.parse(moment) - early;
	if (at <= Date.now()) return true;
	noteChange(at);
	return false;
}
