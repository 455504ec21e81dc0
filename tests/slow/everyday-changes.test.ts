import { afterAll, expect, test } from "vitest";
import { copyOf } from "./copy.ts";

/**
 * The everyday changes of CONTRIBUTING.md, each made in half: what was forgotten does not compile, or a unit test says
 * what is missing. The whole change of a country is in fifth-country.test.ts.
 */

const { root, edit, run, without, remove } = copyOf("everyday-changes");
afterAll(remove);

interface Half {
	change: string;
	/** By file: what stands there and what is written behind it. */
	written: Readonly<Record<string, readonly [behind: string, text: string]>>;
	/** Of the compiler, or of the unit test that `test` names. */
	said: readonly RegExp[];
	test?: string;
}

const HALVES: readonly Half[] = [
	{
		change: "a register field that one country asks, without its entry",
		written: { "shared/countries.ts": ["			fields: {", "\n				department: {},"] },
		said: [/shared\/countries\.ts.*department/],
	},
	{
		change: "a register field with its entry, without its word",
		written: {
			"shared/accounts/register-fields.ts": [
				"export const REGISTER_FIELDS = {",
				'\n	department: { rule: "text", widget: "text", label: "department", byCountry: [] },',
			],
		},
		said: [/error TS.*department/],
	},
	{
		change: "a section, without facts, icon and words",
		written: { "shared/sections.ts": ["export const SECTIONS = [", '"guidelines", '] },
		said: [/shared\/sections\.ts.*guidelines/, /icon\.tsx.*guidelines/, /locales\/en\.ts.*guidelines/],
	},
	{
		change: "a filter, without its names in the contract and its words",
		written: {
			"shared/filters.ts": [
				"export const FILTERS = {",
				'\n	population: { kind: "many", query: "population", taxonomy: "populations", label: "filters.population" },',
			],
		},
		said: [/filter-parameters\.ts.*population/, /filters\.population/],
	},
	{
		change: "a modal, without its component",
		written: { "shared/modals.ts": ["export const MODALS = [", '"survey", '] },
		said: [/modals\/modals\.tsx.*survey/],
	},
	{
		change: "a backend call of no family",
		written: {
			"worker/backend/meetings.ts": [
				"",
				'export const ask = (caller: Caller) => callJson("/surveys/7", { method: "GET" }, caller);\n',
			],
		},
		said: [/meetings\.ts.*surveys/],
	},
	{
		change: "a variable without its meaning",
		written: { "worker/runtime/env.ts": ["export const variables = z.object({", "\n	SURVEY: z.string(),"] },
		said: [/env-docs\.ts.*SURVEY/],
	},
	{
		change: "a cookie that the privacy page does not name",
		written: { "shared/cookies.ts": ["export const COOKIES = {", '\n	survey: { name: "survey", maxAge: DAY },'] },
		said: [/survey/],
		test: "cookies",
	},
	{
		change: "a cookie that is not in the table",
		written: {
			"worker/visitor/sign-up-card.ts": [
				"export function hideSignUpCard(c: Ctx): Response {",
				'\n	setCookie(c, { name: "survey", maxAge: null }, "1");',
			],
		},
		said: [/sign-up-card\.ts/],
	},
	{
		change: "a cache lifetime that the document does not tell",
		written: {
			"worker/cache/policies.ts": [
				"export const policies = {",
				"\n	survey: { fresh: MINUTE, stale: MINUTE, inKv: false },",
			],
		},
		said: [/survey/],
		test: "policies",
	},
	{
		change: "a click that the event table does not know",
		written: { "client/markup/views/feedback.tsx": ['<a className="button"', ' data-track="survey"'] },
		said: [/feedback\.tsx.*survey/],
	},
	{
		change: "a page in the route map, without loader and view",
		written: { "shared/routes.ts": ["const ROUTES = {", '\n	survey: { path: "/survey", shows: "page" },'] },
		said: [/worker\/loaders\.ts.*survey/, /views\/index\.ts.*survey/],
	},
	{
		change: "a form in the route map, without what answers its post",
		written: {
			"shared/routes.ts": ["const ROUTES = {", '\n	survey: { path: "/survey", shows: "standalone", acts: ["post"] },'],
		},
		said: [/worker\/actions\.ts.*survey/],
	},
	{
		change: "a view that the Worker renders and that asks the browser",
		written: { "client/markup/views/feedback.tsx": ["", "export const width = window.innerWidth;\n"] },
		said: [/feedback\.tsx.*window/],
	},
];

test.each(HALVES)("$change: says so", { timeout: 600_000 }, async ({ written, said, test: unit }) => {
	const changes = Object.entries(written).map(([file, [behind, text]]) => [
		`${root}/${file}`,
		(before: string) => (behind === "" ? before + text : before.replace(behind, behind + text)),
	]);
	await without(Object.fromEntries(changes), async () => {
		const answer = unit
			? await run("vitest", "run", "--project", "unit", `tests/unit/${unit}.test.ts`)
			: await run("tsc", "-b");
		expect(answer.code).not.toBe(0);
		for (const words of said) expect(answer.said).toMatch(words);
	});
});

test("unchanged, the copy compiles", { timeout: 600_000 }, async () => {
	edit(`${root}/README.md`, (text) => `${text}\n`);
	expect(await run("tsc", "-b")).toEqual({ code: 0, said: "" });
});
