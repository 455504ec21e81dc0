import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import type { LocaleCode } from "../../shared/locales.ts";
import { checkContract, linesOf, optionsIn, type Result } from "../tools/connect/contract.ts";
import { written } from "../tools/connect/docs.ts";
import { askingAt, examplesOf } from "../tools/connect/examples.ts";
import { runtimeOf } from "../tools/workers.ts";
import { IN_ALL } from "./own-portal.ts";
import { backendAlone } from "./portal.ts";

/** The contract command against the embedded backend, as a server of its own: as it is, and broken in every way that it names. */

const LOCALE: LocaleCode = "en-IE";
const STRAPI = `/api/strapi/${LOCALE}`;
const ENV = {
	SERVICE_SECRET: "development-service-secret",
	CONTENT_SECRET: "development-content-secret",
	CONTRACT_EMAIL: "ie.new@helvora.example",
	CONTRACT_PASSWORD: "demo-1234",
};

const backend = runtimeOf(() => [backendAlone()]);
let origin = "";
beforeAll(async () => {
	({ origin } = await backend.start());
	await backend.ask("http://backend/__control/store", { method: "PUT" });
});
afterAll(backend.close);

test("the examples of docs/backend.md are its answers", async () => {
	const file = "docs/backend.md";
	expect(written(file, await examplesOf(askingAt(origin)))).toBe(readFileSync(file, "utf8"));
});

/** By default a deadline that a busy machine keeps. */
async function checked(args: string[] = [], deadline = 30_000): Promise<Result & { lines: string[] }> {
	const lines: string[] = [];
	const env = { ...ENV, BACKEND_DEADLINE_MS: String(deadline) };
	const options = optionsIn([origin, "--locale", LOCALE, ...args], env);
	const result = await checkContract(options, (line) => lines.push(line));
	return { ...result, lines };
}
const broken = ({ steps }: Result) => steps.filter(({ faults }) => faults.length > 0).flatMap(linesOf);

test("the embedded backend keeps the whole contract, writes included, and nothing secret or personal is printed", async () => {
	const result = await checked(["--write=register,import,delete-user"]);
	expect(broken(result)).toEqual([]);
	expect(result.untried).toEqual([]);
	const text = result.lines.join("\n");
	for (const said of [
		"✓ POST /login",
		"✓ DELETE /user",
		`/strapi/${LOCALE}/content`,
		"GET /uploads/",
		"/full of a draft",
	]) {
		expect(text).toContain(said);
	}
	for (const secret of [...Object.values(ENV), "Ciarán", "Byrne", "WIEM00012352"]) expect(text).not.toContain(secret);
});

test("without --write nothing is sent but reads, and what was not tried is named", IN_ALL, async () => {
	await backend.ask("http://backend/__control/calls", { method: "DELETE" });
	const { untried } = await checked();
	const calls = z
		.array(z.object({ method: z.string(), path: z.string() }))
		.parse(await (await backend.ask("http://backend/__control/calls")).json());
	expect(calls.filter(({ method, path }) => method !== "GET" || path.includes("/enroll/"))).toEqual([]);
	expect(untried).toContain("  POST /login (--write)");
	expect(untried).toContain("  DELETE /user (--write=delete-user)");
});

/** Each makes one answer another one: the call, and what is said of it. More kinds are in slow/contract-faults.test.ts. */
const BREAKAGES: readonly (readonly [fault: object, call: string, words: string])[] = [
	[{ path: `${STRAPI}/domains`, body: [{ id: 1 }] }, "/domains", "`[].name`: expected text, got nothing"],
	[
		{ path: `${STRAPI}/categories`, body: [{ id: "", name: "Topic" }] },
		"/categories",
		"`[].id`: expected text or whole number, got another text",
	],
	[
		{ path: `${STRAPI}/single/about`, body: [{ title: "About", image: { url: 7 } }] },
		"/single/about",
		"`image.url`: expected text, got number (the portal goes without it)",
	],
	[{ path: `${STRAPI}/podcasts?`, body: [] }, "/podcasts?", "(_limit=450, "],
	[
		{ path: `/api/talentLMS/ie/count`, body: 5 },
		"/talentLMS/ie/count without the service secret",
		"answered 200, expected 401 or 403",
	],
	[
		{
			path: `${STRAPI}/webcasts?`,
			body: [{ id: 1, slug: "draft", title: "Draft", content_type: "webcasts", state: "draft" }],
		},
		"/webcasts?",
		"holds drafts, which only a preview may get",
	],
	[
		{ path: `${STRAPI}/single/privacy`, status: 302, headers: { Location: "/login" }, body: "" },
		"/single/privacy",
		"a redirect, which the portal does not follow",
	],
	[{ path: `${STRAPI}/single/happy`, delay: 3500 }, "/single/happy", "no answer within 3000 ms, the portal's deadline"],
	[
		{ path: "/uploads/audio/", body: "RIFF", headers: { "Content-Type": "audio/wav" } },
		"(audio)",
		"Range: expected 206, got 200",
	],
	[
		{ path: "re:^/uploads/thumbnail", body: "<p>Gone</p>", headers: { "Content-Type": "text/html" } },
		"(picture's smaller format)",
		"header Content-Type: expected that of the file, got text/html",
	],
	[{ path: `${STRAPI}/search?term=`, body: { total: 3, sections: [] } }, "/search?", "`total`: expected 0"],
];

test("a broken backend: each breach is named, with its call, its field and what was expected", IN_ALL, async () => {
	for (const [fault] of BREAKAGES) {
		const answer = await backend.ask("http://backend/__control/faults", {
			method: "POST",
			body: JSON.stringify(fault),
		});
		expect(answer.status).toBe(200);
	}
	const lines = broken(await checked([], 3000));
	await backend.ask("http://backend/__control/faults", { method: "DELETE" });
	for (const [, of, words] of BREAKAGES) {
		const calls = lines.flatMap((line, index) => (line.startsWith("✘") ? [index] : []));
		const told = calls.map((from, index) => lines.slice(from, calls[index + 1]));
		const named = told.filter(([call = "", ...faults]) => call.includes(of) && faults.join().includes(words));
		expect(named, `${of}, ${words}: ${lines.join("\n")}`).not.toEqual([]);
	}
});
