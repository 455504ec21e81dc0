import { BRAND } from "./brand.ts";

interface Work {
	title: string;
	authors: readonly string[];
	/** ISO 8601. */
	published: string | null;
	url: string;
}

const TITLES = /^(?:dr|prof|professor|md|phd|med|pd|uzm|doç)\.?$/i;

/** "Dr Maeve Anne Brennan" becomes "Brennan MA". A single name stays. */
function authorName(name: string): string {
	const parts = name.split(/\s+/).filter((part) => part !== "" && !TITLES.test(part));
	const last = parts.at(-1);
	if (last === undefined) return name;
	const initials = parts.slice(0, -1).map((part) => part.charAt(0).toUpperCase());
	return initials.length > 0 ? `${last} ${initials.join("")}` : last;
}

/** The style writes dates as "2026 Nov 16". */
function date(at: number, timeZone: string): string {
	const { year, month, day } = Object.fromEntries(
		new Intl.DateTimeFormat("en", { year: "numeric", month: "short", day: "numeric", timeZone })
			.formatToParts(at)
			.map(({ type, value }) => [type, value]),
	);
	return `${year} ${month} ${day}`;
}

/** The style lists six authors at most. */
const MOST_AUTHORS = 6;

/**
 * A reference in the Vancouver style for websites, in three parts, because the title is in the page's language. `now` is the day of
 * the visit, in the country's zone.
 */
export function citation(
	{ title, authors, published, url }: Work,
	now: number,
	timeZone: string,
): readonly [before: string, title: string, after: string] {
	const names = authors.slice(0, MOST_AUTHORS).map(authorName);
	const by = names.length === 0 ? BRAND.company : names.join(", ") + (authors.length > MOST_AUTHORS ? ", et al" : "");
	const on = published === null ? "" : `; ${date(Date.parse(published), timeZone)}`;
	const source = ` [Internet]. ${BRAND.portal}${on} [cited ${date(now, timeZone)}]. Available from: ${url}`;
	return [`${by}. `, title.replace(/[.\s]+$/, ""), source];
}
