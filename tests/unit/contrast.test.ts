import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BRAND, COLOUR_SCHEMES } from "../../shared/brand.ts";

/** The colours of client/styles/tokens.css, in both schemes, and what stands on what. */

type Scheme = (typeof COLOUR_SCHEMES)[number];
type Rgb = readonly [number, number, number];

const SHEETS = globSync("client/styles/*.css").map((file) => ({ file, source: readFileSync(file, "utf8") }));
const TOKENS = readFileSync("client/styles/tokens.css", "utf8");
const LITERAL =
	/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(|[:\s](?:white|black|gr[ae]y|red|blue|green)\b(?=\s*[;,)])/gi;

/** Other sheets only give tokens a second name. */
const declared = new Map(
	SHEETS.flatMap(({ source }) => [...source.matchAll(/^\t+(--[\w-]+): (.+);$/gm)])
		.filter(([, name]) => !name?.startsWith("--kind"))
		.map(([, name = "", value = ""]) => [name, value]),
);

/** A token's value in one scheme, followed to its end. */
function literal(name: string, scheme: Scheme): string {
	const value = declared.get(name) ?? "";
	const both = /^light-dark\((.+), ([^,]+)\)$/.exec(value);
	const one = both?.[scheme === "light" ? 1 : 2] ?? value;
	const next = /^var\((--[\w-]+)\)$/.exec(one)?.[1];
	return next ? literal(next, scheme) : one;
}

function rgbOf(name: string, scheme: Scheme): Rgb {
	const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(literal(name, scheme));
	if (!hex) throw new Error(`${name} is no colour: ${literal(name, scheme)}`);
	const [r = 0, g = 0, b = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16));
	return [r, g, b];
}

/** WCAG's relative luminance. */
const luminance = (rgb: Rgb): number => {
	const [r = 0, g = 0, b = 0] = rgb.map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: Rgb, other: Rgb): number => {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
};

/** Text that inherits its ground, or stands on its parent's. */
const TEXTS: Record<string, readonly string[]> = {
	"--surface":
		"--ink --ink-soft --link --primary --primary-strong --secondary --secondary-strong --green-800 --red-700 --amber-800 --green-700 --bad".split(
			" ",
		),
	"--surface-soft": ["--ink", "--ink-soft", "--link", "--primary", "--primary-strong", "--green-800", "--red-700"],
	"--surface-raised": ["--ink", "--ink-soft", "--link", "--primary", "--primary-strong", "--red-700", "--amber-800"],
	"--blue-50": ["--ink", "--ink-soft", "--link", "--primary", "--primary-strong"],
	"--blue-100": ["--ink", "--ink-soft", "--primary", "--primary-strong"],
	"--green-50": ["--ink", "--ink-soft", "--link", "--primary", "--green-800", "--red-700"],
	"--violet-50": ["--ink", "--ink-soft", "--link", "--primary", "--red-700"],
	"--yellow-100": ["--ink", "--ink-soft", "--link", "--primary", "--primary-strong"],
	"--green-100": ["--ink"],
	"--pink-100": ["--ink"],
	"--amber-100": ["--ink", "--link"],
	"--deep": ["--white", "--on-deep", "--on-deep-soft", "--on-deep-green"],
	"--deep-start": ["--white"],
	"--white": ["--on-white"],
};

/** Signs rather than text: focus rings, fields, lines of a state, large figures. [1.4.11] */
const SIGNS: Record<string, readonly string[]> = {
	"--surface": ["--blue-600", "--line-strong", "--secondary", "--red-700", "--blue-400"],
	"--surface-soft": ["--blue-600", "--line-strong", "--blue-400"],
	"--surface-raised": ["--blue-600", "--line-strong", "--red-700"],
	"--blue-50": ["--blue-600"],
	"--green-50": ["--blue-600", "--line-strong"],
	"--violet-50": ["--blue-600"],
	"--violet-200": ["--violet-700"],
	"--blue-100": ["--secondary"],
	"--deep": ["--white", "--on-deep-soft"],
	"--deep-start": ["--white"],
};

