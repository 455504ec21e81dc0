import type { Identifier } from "@mdn/browser-compat-data";
import postcss, { type AtRule, type Declaration, type Node } from "postcss";
import { type Floor, featureAt, isKnown, partsOf } from "./mdn.ts";

/** Finds features in a style sheet that browsers at the floor lack. `@supports` guards its content. */

const isAsked = (node: Node): boolean =>
	node.parent !== undefined &&
	((node.parent.type === "atrule" && "name" in node.parent && node.parent.name === "supports") || isAsked(node.parent));

/** The figures of functions in values, by their names. */
const functions = new Map<string, string>();
(function index(path: string, feature: Identifier | undefined): void {
	for (const [name, one] of partsOf(feature)) {
		functions.set(name, `${path}.${name}`);
		index(`${path}.${name}`, one);
	}
})("css.types", featureAt("css.types"));

const UNITS = { d: "dynamic", s: "small", l: "large" };
const pathOfUnit = (kind: string) =>
	kind === "d" || kind === "s" || kind === "l" ? `css.types.length.viewport_percentage_units_${UNITS[kind]}` : [];

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

function pathsOfDeclaration({ prop, value }: Declaration): string[] {
	if (prop.startsWith("-")) return [];
	const property = `css.properties.${prop}`;
	const words = value.replace(/url\([^)]*\)|"[^"]*"|var\([^)]*\)/g, "");
	return [
		property,
		...all(words, /(?<![\w-])([a-z][a-z-]*)/g).map((word) => `${property}.${word}`),
		...all(words, /([a-z-]+)\(/g).flatMap((name) => functions.get(name) ?? []),
		...all(words, /\d([dsl])v[hw]\b/g).flatMap(pathOfUnit),
	];
}

const pathsOfSelector = (selector: string): string[] => [
	...all(selector, /::?([a-z-]+)/g).map((name) => `css.selectors.${name}`),
	...(selector.includes("&") ? ["css.selectors.nesting"] : []),
];

const pathsOfAtRule = ({ name, params }: AtRule): string[] => [
	`css.at-rules.${name}`,
	...(name === "media"
		? all(params, /\(([a-z-]+)/g).map((feature) => `css.at-rules.media.${feature.replace(/^m(in|ax)-/, "")}`)
		: []),
	...(name === "media" && /[<>=]/.test(params) ? ["css.at-rules.media.range_syntax"] : []),
];

interface Finds {
	/** MDN's names of what the sheet uses beyond the floor. */
	used: string[];
	/** Lists of selectors of which a browser at the floor knows some, and drops all. */
	lost: string[];
}

export function beyond(floor: Floor, sheet: string): Finds {
	const used = new Set<string>();
	const isBeyond = (path: string): boolean => {
		const feature = featureAt(path);
		return feature !== undefined && !isKnown(feature, floor);
	};
	const judge = (paths: string[]): void => {
		for (const path of paths.filter(isBeyond)) used.add(path);
	};
	const lost: string[] = [];
	const isLost = (selector: string) => pathsOfSelector(selector).some(isBeyond);
	postcss.parse(sheet).walk((node) => {
		if (isAsked(node)) return;
		if (node.type === "decl") judge(pathsOfDeclaration(node));
		if (node.type === "atrule") judge(pathsOfAtRule(node));
		if (node.type !== "rule") return;
		judge(pathsOfSelector(node.selector));
		if (node.selectors.some(isLost) && !node.selectors.every(isLost)) lost.push(node.selector);
	});
	return { used: [...used], lost };
}
