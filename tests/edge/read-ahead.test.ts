import { cpSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { control } from "../tools/bench/counts.ts";
import { type Answer, ask } from "../tools/bench/load.ts";
import { signIn } from "../tools/bench/rates.ts";
import { HOST, PORTAL_FOLDER, type Served, serveBackend, servePortal } from "../tools/bench/runtime.ts";

/** What everybody sees is read while the person's object is asked; everything else waits for the object's answer. */

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const SECRET_WORDS = /Potassium below|twice daily|Whom do you start/;

let backend: Served;
let portal: Served;
let member: Record<string, string>;
beforeEach(async () => {
	cpSync("dist/worker", PORTAL_FOLDER, { recursive: true });
	backend = await serveBackend("dist/backend");
	// Knows nothing of the pages that follow.
	portal = await servePortal(backend, { entry: "broken" });
	await switched("work");
	member = await signIn(portal);
	await control(backend, "calls", { method: "DELETE" });
});
afterEach(() => Promise.all([portal.close(), backend.close()]));

const switched = (how: string): Promise<Answer> => ask(portal, `/__stores?${how}`);

const recorded = z.array(z.object({ path: z.string() }));
const STRAPI = "/api/strapi/en-IE/";
async function calls(): Promise<string[]> {
	const all = recorded.parse(await (await control(backend, "calls")).json());
	return all.map(({ path }) => path.replace(STRAPI, ""));
}

/** Opens a page while the person's object is held, until all of `awaited` are asked. */
async function heldVisit(path: string, awaited: readonly string[], headers = member) {
	await switched("sessions-held");
	const arrives = ask(portal, path, headers);
	// A failed check below ends the portal.
	arrives.catch(() => undefined);
	const missing = async () => {
		const asked = await calls();
		return awaited.filter((wanted) => !asked.some((call) => call.split("?")[0] === wanted));
	};
	await expect.poll(missing, { timeout: 2500, interval: 20 }).toEqual([]);
	const ahead = await calls();
	await switched("work");
	const { status, body } = await arrives;
	const html = String(body);
	return {
		ahead,
		behind: (await calls()).slice(ahead.length),
		status,
		level: /"accessLevel":"(\w+)"/.exec(html)?.[1],
		html,
	};
}

const SHELL = ["single/footer", "activeCollections"];
const FILTERS = ["categories", "domains"];

test.each([
	["/en-IE", [...SHELL, "content", "single/home", ...FILTERS]],
	["/en-IE/news", [...SHELL, "news", "news/count", ...FILTERS]],
	["/en-IE/about", [...SHELL, "single/about"]],
])("%s reads shell and lists while the person's object is asked", async (path, awaited) => {
	const { ahead, behind, status, level } = await heldVisit(path, awaited);
	expect([status, level]).toEqual([200, "full"]);
	expect(ahead.toSorted()).toEqual([...new Set(ahead)].toSorted());
	// Only what is the person's own is left.
	expect(behind.filter((call) => !call.startsWith("/api/webinargeek/"))).toEqual([]);
});

test("[4.03] the backend is asked for no item and nothing of the person before the object has answered", async () => {
	const { ahead, behind, status, html } = await heldVisit(GATED, [...SHELL, "materials"]);
	expect(ahead.map((call) => call.split("?")[0]).toSorted()).toEqual([
		"activeCollections",
		"materials",
		"single/footer",
	]);
	expect(behind).toContain("item/materials/cardovex-titration-scheme/full");
	expect(status).toBe(200);
	expect(html).toMatch(SECRET_WORDS);
});

test("[4.08] a copied cookie reads nothing of the gate, however slow the object is", async () => {
	const leaving = {
		...member,
		Origin: `http://${HOST}:${portal.port}`,
		"Content-Type": "application/x-www-form-urlencoded",
	};
	expect((await ask(portal, "/en-IE/logout", leaving, "")).status).toBe(303);
	await control(backend, "calls", { method: "DELETE" });
	const { ahead, behind, html } = await heldVisit(GATED, [...SHELL, "materials"]);
	expect([...ahead, ...behind].filter((call) => call.endsWith("/full"))).toEqual([]);
	expect(html).toContain("Login required");
	expect(html).not.toMatch(SECRET_WORDS);
});

test("a page under a filter reads only the shell ahead", async () => {
	const { ahead, status } = await heldVisit("/en-IE/news?domain=1", SHELL);
	expect(ahead.toSorted()).toEqual([...SHELL].toSorted());
	expect(status).toBe(200);
});
