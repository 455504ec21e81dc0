import type { Identifier } from "@mdn/browser-compat-data";
import { parseSync } from "vite";
import { type Floor, featureAt, isKnown, partsOf } from "./mdn.ts";

/** Finds what scripts use that browsers at the floor do not have. */

/** A feature and the path under which MDN has it. */
interface Feature {
	path: string;
	feature: Identifier;
}

/** Features by name, on any interface: the types of a source are unknown here. */
const named = new Map<string, Feature[]>();
for (const root of ["javascript.builtins", "javascript.builtins.Intl", "api"]) {
	for (const [owner, one] of partsOf(featureAt(root))) {
		add(owner, { path: `${root}.${owner}`, feature: one });
		for (const [name, feature] of partsOf(one)) {
			const path = `${root}.${owner}.${name}`;
			add(`${owner}.${name.replace("_static", "")}`, { path, feature });
			if (!name.endsWith("_static")) add(name, { path, feature });
		}
	}
}
function add(name: string, feature: Feature): void {
	named.set(name, [...(named.get(name) ?? []), feature]);
}

interface Node {
	type: string;
	[key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nameOf = (value: unknown): string =>
	isNode(value) && value.type === "Identifier" && typeof value.name === "string" ? value.name : "";

function* below(node: Node): Generator<Node> {
	yield node;
	for (const value of Object.values(node).flat()) if (isNode(value)) yield* below(value);
}

function nodesOf(file: string, source: string): Node[] {
	const { program, errors } = parseSync(file, source);
	if (errors.length > 0 || !isNode(program)) throw new Error(`${file} cannot be read`);
	return [...below(program)];
}

const OWN = ["TSPropertySignature", "TSMethodSignature", "Property"];

/** Names of properties that a source defines. */
export const ownNames = (file: string, source: string): string[] =>
	nodesOf(file, source).flatMap((node) => (OWN.includes(node.type) ? nameOf(node.key) : []));

/** What a chain such as z.string().check() begins with. */
function rootOf(node: unknown): string {
	if (!isNode(node)) return "";
	return nameOf(node) || rootOf(node.object ?? node.callee);
}

interface Limits {
	floor: Floor;
	/** Paths of features that are used only where they are, with all that is below. */
	askedFor: readonly string[];
	/** Names that may mean a property of the product's own. */
	own: ReadonlySet<string>;
}

/** The names in a source that no feature at the floor answers to. */
export function beyond({ floor, askedFor, own }: Limits, file: string, source: string): string[] {
	const nodes = nodesOf(file, source);
	const imported = nodes.filter(({ type }) => /^Import.*Specifier$/.test(type)).map(({ local }) => nameOf(local));
	const called = new Set(nodes.filter(({ type }) => type === "CallExpression").map(({ callee }) => callee));
	const isThere = ({ path, feature }: Feature) =>
		isKnown(feature, floor) || askedFor.some((one) => `${path}.`.startsWith(`${one}.`));

	const namesIn = (node: Node): string[] => {
		if (node.type === "NewExpression") return [nameOf(node.callee)];
		if (node.type !== "MemberExpression" || node.computed !== false || imported.includes(rootOf(node))) return [];
		const name = nameOf(node.property);
		const whole = `${nameOf(node.object)}.${name}`;
		if (named.has(whole)) return [whole];
		return called.has(node) || !own.has(name) ? [name] : [];
	};
	const used = new Set(nodes.flatMap(namesIn).filter((name) => !imported.includes(name)));
	return [...used].filter((name) => named.get(name)?.some(isThere) === false);
}
