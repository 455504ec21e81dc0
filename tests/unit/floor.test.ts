import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { build } from "vite";
import { expect, test } from "vitest";
import { REQUIRED, SCRIPTS_FLOOR, STYLES_FLOOR } from "../../shared/floor.ts";
import { CHECKED, OPTIONAL_CSS } from "./floor/allowed.ts";
import { featureAt, firstVersions } from "./floor/mdn.ts";
import * as scripts from "./floor/scripts.ts";
import * as styles from "./floor/styles.ts";

const SOURCES = globSync("{client,locales,shared}/**/*.{ts,tsx}").map((file) => ({
	file,
	source: readFileSync(file, "utf8"),
}));

/** A method of zod's, and an attribute of the page's that is read as a property. */
const NOT_THE_BROWSERS = ["check", "layout"];
const own = new Set(SOURCES.flatMap(({ file, source }) => scripts.ownNames(file, source)));
const limits = { floor: SCRIPTS_FLOOR, askedFor: [...CHECKED], own };

test("the scripts' floor is where browsers have all that the boot script requires", () => {
	const first = Object.keys(REQUIRED).map((path) => firstVersions(featureAt(path) ?? {}));
	for (const browser of ["chrome", "firefox", "safari"] as const)
		expect(SCRIPTS_FLOOR[browser], browser).toBe(Math.max(...first.map((versions) => versions[browser])));
});

test("scripts use only features of the floor, or check for others", () => {
	const found = SOURCES.map(({ file, source }) => ({ file, names: scripts.beyond(limits, file, source) }));
	const beyond = found.map(({ file, names }) => ({
		file,
		names: names.filter((name) => !NOT_THE_BROWSERS.includes(name)),
	}));
	expect(beyond.filter(({ names }) => names.length > 0)).toEqual([]);
});

test("all checked features and optional styles are in MDN's data", () => {
	for (const path of [...CHECKED, ...Object.values(OPTIONAL_CSS).flat()]) expect(featureAt(path), path).toBeDefined();
});

for (const [source, name] of [
	["const { promise } = Promise.withResolvers<void>();", "Promise.withResolvers"],
	["const seen = element?.checkVisibility();", "checkVisibility"],
	["const made = new URLPattern(path);", "URLPattern"],
] as const) {
	test(`${name} is refused in scripts`, () => {
		expect(scripts.beyond(limits, "planted.ts", source)).toEqual([name]);
	});
}

test("the built styles work at their floor, except optional features", async () => {
	const built = await build({ logLevel: "silent", build: { write: false } });
	const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
	const sheets = outputs.flatMap((one) =>
		one.type === "asset" && one.fileName.endsWith(".css") ? String(one.source) : [],
	);
	expect(sheets.length).toBeGreaterThan(0);
	const found = sheets.map((sheet) => styles.beyond(STYLES_FLOOR, sheet));
	expect(found.flatMap(({ lost }) => lost)).toEqual([]);
	// In both directions: an unused feature leaves the list.
	expect(new Set(found.flatMap(({ used }) => used))).toEqual(new Set(Object.values(OPTIONAL_CSS).flat()));
});

test("without :has() the focus is still seen: only rules that need it take an outline away", () => {
	const bare: string[] = [];
	for (const file of globSync("client/styles/*.css")) {
		postcss.parse(readFileSync(file, "utf8")).walkRules(({ selectors, nodes }) => {
			if (!nodes.some((node) => node.type === "decl" && node.prop === "outline" && node.value === "none")) return;
			bare.push(...selectors.filter((one) => one.includes(":focus-visible") && !one.includes(":has(")));
		});
	}
	expect(bare).toEqual([]);
});

test("a summary with an icon of its own has no triangle in Safari before 18.4", () => {
	const rules = globSync("client/styles/*.css").flatMap((file) => {
		const all: postcss.Rule[] = [];
		postcss.parse(readFileSync(file, "utf8")).walkRules((rule) => void all.push(rule));
		return all;
	});
	const isBox = (rule: postcss.Rule) =>
		rule.nodes.some((node) => node.type === "decl" && node.prop === "display" && /flex|grid/.test(node.value));
	const boxes = rules.filter(isBox).flatMap(({ selectors }) => selectors.filter((one) => one.endsWith(" summary")));
	const [marker = ""] = rules.flatMap(({ selector }) => (selector.includes("-details-marker") ? selector : []));
	expect(boxes.length).toBeGreaterThan(0);
	// Both dropdowns of the header are named by it.
	const named = boxes.map((one) => one.replace(".language", ".header"));
	expect(named.filter((one) => !marker.includes(one))).toEqual([]);
});

test("a search field has the border of the style sheet in Safari before 17, which draws its own", () => {
	const { nodes } = postcss.parse(readFileSync("client/styles/fields.css", "utf8"));
	const field = nodes.find((node) => node.type === "rule" && node.selector === ".search-form .input");
	expect(field?.toString()).toContain("appearance: textfield;");
});

test("a selector list with one unknown selector is refused, unless @supports guards it", () => {
	expect(styles.beyond(STYLES_FLOOR, "a, b:popover-open { color: red }").lost).toEqual(["a, b:popover-open"]);
	const asked = "@supports selector(:popover-open) { b:popover-open { color: red } }";
	expect(styles.beyond(STYLES_FLOOR, asked)).toEqual({ used: [], lost: [] });
});
