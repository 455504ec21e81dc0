import { endOf } from "../../shared/events.ts";
import type { Card } from "../../shared/models.ts";
import { noteChange, renderingForCache } from "./reads.ts";

/** Embargo and expiry, checked at every read: an item appears and disappears on time even while the backend is down. */

/** `ahead`: under embargo, treated like a missing item. `over`: expired. */
type Lifespan = "ahead" | "current" | "over";

type Dated = Pick<Card, "editorial" | "publishedAt" | "expiresAt" | "event">;

export function lifespanAt(now: number, card: Dated): Lifespan {
	// In a preview, editors see items under embargo.
	if (card.editorial === null && !(appearsAt(card) <= now)) return "ahead";
	return expiresAt(card) <= now ? "over" : "current";
}

const appearsAt = ({ publishedAt }: Dated): number => (publishedAt === null ? -Infinity : Date.parse(publishedAt));

type Shown = Pick<Card, "event"> & Partial<Pick<Card, "expiresAt">>;

const expiresAt = ({ expiresAt }: Shown): number => (expiresAt ? Date.parse(expiresAt) : Infinity);

/** Moments (ms since 1970) from which a page with the card differs. Cards show whether an event is live or over. */
const changesOf = (card: Shown): number[] => {
	const { event } = card;
	return [expiresAt(card), ...(event ? [Date.parse(event.startsAt), endOf(event)] : [])];
};

export const nextChange = (cards: readonly Shown[], since: number): number =>
	Math.min(...cards.flatMap(changesOf).filter((at) => at > since));

/** The card's lifespan now. Limits the life of the page being made to the card's next change. */
export function noteLifespan(card: Card): Lifespan {
	const lifespan = lifespanAt(Date.now(), card);
	const changes = lifespan === "ahead" ? [appearsAt(card)] : changesOf(card);
	if (renderingForCache()) for (const at of changes) noteChange(at);
	return lifespan;
}

export const currentCards = (cards: readonly Card[]): Card[] =>
	cards.filter((card) => noteLifespan(card) === "current");
