import type { Attributes } from "./model.ts";
import type { Row } from "./store.ts";

/** Strapi's query language, as far as its documentation says and the portal uses it. What a type lacks is refused. */

export type Parameters = { [name: string]: string | Parameters };

export class Invalid extends Error {
	readonly key: string;
	constructor(key: string) {
		super(`Invalid key ${key}`);
		this.key = key;
	}
}

export function parametersOf(search: URLSearchParams): Parameters {
	const root: Parameters = {};
	for (const [name, value] of search) {
		const path = name.split(/[[\]]+/).filter((part) => part !== "");
		const last = path.pop() ?? "";
		let at = root;
		for (const part of path) {
			const known = at[part];
			const next = typeof known === "object" ? known : {};
			at[part] = next;
			at = next;
		}
		at[last] = value;
	}
	return root;
}

const listOf = (value: string | Parameters | undefined): string[] =>
	value === undefined ? [] : typeof value === "string" ? [value] : Object.values(value).map(String);
const partsOf = (value: string | Parameters | undefined): Parameters => (typeof value === "object" ? value : {});

const isEntry = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const manyOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function attributeOf(attributes: Attributes, name: string): Attributes[string] {
	const attribute = attributes[name];
	if (attribute === undefined) throw new Invalid(name);
	return attribute;
}

const OPERATORS: Readonly<Record<string, (value: unknown, wanted: string | Parameters) => boolean>> = {
	$eq: (value, wanted) => value === wanted,
	$in: (value, wanted) => listOf(wanted).includes(String(value)),
	// As SQLite's LIKE: the case of ASCII letters alone.
	$containsi: (value, wanted) => asciiLower(String(value ?? "")).includes(asciiLower(String(wanted))),
	$lte: (value, wanted) => value !== null && String(value) <= String(wanted),
	$gt: (value, wanted) => value !== null && String(value) > String(wanted),
	$null: (value) => value === null || value === undefined,
};
const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

export function matches(row: Record<string, unknown>, filters: string | Parameters, attributes: Attributes): boolean {
	return Object.entries(partsOf(filters)).every(([name, wanted]) => {
		if (name === "$and") return Object.values(partsOf(wanted)).every((one) => matches(row, one, attributes));
		if (name === "$or") return Object.values(partsOf(wanted)).some((one) => matches(row, one, attributes));
		const attribute = attributeOf(attributes, name);
		const values = manyOf(row[name]);
		if (typeof attribute === "object" && attribute !== null) {
			return values.some((value) => isEntry(value) && matches(value, wanted, attribute));
		}
		return Object.entries(partsOf(wanted)).every(([operator, operand]) =>
			values.some((value) => {
				const operate = OPERATORS[operator];
				if (!operate) throw new Invalid(operator);
				return operate(value, operand);
			}),
		);
	});
}

/** `fields` and `populate`: without the one all that is stored in the entry, without the other nothing else. */
export function shownOf(row: unknown, wanted: Parameters, attributes: Attributes): unknown {
	if (Array.isArray(row)) return row.map((one) => shownOf(one, wanted, attributes));
	if (!isEntry(row)) return null;
	const fields = listOf(wanted.fields);
	for (const name of fields) if (!IDS.includes(name) && attributeOf(attributes, name) !== null) throw new Invalid(name);
	const scalars = Object.keys(attributes).filter(
		(name) => attributes[name] === null && (fields.length === 0 || fields.includes(name) || IDS.includes(name)),
	);
	const populated = Object.entries(partsOf(wanted.populate)).map(([name, inner]) => {
		const attribute = attributeOf(attributes, name);
		if (attribute === null) throw new Invalid(name);
		return [name, attribute === "media" ? (row[name] ?? null) : shownOf(row[name], partsOf(inner), attribute)];
	});
	return { ...Object.fromEntries(scalars.map((name) => [name, row[name] ?? null])), ...Object.fromEntries(populated) };
}
const IDS = ["id", "documentId"];

/** Kept, because a comparison that makes its own takes a hundred times as long. */
const BY_TEXT = new Intl.Collator("en");
const BY_NUMBER = new Intl.Collator("en", { numeric: true });

export function sorted(rows: readonly Row[], sort: string | Parameters | undefined, attributes: Attributes): Row[] {
	const keys = listOf(sort).map((one) => one.split(":") as [string, string?]);
	for (const [name] of keys) attributeOf(attributes, name);
	return [...rows].sort((a, b) => {
		for (const [name, direction] of keys) {
			const order = (name === "id" ? BY_NUMBER : BY_TEXT).compare(String(a[name] ?? ""), String(b[name] ?? ""));
			if (order !== 0) return direction === "desc" ? -order : order;
		}
		return 0;
	});
}
