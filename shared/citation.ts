import { BRAND } from "./brand.ts";

interface Work {
	title: string;
	authors: readonly string[];
	/** ISO 8601. */
	published: string | null;
	url: string;
}

const TITLES =
	/^(?:dre?|prof|professor|assoc|associate|pre?|em|md|phd|med|pd|priv-doz|dipl|apr|op|uzm|ecz|doç|yrd|öğr|üyesi|gör|arş)$/i;

/** Irish surgeons are called Mr or Ms. "MR" and "M.S." are initials. */
const FORMS_OF_ADDRESS = /^(?:Mr|Mrs|Ms|Mme)\.?$/;

const isTitle = (part: string): boolean => FORMS_OF_ADDRESS.test(part) || TITLES.test(part.replaceAll(".", ""));

/** A family name begins with the first of these. */
const PARTICLES = /^(?:v[ao][nm]|d[aeiu]|de[lnrs]|della|la|le|te[nr]?|zu[mr]?|el|al|bin|ó|ní|nic|uí|mac)$/i;

/** "Dr Maeve Anne Brennan" becomes "Brennan MA", "Koen Van den Berghe" "Van den Berghe K". A single name stays. */
function authorName(name: string): string {
	// What follows a comma is a role or a degree.
	const [person = ""] = name.split(",");
	const parts = person.split(/\s+/).filter((part) => part !== "" && !isTitle(part));
	if (parts.length === 0) return name;
	const particle = parts.findIndex((part, index) => index > 0 && PARTICLES.test(part));
	const family = particle > 0 ? particle : parts.length - 1;
	const initials = parts
		.slice(0, family)
		.flatMap((part) => part.split("-"))
		.map((part) => part.charAt(0).toUpperCase());
	return [parts.slice(family).join(" "), initials.join("")].filter(Boolean).join(" ");
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

const MOST_AUTHORS = 6;

/** Vancouver style, in three parts, because the title has the page's language. `now`: the visit's day in the country's zone. */
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
