import type { Content, Item, Place } from "../content.ts";
import type { Route } from "../routes.ts";

/** The addresses of a route in one locale. */

const NONE: Item = { section: "news", slug: "no-such-item", parts: [] };

/** The values of a parameter, by its name. A rule such as `{(?:about|imprint)}` lists its own. */
const VALUES: Record<string, (place: Place, path: string) => readonly string[]> = {
	locale: ({ locale }) => [locale],
	section: ({ items }) => [...new Set(items.map(({ section }) => section)), "no-such-section"],
	name: () => ["happy", "negative", "neutral", "no-such-page"],
	code: ({ locale }, path) => (path.startsWith("/sitemap") ? [locale, "xx-XX"] : ["wrong-code"]),
	file: () => ["1.xml", "2.xml", "no.xml"],
	medium: () => ["file", "video", "no-such-medium"],
	// Older commits call these parameters `part`.
	part: (place, path) => (path.startsWith("/sitemap") ? VALUES.file : VALUES.medium)?.(place, path) ?? [],
	flow: () => ["login", "register", "no-such-flow"],
	area: ({ areas }) => [...areas, "no-such-area"],
	link: () => ["no-such-link"],
};

/** The words of a rule; null if it is no list of words. */
const wordsOf = (rule = ""): string[] | null => {
	const words = rule.replace(/[{}]|\(\?:|[()]/g, "").split("|");
	return words.every((word) => /^[\w-]+$/.test(word)) ? words : null;
};

/** @throws for an unknown parameter */
function valuesOf(segment: string, place: Place, path: string): readonly string[] {
	const [, name, rule] = /^:(\w+)(\{.*\})?$/.exec(segment) ?? [];
	if (name === undefined) return [segment];
	const values = name === "locale" ? null : wordsOf(rule);
	const known = values ?? VALUES[name]?.(place, path);
	if (!known) throw new Error(`tests/tools/compare has no values for :${name} of ${path}`);
	return known;
}

const joined = (lists: readonly (readonly string[])[]): string[] =>
	lists.reduce<string[]>((paths, list) => paths.flatMap((path) => list.map((one) => `${path}/${one}`)), [""]);

/** A slash within a rule separates no segments. */
const segmentsOf = (path: string): string[] => path.match(/(?:\{[^}]*\}|[^/{])+/g) ?? [];

export function pathsOf({ path }: Route, place: Place, { pictures }: Content): string[] {
	const segments = segmentsOf(path);
	if (segments.at(-1) === "*") {
		const rest = path === "/images/*" ? pictures.slice(0, 12).map((one) => one.slice(1)) : ["nowhere"];
		return joined([...segments.slice(0, -1).map((one) => [one]), [...rest, "no/such.svg", "..%2fsecret.svg"]]);
	}
	const slugAt = segments.indexOf(":slug");
	if (slugAt < 1) return joined(segments.map((one) => valuesOf(one, place, path))).map((one) => one || "/");
	// Section and slug depend on each other.
	const sections = valuesOf(segments[slugAt - 1] ?? "", place, path);
	const [section = ""] = sections;
	const items = place.items.filter((one) => sections.includes(one.section));
	return [...items, sections.length > 1 ? NONE : { ...NONE, section }].flatMap((item) =>
		joined(
			segments.map((segment, index) => {
				if (index === slugAt - 1) return [item.section];
				if (index === slugAt) return [encodeURIComponent(item.slug)];
				const values = valuesOf(segment, place, path);
				return [":medium", ":part"].includes(segment) ? [...new Set([...item.parts, ...values])] : values;
			}),
		),
	);
}
