import * as z from "zod/mini";
import type { Tolerant } from "../../../shared/contracts/fields.ts";

/** Describes the contracts in words and finds where a value differs. Both come from the schemas, so that there is one source. */

/** Zod's union of all schemas, told apart by `def.type`. */
type Schema = z.core.$ZodTypes;
const known = (schema: z.core.$ZodType): Schema => schema as Schema;

export interface Fault {
	/** Such as `[].category.id`; all entries of a list share one name. */
	field: string;
	expected: string;
	got: string;
	/** The portal leaves the field out. Otherwise it drops the whole item or answer. */
	isTolerated: boolean;
}

const toleratedIn = (schema: z.core.$ZodType): Tolerant["tolerated"] | undefined =>
	"tolerated" in schema ? (schema as unknown as Tolerant).tolerated : undefined;

const NAMES: Readonly<Record<string, string>> = {
	datetime: "time with a zone",
	date: "date",
	url: "http or https address",
	safeint: "whole number",
};

const END = z.object({ check: z.enum(["greater_than", "less_than"]), value: z.number() });

/** Before a schema may stand a transform that takes other notations. */
const describedIn = (def: { in: z.core.$ZodType; out: z.core.$ZodType }): z.core.$ZodType =>
	known(def.in)._zod.def.type === "transform" ? def.out : def.in;

/** ` from 0 to 1` for a number with two ends. */
function rangeIn({ _zod }: z.core.$ZodType): string {
	const ends = (_zod.def.checks ?? []).flatMap((check) => END.safeParse(check._zod.def).data?.value ?? []);
	return ends.length === 2 ? ` from ${Math.min(...ends)} to ${Math.max(...ends)}` : "";
}

/** The text of a number, and 1 or 0 for yes or no, which "Other notations" in docs/backend.md names. */
function isOtherNotation(given: z.core.$ZodType): boolean {
	const { def } = known(given)._zod;
	return def.type === "literal" ? def.values.includes("0") : "format" in def && def.format === "numeral";
}

function words(given: z.core.$ZodType): string {
	const schema = known(given);
	const tolerated = toleratedIn(schema);
	if (tolerated) return tolerated.isList ? `list of ${words(tolerated.schema)}` : words(tolerated.schema);
	const { def } = schema._zod;
	switch (def.type) {
		case "string":
			return "format" in def ? (NAMES[String(def.format)] ?? "text") : "text";
		case "number":
			if ("coerce" in def) return "number, or its text";
			return "format" in def ? (NAMES[String(def.format)] ?? "number") : `number${rangeIn(schema)}`;
		case "boolean":
			return "true or false";
		case "enum":
			return Object.values(def.entries).join(" | ");
		case "literal":
			return def.values.join(" | ");
		case "union":
			return [...new Set(def.options.filter((option) => !isOtherNotation(option)).map(words))].join(" or ");
		case "array":
			return known(def.element)._zod.def.type === "unknown" ? "list" : `list of ${words(def.element)}`;
		case "record":
			return "object of texts";
		case "object":
			return "object";
		case "catch":
		case "nullable":
			return words(def.innerType);
		case "pipe":
			return words(describedIn(def));
		default:
			return "anything";
	}
}

const kindOf = (value: unknown): string => {
	if (value === undefined) return "nothing";
	if (value === null) return "null";
	return Array.isArray(value) ? "list" : typeof value === "string" ? "text" : typeof value;
};

/** Reports the kind of a value and never the value, which may be personal. */
const fault = (schema: z.core.$ZodType, value: unknown, field: string, isTolerated: boolean): Fault => {
	const [expected, kind] = [words(schema), kindOf(value)];
	return { field, expected, got: expected.startsWith(kind) || kind === "text" ? `another ${kind}` : kind, isTolerated };
};

const within = (field: string, name: string): string =>
	field === "" || name === "[]" ? field + name : `${field}.${name}`;
const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** All differences between a value and its contract. */
export function faultsIn(given: z.core.$ZodType, value: unknown, field = "", isTolerated = false): Fault[] {
	const schema = known(given);
	const tolerated = toleratedIn(schema);
	const broken = () => [fault(schema, value, field, isTolerated)];
	const each = (entries: unknown, entry: z.core.$ZodType, isTold: boolean) =>
		Array.isArray(entries)
			? entries.flatMap((one: unknown) => faultsIn(entry, one, within(field, "[]"), isTold))
			: [fault(schema, value, field, isTold)];
	if (tolerated) {
		const isFine = tolerated.isStrict ? z.safeParse(schema, value).success : isAbsent(value);
		if (isFine) return [];
		const one = tolerated.given(value);
		if (tolerated.isList) return each(one, tolerated.schema, true);
		return faultsIn(tolerated.schema, one, field, isTolerated || !tolerated.isStrict);
	}
	const { def } = schema._zod;
	switch (def.type) {
		case "object": {
			if (typeof value !== "object" || value === null || Array.isArray(value)) return broken();
			const has = new Map<string, unknown>(Object.entries(value));
			return Object.entries(def.shape).flatMap(([name, own]) =>
				faultsIn(own, has.get(name), within(field, name), isTolerated),
			);
		}
		case "array":
			return each(value, def.element, isTolerated);
		case "catch":
			return value === undefined ? [] : faultsIn(def.innerType, value, field, true);
		case "nullable":
			return value === null ? [] : faultsIn(def.innerType, value, field, isTolerated);
		case "pipe": {
			const before = faultsIn(def.in, value, field, isTolerated);
			const read = z.safeParse(def.in, value);
			return before.length > 0 || !read.success ? before : faultsIn(def.out, read.data, field, isTolerated);
		}
		case "transform":
			// The schema before has already checked the type. Text that is not JSON fails here.
			return z.safeParse(schema, value).success ? [] : [{ field, expected: "JSON", got: kindOf(value), isTolerated }];
		default:
			return z.safeParse(schema, value).success ? [] : broken();
	}
}

export interface Field {
	name: string;
	isRequired: boolean;
	expected: string;
}

/** All fields of a contract. `named` returns the name of contracts that have a section of their own. */
export function fieldsOf(given: z.core.$ZodType, named: (schema: z.core.$ZodType) => string | undefined): Field[] {
	const { def } = known(given)._zod;
	if (def.type === "pipe") return fieldsOf(describedIn(def), named);
	if (def.type !== "object") return [];
	return Object.entries(def.shape).flatMap(([name, own]) => {
		const { schema, isList } = toleratedIn(own) ?? { schema: own, isList: false };
		const isRequired = toleratedIn(own) === undefined && known(own)._zod.def.type !== "catch";
		const title = named(schema);
		if (title !== undefined) return [{ name, isRequired, expected: isList ? `list of ${title}` : title }];
		const inner = fieldsOf(schema, named).map((one) => ({ ...one, name: `${name}${isList ? "[]" : ""}.${one.name}` }));
		return inner.length > 0 ? inner : [{ name, isRequired, expected: words(own) }];
	});
}
