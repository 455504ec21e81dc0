import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import type { LocaleCode } from "../../shared/locales.ts";
import { backendAlone } from "../edge/portal.ts";
import { checkContract, documentOf, linesOf, optionsIn, type Result } from "../tools/connect/contract.ts";
import type { FaultKind } from "../tools/connect/faults.ts";
import { absence } from "../tools/connect/reach.ts";
import { runtimeOf } from "../tools/workers.ts";

/** Faults that teams make in their backend, each planted into the embedded one by a proxy: the command names each by its kind. */

const ENV = { SERVICE_SECRET: "development-service-secret", CONTENT_SECRET: "development-content-secret" };

interface Planted {
	status: number;
	headers: Record<string, string>;
	body: unknown;
}
/** What comes instead of the answer; undefined: the answer itself. `body` is its JSON. */
type Plant = (path: string, answer: Planted) => Partial<Planted> | undefined;

const backend = runtimeOf(() => [backendAlone()]);
let origin = "";
let plant: Plant = () => undefined;

const proxy = createServer(async (request, response) => {
	const path = request.url ?? "/";
	const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
	const asked = rewritten(path);
	const answer = await fetch(origin + asked, {
		headers: { ...headers, host: new URL(origin).host },
		redirect: "manual",
	});
	const type = answer.headers.get("content-type") ?? "";
	const bytes = Buffer.from(await answer.arrayBuffer());
	const body: unknown = type.includes("json") ? JSON.parse(bytes.toString()) : undefined;
	const kept = Object.fromEntries([...answer.headers].filter(([name]) => !/length|encoding|connection/.test(name)));
	const changed = plant(path, { status: answer.status, headers: kept, body });
	const sent = { status: answer.status, headers: kept, body: body ?? bytes, ...changed };
	const isText = typeof sent.body === "string" || Buffer.isBuffer(sent.body);
	response.writeHead(sent.status, sent.headers).end(isText ? sent.body : JSON.stringify(sent.body));
});
/** What the backend is asked instead. */
let rewritten = (path: string): string => path;
let address = "";

beforeAll(async () => {
	({ origin } = await backend.start());
	await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
	const bound = proxy.address();
	address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
});
beforeEach(() => {
	plant = () => undefined;
	rewritten = (path) => path;
});
afterAll(async () => {
	proxy.closeAllConnections();
	proxy.close();
	await backend.close();
});

async function checked(locales: readonly LocaleCode[] = ["fr-BE"]): Promise<Result> {
	const options = optionsIn([address], { ...ENV, BACKEND_DEADLINE_MS: "30000" });
	return checkContract({ ...options, locales }, () => undefined);
}

const isList = (path: string): boolean => /^\/api\/strapi\/[^/]+\/(?:news|content)\?/.test(path);
const isItem = (path: string): boolean => path.includes("/item/");
const entries = z.array(z.record(z.string(), z.unknown()));
const record = z.record(z.string(), z.unknown());

/** Every entry of lists, or the item itself. */
const eachEntry =
	(change: (entry: Record<string, unknown>) => Record<string, unknown>): Plant =>
	(path, { body, status }) => {
		if (status >= 400) return undefined;
		if (isList(path)) return { body: entries.parse(body).map(change) };
		return isItem(path) ? { body: change(record.parse(body)) } : undefined;
	};
const without =
	(name: string) =>
	({ [name]: _, ...entry }: Record<string, unknown>) =>
		entry;
type Where = string | ((path: string, answer: Planted) => boolean);
const instead =
	(where: Where, change: Partial<Planted> | ((body: unknown) => Partial<Planted>)): Plant =>
	(path, answer) => {
		const isThere = typeof where === "string" ? path.includes(where) : where(path, answer);
		if (!isThere) return undefined;
		return typeof change === "function" ? change(answer.body) : change;
	};
const isAbsent = (path: string, { status }: Planted): boolean => isItem(path) && status === 404;
/** The refusal's item, with its text. */
const whole = (refusal: unknown): object => ({
	...record.parse(record.parse(refusal).item),
	content: "<p>For professionals</p>",
});
const isDomains = (path: string, { status }: Planted): boolean => path.includes("/domains") && status === 200;
const FOREIGN = { url: "https://pictures.example/a.jpg" };
const isGated = (path: string, { status }: Planted): boolean => isItem(path) && status === 403;
const HTML = { headers: { "Content-Type": "text/html" }, body: "<!doctype html><p>Not found</p>" };
const reordered = (path: string): string => path.replace("_start=1&", "_start=0&");

