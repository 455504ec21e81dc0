import { expect, test } from "vitest";
import { itemsIn } from "../edge/items.ts";
import { ownPortal } from "../edge/own-portal.ts";
import { searchOf } from "../edge/search-page.ts";

/** Made-up addresses of items: each costs the backend a call, so a person or client has a budget of them. */

const HOST = "ie.localhost";
const LIMIT = 3;
const KNOWN = "/en-IE/materials/cardovex-titration-scheme";
const portal = ownPortal({ counted: { CLIENT_LIMIT: LIMIT, SESSION_LIMIT: LIMIT }, before: "healed" });

const behind =
	(address: string) =>
	(path: string, headers: Record<string, string> = {}) =>
		portal.get(HOST + path, { "CF-Connecting-IP": address, ...headers });
const madeUp = (section = "news") => `/en-IE/${section}/made-up-${crypto.randomUUID()}`;

/** The last of these is the first beyond the limit. */
async function exhaust(get: ReturnType<typeof behind>): Promise<void> {
	for (let count = 0; count <= LIMIT; count++) expect((await get(madeUp())).status).toBe(404);
}

test.each(["news", "materials", "e-learnings"])("%s: made-up addresses are 429, without a call", async (section) => {
	const get = behind(crypto.randomUUID());
	await exhaust(get);
	await portal.forgetCalls();
	const path = madeUp(section);
	const refused = await get(path);
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect((await portal.calls()).filter((call) => call.path.includes("made-up"))).toEqual([]);
	// The refusal is kept nowhere.
	expect((await behind(crypto.randomUUID())(path)).status).toBe(404);
	expect((await get(path)).status).toBe(404);
});

test("what a cache knows is served beyond the budget, and other clients meet no limit", async () => {
	const get = behind(crypto.randomUUID());
	expect((await get(KNOWN)).status).toBe(200);
	await exhaust(get);
	expect((await get(KNOWN)).status).toBe(200);
	expect((await get(`${KNOWN}?whole`)).status).toBe(200);
	expect((await get("/en-IE/news")).status).toBe(200);
	expect((await behind(crypto.randomUUID())(madeUp())).status).toBe(404);
});

test("an address counts once in both of its Unicode forms", async () => {
	const get = behind(crypto.randomUUID());
	const accented = () => madeUp().replace("made-up", "made-%C3%A9");
	for (let count = 0; count <= LIMIT; count++) expect((await get(accented())).status).toBe(404);
	const calls = (await portal.calls()).filter(({ path }) => path.includes("made-"));
	expect(calls).toHaveLength(2 * (LIMIT + 1));
	expect((await get(accented())).status).toBe(429);
});

test("spellings of one address that the backend accepts count too", async () => {
	const get = behind(crypto.randomUUID());
	const item = await portal.backend("/api/strapi/en-IE/item/materials/cardovex-titration-scheme/none");
	await portal.fault({ path: "/api/strapi/en-IE/item/news/made-up", body: await item.json() });
	for (let count = 0; count <= LIMIT; count++) expect((await get(madeUp())).status).toBe(200);
	expect((await get(madeUp())).status).toBe(429);
});

test("a page that exists opens beyond the budget when no cache has it", async () => {
	const get = behind(crypto.randomUUID());
	await expect.poll(() => searchOf(portal).offered("titration"), { timeout: 30_000 }).toContain(KNOWN);
	await exhaust(get);
	await portal.purge();
	await portal.forgetCalls();
	expect((await get(KNOWN)).status).toBe(200);
	expect((await portal.calls()).some(({ path }) => path.includes("cardovex-titration-scheme"))).toBe(true);
	expect((await get(madeUp())).status).toBe(429);
});

test("the log says that a budget is spent, and not whose", async () => {
	const address = crypto.randomUUID();
	const get = behind(address);
	await exhaust(get);
	expect((await get(madeUp())).status).toBe(429);
	const logs = () => portal.logs().join("\n");
	await expect.poll(logs).toContain('"event":"absences-limited"');
	expect(logs()).not.toContain(address);
	expect(logs()).not.toContain("made-up");
});

test("right addresses that no cache has do not count, however many visitors of one client open, nor do cached absences", async () => {
	const get = behind(crypto.randomUUID());
	const items = (await itemsIn(portal, "en-IE")).slice(0, 50);
	const paths = items.map(({ slug, content_type }) => `/en-IE/${content_type}/${slug}`);
	expect(paths.length).toBeGreaterThan(5 * LIMIT);
	for (const path of paths) expect((await get(path)).status, path).toBe(200);
	const missing = madeUp();
	for (let count = 0; count < 2; count++) expect((await get(missing)).status).toBe(404);
	// One absence has counted, so the last of these is the first beyond the limit.
	for (let count = 0; count < LIMIT; count++) expect((await get(madeUp())).status).toBe(404);
	expect((await get(madeUp())).status).toBe(429);
});
