import type { SearchFilters } from "../../../shared/filters.ts";
import type { Card } from "../../../shared/models.ts";

/** What narrows a search down to some of its results. */

type Narrowed = Pick<Card, "domains" | "event" | "publishedAt" | "publicContent">;

function monthsAgo(months: number, now: number): number {
	const date = new Date(now);
	date.setUTCMonth(date.getUTCMonth() - months);
	return date.getTime();
}

/**
 * Which cards remain: of the area; not older than some months, by the date that the result shows; and without a lock, for a
 * visitor below full access. What has no date, such as a course, has no age either.
 */
export function admitting({ domain, months, open }: SearchFilters, now: number): (card: Narrowed) => boolean {
	const since = months === null ? null : monthsAgo(Number(months), now);
	return ({ domains, event, publishedAt, publicContent }) =>
		(domain === null || domains.some(({ id }) => id === domain)) &&
		(since === null || Date.parse(event?.startsAt ?? publishedAt ?? "") >= since) &&
		(publicContent || !open);
}
