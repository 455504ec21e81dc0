import { expect, test } from "vitest";
import { benchPortal } from "./bench-portal.ts";

/** What the Cache API is given of what visitors type; tests/edge/personal-data.test.ts looks into logs and KV. */

const { counted } = benchPortal("counted");

const TERM = "heart";
const RARE = "qzx7qzx7qzx7";

/** The results of searches; their index, which names no term, is another entry. */
const isSearch = ({ address }: { address: string }) => decodeURIComponent(address).includes("/search/");

test("the Cache API keeps search results for minutes, under a key that does not reveal the term", async () => {
	const isIndexed = async () => (await counted("/en-IE/search?term=hert")).html.includes("search-results__notice");
	await expect.poll(isIndexed).toBe(true);
	const found = await counted(`/en-IE/search?term=${TERM}`);
	const searches = found.cachePuts.filter(isSearch);
	expect(searches).toHaveLength(1);
	const [{ address = "", control = "" } = {}] = searches;
	expect(decodeURIComponent(address)).toMatch(/^https:\/\/cache\.invalid\/v3\/en-IE\/search\/all\/0\/[\w-]{16}$/);
	expect(Number(/^max-age=(\d+)$/.exec(control)?.[1])).toBeLessThanOrEqual(300);
	// The same key matches again.
	expect(await counted(`/en-IE/search?term=${TERM}`)).toMatchObject({ backendCalls: 0, cacheWrites: 0 });
});

test("typed terms appear nowhere in the Cache API, in any language and on any page", async () => {
	const puts = [];
	for (const path of [
		`/en-IE/search?term=${RARE}`,
		`/en-IE/search?term=${RARE}&section=news&page=1`,
		`/en-IE?${RARE}=${RARE}`,
		`/en-IE/news?utm_source=${RARE}`,
		`/en-IE/login?return=/en-IE/${RARE}`,
	]) {
		puts.push(...(await counted(path)).cachePuts);
	}
	expect(puts.some(isSearch)).toBe(true);
	expect(JSON.stringify(puts)).not.toContain(RARE);
});
