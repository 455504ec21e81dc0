import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { familyOf, PATTERNS, shareOf } from "../../../worker/backend/families.ts";
import { variables } from "../../../worker/runtime/env.ts";
import { CALLS, SHAPES, type When } from "./calls.ts";
import { ENTRIES } from "./env-docs.ts";
import { fieldsOf } from "./shape.ts";

/** The tables of docs/backend.md from the contract, and that of docs/configuration.md from the schema. */

const [BEGIN, END] = ["<!-- npm run docs -->", "<!-- end -->"];

const TRIED: Readonly<Record<When, string>> = {
	read: "",
	write: "`--write`",
	register: "`--write=register`",
	import: "`--write=import`",
	"delete-user": "`--write=delete-user`",
};

const escaped = (text: string): string => text.replaceAll("|", "\\|");
const readable = (pattern: string): string =>
	pattern
		.replace("/:section/*", "/:section/:slug")
		.replace(/:(\w+)/g, "{$1}")
		.replaceAll("*", "{id}");

function callRows(): string[] {
	return PATTERNS.flatMap((pattern) =>
		Object.entries(CALLS[pattern]).map(([method, { when, sends, answers, refuses = "", isOptional }]) => {
			const call = `\`${method} ${readable(pattern)}\`${isOptional ? " (optional)" : ""}`;
			const seconds = shareOf(familyOf(pattern), 5000) / 1000;
			return `| ${[call, sends, answers, refuses, `${seconds} s`, TRIED[when]].map(escaped).join(" | ")} |`;
		}),
	);
}

const nameOf = (schema: z.core.$ZodType): string | undefined =>
	Object.entries(SHAPES).find(([, one]) => one === schema)?.[0];

/** By the shapes' names. */
type Examples = ReadonlyMap<string, readonly string[]>;

const SHAPE = /^### (\w+)\n([\s\S]*?)(?=^#|^<!--)/gm;
const EXAMPLE = /^```json\n([\s\S]*?)\n```$/gm;

/** Those that the page has. */
export const examplesIn = (page: string): Examples =>
	new Map(
		[...page.matchAll(SHAPE)].map(([, name = "", block = ""]) => [
			name,
			[...block.matchAll(EXAMPLE)].map(([, json = ""]) => json),
		]),
	);

function shapeBlock(name: string, schema: z.ZodMiniType, examples: Examples): string {
	const fields = fieldsOf(schema, nameOf);
	const width = Math.max(...fields.map((field) => field.name.length));
	const lines = fields.map(
		({ name: field, isRequired, expected }) => `${isRequired ? "*" : " "} ${field.padEnd(width)}  ${expected}`,
	);
	const shown = (examples.get(name) ?? []).flatMap((json) => ["```json", json, "```", ""]);
	return [`### ${name}`, "", "```", ...lines, "```", "", ...shown].join("\n");
}

function contractTables(examples: Examples): string[] {
	return [
		"| call, under `/api` | sent | answered with 2xx | refused | deadline | tried with |",
		"| --- | --- | --- | --- | --- | --- |",
		...callRows(),
		"",
		"## Shapes",
		"",
		"`*`: required; without it the portal drops the item or the answer, or within a group (`file.url`) the group. Any other",
		"field may be missing or null. The examples are answers of the embedded backend: one entry of each list, long texts cut, empty",
		"fields left out.",
		"",
		...Object.entries(SHAPES).map(([name, schema]) => shapeBlock(name, schema, examples)),
	];
}

/** The value that the Worker uses without the variable; empty if it does not start without it. */
function defaultOf(schema: z.core.$ZodType): string {
	if (schema instanceof z.ZodMiniDefault) {
		const value = schema.def.defaultValue;
		return `\`${typeof value === "object" ? JSON.stringify(value) : value}\``;
	}
	return z.safeParse(schema, undefined).success ? "none" : "";
}

function configurationTable(): string[] {
	const schemas = new Map<string, z.core.$ZodType>(Object.entries(variables.shape));
	const rows = Object.entries(ENTRIES).map(([name, { kind, meaning, otherwise }]) => {
		const schema = schemas.get(name);
		return `| \`${name}\` | ${kind} | ${escaped(meaning)} | ${otherwise ?? (schema ? defaultOf(schema) : "")} |`;
	});
	return ["| name | kind | meaning | default |", "| --- | --- | --- | --- |", ...rows, ""];
}

/** For each file the lines between its two marks. */
const TABLES: Readonly<Record<string, (examples: Examples) => string[]>> = {
	"docs/backend.md": contractTables,
	"docs/configuration.md": configurationTable,
};
export const FILES = Object.keys(TABLES);

/** The file with the tables of the current code. Without new examples it keeps its own. */
export function written(file: string, examples?: Examples): string {
	const page = readFileSync(file, "utf8");
	const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
	const tables = TABLES[file]?.(examples ?? examplesIn(page)) ?? [];
	return page.slice(0, before) + [BEGIN, "", ...tables].join("\n") + page.slice(after);
}
