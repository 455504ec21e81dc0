import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOf } from "./copy.ts";

/**
 * The everyday changes of CONTRIBUTING.md, each made in half: what was forgotten does not compile, or a unit test says
 * what is missing. The whole change of a country is in fifth-country.test.ts. All halves stand in the copy at once, each
 * under a name of its own, by which the compiler's errors tell them apart: one run instead of a dozen.
 */

const { root, run, without, remove } = copyOf("everyday-changes");
afterAll(remove);

interface Half {
	change: string;
	file: string;
	/** What stands in the file, and what is written behind it. Without the first: at its end. */
	behind: string;
	text: string;
	said: readonly RegExp[];
}

const COMPILED: readonly Half[] = [
	{
		change: "a register field that one country asks, without its entry",
		file: "shared/countries.ts",
		behind: "			fields: {",
		text: "\n				department: {},",
		said: [/shared\/countries\.ts.*department/],
	},
	{
		change: "a register field with its entry, without its word",
		file: "shared/accounts/register-fields.ts",
		behind: "export const REGISTER_FIELDS = {",
		text: '\n	ward: { rule: "text", widget: "text", label: "ward", byCountry: [] },',
		said: [/error TS.*\bward\b/],
	},
	{
		change: "a section, without facts, icon and words",
		file: "shared/sections.ts",
		behind: "export const SECTIONS = [",
		text: '"guidelines", ',
		said: [/shared\/sections\.ts.*guidelines/, /icon\.tsx.*guidelines/, /locales\/en\.ts.*guidelines/],
	},
	{
		change: "a filter, without its names in the contract and its words",
		file: "shared/filters.ts",
		behind: "export const FILTERS = {",
		text: '\n	population: { kind: "many", query: "population", taxonomy: "populations", label: "filters.population" },',
		said: [/filter-parameters\.ts.*population/, /strapi\/conditions\.ts.*population/, /filters\.population/],
	},
	{
		change: "a modal, without its component",
		file: "shared/modals.ts",
		behind: "export const MODALS = [",
		text: '"survey", ',
		said: [/modals\/modals\.tsx.*survey/],
	},
	{
		change: "a backend call of no family",
		file: "worker/backend/webinars.ts",
		behind: "",
		text: 'export const ask = (caller: Caller) => callJson("/surveys/7", { method: "GET" }, caller);\n',
		said: [/webinars\.ts.*surveys/],
	},
	{
		change: "a variable without its meaning",
		file: "worker/runtime/env.ts",
		behind: "export const variables = z.object({",
		text: "\n	SURVEY: z.string(),",
		said: [/env-docs\.ts.*SURVEY/],
	},
	{
		change: "a cookie that is not in the table",
		file: "worker/visitor/sign-up-card.ts",
		behind: "export function hideSignUpCard(c: Ctx): Response {",
		text: '\n	setCookie(c, { name: "survey", maxAge: null }, "1");',
		said: [/sign-up-card\.ts/],
	},
	{
		change: "a click that the event table does not know",
		file: "client/markup/views/feedback.tsx",
		behind: '<a className="button"',
		text: ' data-track="poll"',
		said: [/feedback\.tsx.*"poll"/],
	},
	{
		change: "a page in the route map, without loader and view",
		file: "shared/routes.ts",
		behind: "const ROUTES = {",
		text: '\n	leaflet: { path: "/leaflet", shows: "page" },',
		said: [/worker\/loaders\.ts.*leaflet/, /views\/index\.ts.*leaflet/],
	},
	{
		change: "a form in the route map, without what answers its post",
		file: "shared/routes.ts",
		behind: "const ROUTES = {",
		text: '\n	petition: { path: "/petition", shows: "standalone", acts: ["post"] },',
		said: [/worker\/actions\.ts.*petition/],
	},
	{
		change: "a view that the Worker renders and that asks the browser",
		file: "client/markup/views/feedback.tsx",
		behind: "",
		text: "export const width = window.innerWidth;\n",
		said: [/feedback\.tsx.*window/],
	},
];

const TESTED: readonly Half[] = [
	{
		change: "a cookie that the privacy page does not name",
		file: "shared/cookies.ts",
		behind: "export const COOKIES = {",
		text: '\n	ballot: { name: "ballot", maxAge: DAY },',
		said: [/ballot/],
	},
	{
		change: "a cache lifetime that the document does not tell",
		file: "worker/cache/policies.ts",
		behind: "export const policies = {",
		text: "\n	polls: { fresh: MINUTE, stale: MINUTE, inKv: false },",
		said: [/polls/],
	},
];

/** What a command says when all the halves are made. */
async function told(halves: readonly Half[], command: string, ...args: string[]): Promise<string> {
	const changes: Record<string, (text: string) => string> = {};
	for (const { file, behind, text } of halves) {
		const before = changes[`${root}/${file}`];
		changes[`${root}/${file}`] = (whole) => {
			const changed = before?.(whole) ?? whole;
			expect(changed, file).toContain(behind);
			return behind === "" ? changed + text : changed.replace(behind, behind + text);
		};
	}
	const { code, said } = await without(changes, () => run(command, ...args));
	expect(code).not.toBe(0);
	return said;
}

const HALVES = [COMPILED, TESTED].flat();
let said: string;
beforeAll(async () => {
	const units = ["cookies", "policies"].map((name) => `tests/unit/${name}.test.ts`);
	said = await told(COMPILED, "tsc", "-b");
	said += await told(TESTED, "vitest", "run", "--project", "unit", ...units);
});

test.each(HALVES)("$change: says so", ({ said: expected }) => {
	for (const words of expected) expect(said).toMatch(words);
});
