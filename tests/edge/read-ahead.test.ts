import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { PURGE_SECRET } from "../tools/bench/runtime.ts";
import { benchPortal } from "./bench-portal.ts";

/** What everybody sees is read while the person's object is asked; everything else waits for the object's answer. */

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const SECRET_WORDS = /Potassium below|twice daily|Whom do you start/;

const { ask, signIn } = benchPortal("broken");

let member: Record<string, string>;
beforeEach(async () => {
	await ask("/__stores?work");
	member = await signIn();
	// No test has what another one has read.
	const hook = { "X-Purge-Secret": PURGE_SECRET, "Content-Type": "application/json" };
	expect((await ask("/ops/purge", hook, '{"event":"releases.publish","release":{"id":1}}')).status).toBe(202);
});

const STRAPI = "/api/strapi/en-IE/";
const paths = z.array(z.string().transform((path) => path.replace(STRAPI, "")));
const recorded = z.object({ ahead: paths, behind: paths });

/** Opens a page while the person's object is held until all of `awaited` are asked. */
async function heldVisit(path: string, awaited: readonly string[]) {
	await ask(`/__stores?sessions-held=${awaited.map((name) => STRAPI + name).join()}`);
	const { status, body } = await ask(path, member);
	const html = String(body);
	const { ahead, behind } = recorded.parse(JSON.parse(String((await ask("/__stores?calls")).body)));
	return { ahead, behind, status, level: /"accessLevel":"(\w+)"/.exec(html)?.[1], html };
}
const names = (calls: readonly string[]) => calls.map((call) => call.split("?")[0]).toSorted();

const SHELL = ["activeCollections", "single/footer"];
const FILTERS = ["categories", "domains"];

test.each([
	["/en-IE", [...SHELL, "content", "single/home", "webinars", ...FILTERS]],
	["/en-IE/news", [...SHELL, "news", "news/count", ...FILTERS]],
	["/en-IE/about", [...SHELL, "single/about"]],
])("%s reads shell and lists while the person's object is asked", async (path, awaited) => {
	const { ahead, behind, status, level } = await heldVisit(path, awaited);
	expect([status, level]).toEqual([200, "full"]);
	expect(names(ahead)).toEqual(awaited.toSorted());
	// Only what is the person's own is left.
	expect(behind.filter((call) => !call.startsWith("/api/webinargeek/"))).toEqual([]);
});

test("[4.03] the backend is asked for no item and nothing of the person before the object has answered", async () => {
	const { ahead, behind, status, html } = await heldVisit(GATED, [...SHELL, "materials"]);
	expect(names(ahead)).toEqual(["activeCollections", "materials", "single/footer"]);
	expect(behind).toContain("item/materials/cardovex-titration-scheme/full");
	expect(status).toBe(200);
	expect(html).toMatch(SECRET_WORDS);
});

test("[4.08] a copied cookie reads nothing of the gate, however slow the object is", async () => {
	const form = { ...member, "Content-Type": "application/x-www-form-urlencoded" };
	expect((await ask("/en-IE/logout", form, "")).status).toBe(303);
	const { ahead, behind, html } = await heldVisit(GATED, [...SHELL, "materials"]);
	expect([...ahead, ...behind].filter((call) => call.endsWith("/full"))).toEqual([]);
	expect(html).toContain("Login required");
	expect(html).not.toMatch(SECRET_WORDS);
});

test("a page under a filter reads only the shell ahead", async () => {
	const { ahead, status } = await heldVisit("/en-IE/news?domain=1", SHELL);
	expect(names(ahead)).toEqual(SHELL);
	expect(status).toBe(200);
});
