import { expect, test } from "vitest";
import { ownPortal } from "./own-portal.ts";
import { OPS_SECRET, textOf } from "./portal.ts";

/** How a locale's search index becomes new: after purges, while the backend is down, and where it cannot be read. */

const portal = ownPortal({ before: "healed" });

const HOSTS = { "tr-TR": "tr.localhost", "en-IE": "ie.localhost" } as const;
type Locale = keyof typeof HOSTS;

/** What is offered for a term, by address. */
async function offered(term: string, locale: Locale): Promise<string[]> {
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
const NEXT_BUILD = { timeout: 100_000, interval: 500 };

const built = (locale: Locale, term: string) =>
	expect.poll(() => offered(term, locale), { timeout: 30_000 }).not.toEqual([]);

async function statusPage(): Promise<string> {
	const answer = await portal.get("ie.localhost/ops/status", { Authorization: `Basic ${btoa(`tests:${OPS_SECRET}`)}` });
	return textOf(await answer.text());
}

const purge = (entry: object) =>
	portal.post(
		"tr.localhost/ops/purge",
		JSON.stringify({ event: "entry.update", createdAt: "2026-11-01T10:00:00.000Z", model: "webinar", entry }),
		{ "X-Purge-Secret": "development-purge-secret", "Content-Type": "application/json" },
	);

const NEW = {
	id: "new",
	slug: "yeni",
	title: "Kalp: yeni",
	content_type: "news",
	public_content: true,
	published_at: "2026-01-02T10:00:00.000Z",
};

test("after purges suggestions go on at once without what is named, also while the backend is down, and are new soon", {
	timeout: 240_000,
}, async () => {
	await built("tr-TR", "kalp");
	const before = await offered("kalp", "tr-TR");
	const [webinar = ""] = before.filter((href) => href.includes("/webinars/"));
	const rest = before.filter((href) => href !== webinar);
	const named = { slug: webinar.split("/").at(-1), locale: "tr-TR", publishedAt: "2026-01-01" };
	await portal.fault({ path: "/api/", status: 500 });
	expect((await purge(named)).status).toBe(202);
	await expect.poll(() => offered("kalp", "tr-TR")).toEqual(rest);
	await portal.purge();
	expect(await offered("kalp", "tr-TR")).toEqual(rest);
	// The build fails, which the operations page tells; the last index serves on.
	await expect.poll(statusPage, NEXT_BUILD).toMatch(/tr-TR (?:just now|1 minute ago) \d+ in \d+ s 1: backend/);
	expect(await offered("kalp", "tr-TR")).toEqual(rest);
	await portal.heal();
	await portal.fault({ path: "/api/strapi/tr-TR/content", body: [NEW], headers: { "X-Total-Count": "20000" } });
	await expect.poll(() => offered("kalp", "tr-TR"), NEXT_BUILD).toContain("/tr-TR/news/yeni");
	expect(await statusPage()).toMatch(/tr-TR just now [\d,]+, the newest alone .*none/);
});

test("an index that nobody can read is dropped and built anew", async () => {
	await built("en-IE", "heart");
	const key = "v3/en-IE/search-index";
	await (await portal.kv()).put(key, "{}");
	await portal.release(".");
	expect(await offered("heart", "en-IE")).toEqual([]);
	await expect.poll(() => offered("heart", "en-IE"), NEXT_BUILD).not.toEqual([]);
	expect(portal.logs().join("\n")).toMatch(/"event":"cache-shape".*"kind":"search-index"/);
});