interface Pair {
	on: string;
	of: string;
}
const pairsOf = (table: Record<string, readonly string[]>): Pair[] =>
	Object.entries(table).flatMap(([on, texts]) => texts.map((of) => ({ on, of })));

/** Innermost blocks with their declarations. */
const blocks = SHEETS.flatMap(({ file, source }) =>
	[...source.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
		rule: `${file} ${selector.trim()}`,
		color: /(?:^|[;\s])color: var\((--[\w-]+)\)/.exec(body)?.[1],
		grounds: [
			...(/(?:^|[;\s])background(?:-color)?: ([^;]+)/.exec(body)?.[1] ?? "").matchAll(/var\((--[\w-]+)\)/g),
		].map(([, name = ""]) => name),
	})),
);

/** Colour and ground that one rule sets together. */
const together: Pair[] = blocks.flatMap(({ color, grounds }) =>
	color && !color.startsWith("--kind") ? grounds.map((on) => ({ on, of: color })) : [],
);

/** Those of the kinds of content, which are declared together. */
const kinds = [...TOKENS.matchAll(/--kind: var\((--[\w-]+)\);\s+--kind-soft: var\((--[\w-]+)\);/g)].flatMap(
	([, of = "", soft = ""]) =>
		[soft, "--surface", "--surface-raised", "--blue-50", "--blue-100"].map((on) => ({ on, of })),
);

for (const scheme of COLOUR_SCHEMES) {
	const tooWeak = (pairs: Pair[], least: number) =>
		pairs
			.map(({ on, of }) => ({ pair: `${of} on ${on}`, ratio: contrast(rgbOf(on, scheme), rgbOf(of, scheme)) }))
			.filter(({ ratio }) => ratio < least);

	test(`${scheme}: all text has a contrast of at least 4.5 to its background`, () => {
		expect(together.length).toBeGreaterThan(15);
		expect(kinds).toHaveLength(6 * 5);
		expect(tooWeak([...pairsOf(TEXTS), ...together, ...kinds], 4.5)).toEqual([]);
	});

	test(`${scheme}: signs such as the focus ring have a contrast of at least 3`, () => {
		expect(tooWeak(pairsOf(SIGNS), 3)).toEqual([]);
	});

	test(`${scheme}: the browser's own surfaces have the page's colour`, () => {
		expect(BRAND.colours[scheme]).toBe(literal(scheme === "light" ? "--primary" : "--surface", scheme));
	});
}

test("every text colour is checked on a background", () => {
	const judged = new Set([...pairsOf(TEXTS), ...pairsOf(SIGNS), ...together].map(({ of }) => of));
	const used = blocks.flatMap(({ rule, color }) => (color && !color.startsWith("--kind") ? [{ rule, color }] : []));
	expect(used.filter(({ color }) => !judged.has(color))).toEqual([]);
});

test("only the sheet of tokens contains colours", () => {
	const found = SHEETS.filter(({ file }) => !file.endsWith("tokens.css")).flatMap(({ file, source }) =>
		[...source.replace(/\/\*.*?\*\//gs, "").matchAll(LITERAL)].map(([found]) => `${file}: ${found}`),
	);
	expect(found).toEqual([]);
});

// Firefox keeps `color: inherit` with forced colours: a link's or the page's colour, on the yellow of marks.
test("with forced colours marks have the text colour of their background", () => {
	const [rule] = readFileSync("client/styles/forced-colors.css", "utf8").match(/mark \{[^}]*\}/) ?? [];
	expect(rule).toMatch(/background: Mark;\s+color: MarkText;/);
});

test("selects draw their arrow in the colours of the scheme, and wait for no picture", () => {
	const rules = SHEETS.flatMap(({ source }) => source.match(/[^{}]*(?:select\.input|__speed)[^{}]*\{[^}]*\}/g) ?? []);
	expect(rules.filter((rule) => rule.includes("linear-gradient"))).toHaveLength(1);
	expect(rules.filter((rule) => rule.includes("url("))).toEqual([]);
});
