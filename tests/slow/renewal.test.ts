import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { itemOf } from "../edge/items.ts";
import { ownPortal } from "../edge/own-portal.ts";
import { basic, OPS_SECRET, type Portal, textOf } from "../edge/portal.ts";

/**
 * Content and search indexes past their minute, in real time: the runtime's clock, timers and alarms, which no test can move,
 * are what is tested. Each visit is a request of its own, after which the timers that it began are gone.
 */

const steady = ownPortal();
const interrupted = ownPortal();
const purged = ownPortal();
const retried = ownPortal();
const broken = ownPortal();
const guessed = ownPortal({ counted: { CLIENT_LIMIT: 0 } });

const PAGE = "ie.localhost/en-IE/about";
const ABOUT = "/api/strapi/en-IE/single/about";

const publish = async (portal: Portal, title: string): Promise<void> => {
	await portal.heal();
	await portal.fault({ path: ABOUT, body: [{ title, content: `<p>${title}</p>` }] });
};
const read = async (portal: Portal): Promise<string | undefined> =>
	/<h1>(.*?)<\/h1>/.exec(await (await portal.get(PAGE)).text())?.[1];
/** Visits of one page all the time, for the minute that it is fresh and half a minute more. */
const VISITS = { interval: 1000, timeout: 90_000 };

/** Empties memory, caches and objects, as for another isolate elsewhere. Of KV only this entry stays, older by so much. */
async function keepAlone(portal: Portal, key: string, ms = 0): Promise<void> {
	const text = async () => (await portal.kv()).get(key);
	for (let tries = 0; tries < 100 && (await text()) === null; tries++) await setTimeout(100);
	const { since, ...entry } = JSON.parse((await text()) ?? "");
	await portal.fresh();
	// KV's first read of a runtime may take longer than the second that it is waited for.
	await portal.get("ie.localhost/en-IE/imprint");
	await (await portal.kv()).put(key, JSON.stringify({ ...entry, since: since - ms }));
}

test.concurrent("an old page is renewed while it is visited, and its renewal a minute later", async ({ expect }) => {
	await publish(steady, "First edition");
	expect(await read(steady)).toBe("First edition");
	await keepAlone(steady, "v3/en-IE/single/about", 61_000);
	await publish(steady, "Second edition");
	expect(await read(steady)).toBe("First edition");
	await expect.poll(() => read(steady)).toBe("Second edition");
	await publish(steady, "Third edition");
	await expect.poll(() => read(steady), VISITS).toBe("Third edition");
});

test.concurrent("after an outage in which its renewal failed, a page is renewed while it is visited", async ({
	expect,
}) => {
	const calls = async () => {
		expect(await read(interrupted)).toBe("First edition");
		return (await interrupted.calls()).filter(({ path }) => path === ABOUT).length;
	};
	await publish(interrupted, "First edition");
	expect(await read(interrupted)).toBe("First edition");
	await interrupted.heal();
	await interrupted.fault({ path: "/api/", reset: true });
	await interrupted.forgetCalls();
	await expect.poll(calls, VISITS).toBeGreaterThan(1);
	await publish(interrupted, "Second edition");
	await expect.poll(() => read(interrupted), VISITS).toBe("Second edition");
});

const HOSTS = { "tr-TR": "tr.localhost", "en-IE": "ie.localhost" } as const;
type Locale = keyof typeof HOSTS;

/** What is offered for a term, by address. */
async function offered(portal: Portal, term: string, locale: Locale): Promise<string[]> {
	const answer = await portal.post(`${HOSTS[locale]}/${locale}/search/suggestions`, JSON.stringify({ term }), {
		Origin: portal.originOf(HOSTS[locale]),
		"Sec-Fetch-Site": "same-origin",
		"Content-Type": "application/json",
	});
	expect(answer.status).toBe(200);
	return [...(await answer.text()).matchAll(/role="option"[^>]*href="([^"]+)"[^>]*data-section/g)].map(
		([, href = ""]) => href,
	);
}

