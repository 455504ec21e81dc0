import { expect, test, vi } from "vitest";
import { UNFILTERED } from "../../shared/filters.ts";
import { SECTIONS } from "../../shared/sections.ts";

/** How many calls of Strapi a mixed list makes at once: the runtime opens six connections, and a waiting call uses up its deadline. */

let open = 0;
let most = 0;
let calls = 0;
const PAGE = { body: { data: [], meta: { pagination: { limit: 100, total: 5000 } } } };
vi.mock("../../worker/backend/call.ts", () => ({
	getStrapi: async () => {
		calls += 1;
		most = Math.max(most, ++open);
		await new Promise(setImmediate);
		open -= 1;
		return PAGE;
	},
}));
const { fetchMixed } = await import("../../worker/backend/strapi/strapi-content.ts");

test.each([
	["a page of the home page", 9, 5],
	["a file of the sitemap", 500, 25],
])("%s, of %s items, makes %s calls, six at once at most", async (_, limit, all) => {
	open = most = calls = 0;
	const choice = { section: null, ...UNFILTERED, activeSections: async () => SECTIONS };
	await fetchMixed({ locale: "en-IE", requestId: "one" }, { start: 0, limit, ...choice });
	expect(calls).toBe(all);
	expect(most).toBeLessThanOrEqual(6);
});
