import type { CDPSession, Page } from "playwright/test";

/** Chromium's accessibility tree as text: what assistive technology gets, descriptions included, unlike aria snapshots. */

type AXNode = Awaited<ReturnType<typeof treeOf>>[number];

const treeOf = async (session: CDPSession) => (await session.send("Accessibility.getFullAXTree")).nodes;

/** Without a meaning of their own; their children count. */
const TRANSPARENT = new Set([
	"none",
	"generic",
	"paragraph",
	"strong",
	"superscript",
	"mark",
	"time",
	"LineBreak",
	"MenuListPopup",
	"DescriptionList",
]);
/** Told by another node: a field's label by its name. */
const TOLD = new Set(["InlineTextBox", "ListMarker", "LabelText", "Legend"]);
/** All others are told by the role, or concern the mouse. */
const STATES = [
	"level",
	"checked",
	"pressed",
	"expanded",
	"required",
	"invalid",
	"disabled",
	"selected",
	"focused",
	"busy",
];

const text = (value: AXNode["name"]): string => masked(String(value?.value ?? "").trim());

/** The demo's dates follow the calendar. */
const MASKS: readonly [RegExp, string][] = [
	[/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b,?/g, "(day)"],
	[/\b\d{1,2}\s[A-Z][a-z]+\s\d{4}\b/g, "(date)"],
	[/\b\d{1,2}:\d{2}\b(?: (?:GMT|IST))?/g, "(time)"],
	[/\b\d+ days\b/g, "(days)"],
];
const masked = (name: string): string => MASKS.reduce((all, [pattern, mask]) => all.replace(pattern, mask), name);

function statesOf({ role, properties = [] }: AXNode): string[] {
	const values = new Map(properties.map(({ name, value }): [string, unknown] => [name, value.value]));
	// A list item's level is its depth, which the indentation shows.
	if (role?.value === "listitem") values.delete("level");
	return STATES.flatMap((state) => {
		const value = values.get(state) ?? false;
		if (value === false || (value === "false" && state === "invalid")) return [];
		return value === true || value === "true" ? [state] : [`${state} ${value}`];
	});
}

function lineOf(node: AXNode): string {
	const role = String(node.role?.value);
	const [name, value, description] = [node.name, node.value, node.description].map(text);
	const states = statesOf(node);
	return [
		role === "StaticText" ? "text" : role,
		name && `"${name}"`,
		value && value !== name && `= "${value}"`,
		states.length > 0 && `[${states.join(", ")}]`,
		description && description !== name && `(${description})`,
	]
		.filter(Boolean)
		.join(" ");
}

/**
 * A line for each node below the first one of the role: role, name, value, states, description. A nameless node with one child shares
 * its line: `listitem > link "News"`.
 */
export async function accessibilityTree(page: Page, rootRole = "main"): Promise<string> {
	const session = await page.context().newCDPSession(page);
	const nodes = await treeOf(session);
	await session.detach();
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	/** The lines of each visible node: of this one, or of those below a transparent one. */
	const partsOf = (node: AXNode, said: string): string[][] => {
		const role = String(node.role?.value);
		const name = text(node.name);
		// The name of a link or a heading says its text already.
		if (TOLD.has(role) || (role === "StaticText" && said.includes(name))) return [];
		const isTransparent = node.ignored || TRANSPARENT.has(role);
		const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
		const parts = children.flatMap((child) => partsOf(child, isTransparent ? said : name || said));
		if (isTransparent) return parts;
		const line = lineOf(node);
		const [[first, ...below] = [], ...others] = parts;
		if (first && others.length === 0 && !line.includes('"')) return [[`${line} > ${first}`, ...below]];
		return [[line, ...parts.flat().map((part) => `  ${part}`)]];
	};
	const root = nodes.find((node) => !node.ignored && node.role?.value === rootRole);
	if (!root) throw new Error(`The page has no ${rootRole}`);
	return `${partsOf(root, "").flat().join("\n")}\n`;
}
