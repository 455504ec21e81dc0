import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { LOCALES } from "../../shared/locales.ts";
import { IN_ALL, ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";

/** How often a visitor's searches may ask the backend. */

const LIMIT = 3;
/** The dictionaries have every text in every language: two show that the page's is taken. */
const SITES = LOCALES.filter(({ code }) => code === "de-CH" || code === "tr-TR");
const portal = ownPortal({ counted: { CLIENT_LIMIT: LIMIT, SESSION_LIMIT: LIMIT } });

let last = 0;
const search = (term: string, client: string, site = "ie.localhost/en-IE") =>
	portal.get(`${site}/search?term=${term}`, { "CF-Connecting-IP": client });

function newClient(): string {
	last += 1;
	return `198.51.100.${last}`;
}

/** Searches for what nobody has searched for yet, until the client has no more left. */
async function exhaust(client: string): Promise<void> {
	await portal.fault({ path: "re:/search\\?term=zzqx", body: { total: 0, sections: [] } });
	for (let count = 0; count < LIMIT; count++) {
		last += 1;
		expect((await search(`zzqx${last}`, client)).status).toBe(200);
	}
	await portal.heal();
}

test("over the budget a search is answered from the index, or refused in each language", IN_ALL, async () => {
	const [busy, other] = ["203.0.113.1", "203.0.113.2"];
	for (const { code, country } of SITES) {
		// Only the index finds a term with a typing error. The first search has it built.
		const page = async () => (await search("oncaverra", newClient(), `${country}.localhost/${code}`)).text();
		await expect.poll(page, { timeout: 30_000 }).toContain('class="hits"');
	}
	expect((await search("heart", other)).status).toBe(200);
	await exhaust(busy);
	await portal.forgetCalls();
	for (const { code, country } of SITES) {
		const site = `${country}.localhost/${code}`;
		const limited = await search("oncavera", busy, site);
		expect(limited.status).toBe(200);
		expect(textOf(await limited.text())).toContain(translator(code)("search.limited"));
		const response = await search(`zzqxgout${last}`, busy, site);
		expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
		const html = await response.text();
		const main = html.slice(html.indexOf("<main"));
		expect(main).toContain(`value="zzqxgout${last}"`);
		expect(main).toMatch(/aria-invalid="true"[^>]*aria-describedby="search-term-error"/);
		expect(textOf(main)).toContain(translator(code)("search.tooMany"));
	}
	expect((await portal.calls()).filter(({ path }) => path.includes("/search"))).toEqual([]);
	// What others have found is found without the backend, and every other page is as it was.
	expect((await search("heart", busy)).status).toBe(200);
	expect((await portal.get("ie.localhost/en-IE/news?page=2", { "CF-Connecting-IP": busy })).status).toBe(200);
	expect((await search("gout", other)).status).toBe(200);
	expect(portal.logs().join("\n")).toContain('"event":"search-limited"');
});

test("who searches for the same at the same moment is not refused with another", async () => {
	const [busy, other] = ["203.0.113.3", "203.0.113.4"];
	await exhaust(busy);
	last += 1;
	const term = `zzqxboth${last}`;
	const answers = await Promise.all([search(term, busy), search(term, other), search(term, other)]);
	// Who comes second may find what the other has asked for.
	expect(answers.slice(1).map(({ status }) => status)).toEqual([200, 200]);
});