/** A build begins at most once a minute, and an isolate reads the index again after seconds. */
const FIRST_BUILD = { timeout: 30_000 };
const NEXT_BUILD = { timeout: 100_000, interval: 500 };

async function statusPage(portal: Portal): Promise<string> {
	return textOf(await (await portal.get("ie.localhost/ops/status", basic(OPS_SECRET))).text());
}

const purge = (portal: Portal, entry: object) =>
	portal.webhook(
		{ event: "entry.update", createdAt: "2026-11-01T10:00:00.000Z", model: "webinar", entry },
		"tr.localhost",
	);

const NEW = itemOf("yeni", { title: "Kalp: yeni" });

test.concurrent("after purges suggestions go on at once without what is named, also while the backend is down", async ({
	expect,
}) => {
	await expect.poll(() => offered(purged, "kalp", "tr-TR"), FIRST_BUILD).not.toEqual([]);
	const before = await offered(purged, "kalp", "tr-TR");
	const [webinar = ""] = before.filter((href) => href.includes("/webinars/"));
	const rest = before.filter((href) => href !== webinar);
	const named = { slug: webinar.split("/").at(-1), locale: "tr-TR", publishedAt: "2026-01-01" };
	await purged.fault({ path: "/api/", status: 500 });
	expect((await purge(purged, named)).status).toBe(202);
	await expect.poll(() => offered(purged, "kalp", "tr-TR")).toEqual(rest);
	await purged.purge();
	expect(await offered(purged, "kalp", "tr-TR")).toEqual(rest);
	// The build fails, which the operations page tells; the last index serves on.
	await expect
		.poll(() => statusPage(purged), NEXT_BUILD)
		.toMatch(/tr-TR (?:just now|1 minute ago) \d+ in \d+ s 1: backend/);
	expect(await offered(purged, "kalp", "tr-TR")).toEqual(rest);
});

test.concurrent("a build that has failed is tried again after a minute, and replaces the index of before", async ({
	expect,
}) => {
	await expect.poll(() => offered(retried, "kalp", "tr-TR"), FIRST_BUILD).not.toEqual([]);
	const before = await offered(retried, "kalp", "tr-TR");
	await keepAlone(retried, "v3/tr-TR/search-index");
	await expect.poll(() => offered(retried, "kalp", "tr-TR")).toEqual(before);
	await retried.fault({ path: "/api/", status: 500 });
	await retried.purge();
	await expect.poll(() => statusPage(retried)).toMatch(/tr-TR never – in \d+ s 1: backend/);
	await retried.heal();
	await retried.fault({ path: "/api/strapi/tr-TR/content", body: [NEW], headers: { "X-Total-Count": "20000" } });
	expect(await offered(retried, "kalp", "tr-TR")).toEqual(before);
	await expect.poll(() => offered(retried, "kalp", "tr-TR"), NEXT_BUILD).toContain("/tr-TR/news/yeni");
	expect(await statusPage(retried)).toMatch(/tr-TR just now [\d,]+, only the newest .*none/);
});

test.concurrent("an index that nobody can read is dropped and built anew", async ({ expect }) => {
	await expect.poll(() => offered(broken, "heart", "en-IE"), FIRST_BUILD).not.toEqual([]);
	const key = "v3/en-IE/search-index";
	await (await broken.kv()).put(key, "{}");
	await broken.release(".");
	expect(await offered(broken, "heart", "en-IE")).toEqual([]);
	await expect.poll(() => offered(broken, "heart", "en-IE"), NEXT_BUILD).not.toEqual([]);
	expect(broken.logs().join("\n")).toMatch(/"event":"cache-shape".*"kind":"search-index"/);
});

test.concurrent("beyond the budget of made-up addresses, one whose cached absence has ended is refused without a call", async ({
	expect,
}) => {
	const status = async () => (await guessed.get("ie.localhost/en-IE/news/made-up")).status;
	expect(await status()).toBe(404);
	await expect.poll(status, VISITS).toBe(429);
	expect((await guessed.calls()).filter(({ path }) => path.includes("made-up"))).toHaveLength(1);
});
