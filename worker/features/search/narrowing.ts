import type { SearchFilters } from "../../../shared/filters.ts";
import type { Card } from "../../../shared/models.ts";

type Narrowed = Pick<Card, "domains" | "event" | "publishedAt" | "publicContent">;

function monthsAgo(months: number, now: number): number {
	const date = new Date(now);
	const day = date.getUTCDate();
	date.setUTCMonth(date.getUTCMonth() - months);
	// 31 February would be in March.
	if (date.getUTCDate() !== day) date.setUTCDate(0);
	return date.getTime();
}

/** A card's age is that of the date which its result shows. A card without a date, such as a course's, is never recent. */
export function admitting({ domain, months, open }: SearchFilters, now: number): (card: Narrowed) => boolean {
	const since = months === null ? null : monthsAgo(Number(months), now);
	return ({ domains, event, publishedAt, publicContent }) =>
		(domain === null || domains.some(({ id }) => id === domain)) &&
		(since === null || Date.parse(event?.startsAt ?? publishedAt ?? "") >= since) &&
		(publicContent || !open);
}
