import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { CONSENT_COOKIE, writeChoice } from "../../shared/consent.ts";
import { IN_ALL, ownPortal } from "./own-portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** Events that wait in a queue; seconds stand for the queue's minutes. */

const portal = ownPortal({ before: "healed", queue: "bound" });
const broken = ownPortal({ before: "healed", queue: "failing" });
afterEach(async () => {
	await portal.heal();
	await portal.backend("/__control/tracking", {}, { method: "DELETE" });
});

const HOST = "ie.localhost";
const VIEW = { kind: "view", section: "news", url: "/en-IE/news", locale: "en-IE" };
const ONE = "/api/tracking/url";
const BATCH = "/api/tracking/batch";
const PATIENCE = { timeout: 60_000 };

const event = z.looseObject({ id: z.uuid(), at: z.iso.datetime(), url: z.string() });
const taken = async (from = portal) => z.array(z.unknown()).parse(await (await from.backend("/tracking.json")).json());
const events = async () => z.array(event).parse(await taken());
const urls = async () => (await events()).map(({ url }) => url).sort();
const asked = async (path: string) => (await portal.calls()).filter((call) => call.path === path).length;
const lines = (word: string, from = portal) => from.logs().filter((line) => line.includes(word));
const deadLetters = () =>
	lines('{"dead":').map((line) => z.object({ dead: z.looseObject({}) }).parse(JSON.parse(line)).dead);

/** One view of each address. @returns the addresses, as `urls` has them */
async function view(count: number, who: Pick<Visitor, "json"> = visitor(portal, HOST)): Promise<string[]> {
	const seen = Array.from({ length: count }, (_, index) => `/en-IE/news/number-${index}`);
	for (const url of seen) expect((await who.json("tracking/url", { ...VIEW, url })).status).toBe(204);
	return seen.sort();
}

test("events reach the backend in batches, each with its id and time", async () => {
	const before = Date.now();
	const seen = await view(4);
	await expect.poll(urls, PATIENCE).toEqual(seen);
	const got = await events();
	expect(new Set(got.map(({ id }) => id)).size).toBe(4);
	for (const { at } of got) {
		expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
		expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
	}
	expect(await asked(BATCH)).toBeGreaterThan(0);
	expect(await asked(ONE)).toBeLessThan(4);
});

// tests/unit/tracking-queue.test.ts has the other failures.
test("while the backend breaks connections events wait, and arrive once each afterwards", IN_ALL, async () => {
	for (const path of [ONE, BATCH]) await portal.fault({ path, reset: true });
	const seen = await view(12);
	// Several rounds, in which the circuits open.
	await expect.poll(async () => (await asked(ONE)) + (await asked(BATCH)), PATIENCE).toBeGreaterThan(2);
	expect(await taken()).toEqual([]);
	await portal.heal();
	await expect.poll(urls, PATIENCE).toEqual(seen);
	expect(lines("tracking-dead")).toEqual([]);
});

test("an event that the backend refuses delays no other, and is kept without its person", async () => {
	const user = await signIn(portal, "ie", "ie");
	user.jar.set(CONSENT_COOKIE, writeChoice(["analytics"], "2026-11-21"));
	// The batch, and then one event of it.
	await portal.fault({ path: BATCH, status: 422 });
	await portal.fault({ path: ONE, status: 422, times: 1 });
	const seen = await view(4, user);
	await expect.poll(async () => (await events()).length, PATIENCE).toBe(3);
	await expect.poll(deadLetters, PATIENCE).toHaveLength(1);
	const [dead = {}] = deadLetters();
	expect(dead).toMatchObject({ section: "news", onekeyId: null });
	expect(dead).not.toHaveProperty("id");
	expect([...(await urls()), dead.url].sort()).toEqual(seen);
	expect((await events()).every(({ onekeyId }) => typeof onekeyId === "string")).toBe(true);
	expect(lines("tracking-dead").map((line) => z.object({ reason: z.string() }).parse(JSON.parse(line)).reason)).toEqual(
		["backend 422"],
	);
});

test("if the queue fails, events go to the backend at once", async () => {
	expect((await visitor(broken, HOST).json("tracking/url", VIEW)).status).toBe(204);
	await expect.poll(async () => (await taken(broken)).length, PATIENCE).toBe(1);
	expect(lines("tracking-unqueued", broken)).toHaveLength(1);
	expect(lines("tracking-unqueued", broken)[0]).not.toContain("/en-IE/news");
});
