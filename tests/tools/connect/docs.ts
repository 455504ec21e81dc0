import { readFileSync, writeFileSync } from "node:fs";
import type * as z from "zod/mini";
import { familyOf, PATTERNS, shareOf } from "../../../worker/backend/families.ts";
import { CALLS, SHAPES, type When } from "./calls.ts";
import { fieldsOf } from "./shape.ts";

/** `npm run docs` writes the tables of docs/backend.md from the contract; a test compares them. */

export const BACKEND_FILE = "docs/backend.md";
const [BEGIN, END] = ["<!-- npm run docs -->", "<!-- end -->"];

const TRIED: Readonly<Record<When, string>> = {
	read: "",
	write: "`--write`",
	register: "`--write=register`",
	import: "`--write=import`",
	"delete-user": "`--write=delete-user`",
};

const escaped = (text: string): string => text.replaceAll("|", "\\|");
const readable = (pattern: string): string => pattern.replace(/:(\w+)/g, "{$1}").replaceAll("*", "{id}");

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

function shapeBlock(name: string, schema: z.ZodMiniType): string {
	const fields = fieldsOf(schema, nameOf);
	const width = Math.max(...fields.map((field) => field.name.length));
	const lines = fields.map(
		({ name: field, isRequired, expected }) => `${isRequired ? "*" : " "} ${field.padEnd(width)}  ${expected}`,
	);
	return [`### ${name}`, "", "```", ...lines, "```", ""].join("\n");
}

/** The page with its tables as the code has them. */
export function written(page: string): string {
	const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
	const tables = [
		BEGIN,
		"",
		"| call, under `/api` | sent | answered with 2xx | refused | deadline | tried with |",
		"| --- | --- | --- | --- | --- | --- |",
		...callRows(),
		"",
		"## Shapes",
		"",
		"`*`: required; without it the portal drops the item or the answer, or within a group (`file.url`) the group. Any other",
		"field may be missing or null.",
		"",
		...Object.entries(SHAPES).map(([name, schema]) => shapeBlock(name, schema)),
	];
	return page.slice(0, before) + tables.join("\n") + page.slice(after);
}

if (import.meta.main) writeFileSync(BACKEND_FILE, written(readFileSync(BACKEND_FILE, "utf8")));