const PLANTED: readonly [what: string, kind: FaultKind, plant: Plant][] = [
	["the title is missing", "field", eachEntry(without("title"))],
	["the slug is missing", "field", eachEntry(without("slug"))],
	["types are wrong", "field", eachEntry((entry) => ({ ...entry, title: 7, category: "Cardiology" }))],
	["dates are Swiss", "field", eachEntry((entry) => ({ ...entry, published_at: "05.01.2026" }))],
	["an error comes under 200", "errorAs200", instead(isDomains, { body: { message: "Failed", statusCode: 500 } })],
	["a page comes instead of JSON", "json", instead("/categories", HTML)],
	["what does not exist is a failure", "absent", instead(isAbsent, { status: 500, body: { message: "Oops" } })],
	["a 404 has no message", "message", instead(isAbsent, { body: {} })],
	["a 404 is a page", "json", instead(isAbsent, HTML)],
	[
		"a refusal holds the text",
		"leak",
		instead(isGated, (body) => ({ body: { ...record.parse(body), item: whole(body) } })),
	],
	["a gated text is for everybody", "leak", instead(isGated, (body) => ({ status: 200, body: whole(body) }))],
	["a count is an object", "wrapped", instead("/count", (body) => ({ body: { total: body } }))],
	["a count is wrong", "count", instead("/news/count", (body) => ({ body: Number(body) + 3 }))],
	["no more than 20 come", "limit", instead(isList, (body) => ({ body: entries.parse(body).slice(0, 20) }))],
	["the oldest come first", "order", instead(isList, (body) => ({ body: entries.parse(body).reverse() }))],
	["lists are wrapped", "wrapped", instead(isList, (body) => ({ body: { data: body } }))],
	["pictures are on a host that is not allowed", "host", eachEntry((entry) => ({ ...entry, image: FOREIGN }))],
];

test.each(PLANTED)("%s: %s", async (_what, kind, planted) => {
	plant = planted;
	const { steps, broken } = await checked();
	const faults = steps.flatMap((step) => step.faults);
	const kinds = new Map<string, number>();
	for (const fault of faults) kinds.set(fault.kind, (kinds.get(fault.kind) ?? 0) + 1);
	expect(broken).toBeGreaterThan(0);
	expect(kinds.get(kind), JSON.stringify([...kinds])).toBe(Math.max(...kinds.values()));
});

test("_start is ignored, also where ids repeat across types", async () => {
	rewritten = reordered;
	const { steps } = await checked();
	// Ids repeat across types, as Strapi's do.
	plant = eachEntry((entry) => ({ ...entry, id: 1 }));
	const repeated = await checked();
	for (const { call, faults } of [...steps, ...repeated.steps].filter((step) => step.call.includes("_start=1&")))
		expect([call, faults.map(({ kind }) => kind)]).toEqual([call, ["start"]]);
	expect(repeated.steps.filter(({ faults }) => faults.some(({ kind }) => kind === "start")).length).toBeGreaterThan(2);
});

test("a locale is answered with another's content: one locale alone, or all of them", async () => {
	rewritten = (path) => path.replace("/strapi/fr-BE/", "/strapi/nl-BE/");
	const [alone, all] = [await checked(), await checked(["nl-BE", "fr-BE"])];
	for (const { steps } of [alone, all]) {
		const named = steps.filter(({ faults }) => faults.some(({ kind }) => kind === "locale"));
		expect(named.map(({ call }) => call)).toEqual([expect.stringContaining("/strapi/fr-BE/content?")]);
		expect(named[0]?.faults[0]?.what).toContain("those of nl-BE");
	}
});

test("a sound backend has no fault; each fault has one remedy, in lines and as JSON", async () => {
	expect((await checked()).steps.flatMap(({ faults }) => faults)).toEqual([]);
	plant = eachEntry(without("title"));
	const result = await checked();
	const [broken] = result.steps.filter(({ faults }) => faults.length > 0);
	expect(broken && linesOf(broken).filter((line) => line.includes("→"))).toHaveLength(1);
	const told = z
		.object({
			holds: z.literal(false),
			calls: z.array(
				z.object({ call: z.string(), faults: z.array(z.object({ kind: z.string(), remedy: z.string() })) }),
			),
		})
		.parse(JSON.parse(documentOf(result)));
	expect(told.calls.filter(({ faults }) => faults.length > 0)).toHaveLength(result.broken);
});

const STRAPI_404 = { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} } };

test.each<[string, string, Plant, string]>([
	["the contract itself", "", () => undefined, ""],
	["/api at the end", "/api", () => undefined, "the portal adds /api itself. Give http"],
	["a folder that is none", "/backend", () => undefined, "the portal adds /api itself. Give http"],
	["Strapi itself", "", () => ({ status: 404, body: STRAPI_404 }), "is Strapi itself"],
	["a website", "", () => ({ status: 200, ...HTML }), "answers with a page (200)"],
	["nothing there", "", () => ({ status: 404, body: { message: "Not found" } }), "has no such call (404)"],
	["a wrong secret", "", () => ({ status: 401, body: { message: "No" } }), "refuses the service secret (401)"],
	["a redirect", "", () => ({ status: 301, headers: { Location: "https://b.example/x" } }), "to https://b.example"],
	["a failure", "", () => ({ status: 500, body: {} }), "answers 500"],
])("the first step tells %s", async (_what, path, planted, said) => {
	plant = planted;
	const { target } = optionsIn([address + path], ENV);
	const told = (await absence(target)) ?? "";
	if (said === "") expect(told).toBe("");
	else expect(told).toContain(said);
});
