import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { MARK, requestsOf } from "../edge/hostile.ts";
import { ownPortal } from "../edge/own-portal.ts";
import { readRoutes } from "../edge/routes.ts";
import { signIn } from "../edge/visitor.ts";
import { SEED } from "../tools/seed.ts";

/**
 * Every route of the Worker under hostile requests. A failure prints its seed and path; `TEST_SEED` tries other requests,
 * `FUZZ_RUNS` more of them.
 */

const RUNS = Number(process.env.FUZZ_RUNS ?? 15);

const routes = await readRoutes();

const portal = ownPortal();
let session: string;
let before: string[];
beforeAll(async () => {
	session = (await signIn(portal, "ie", "ie")).session() ?? "";
	before = await Promise.all(WITNESSES.map(shown));
});

/** Pages with addresses close to those of the requests, which must look the same before and after. */
const WITNESSES = [
	"ie.localhost/en-IE",
	"ie.localhost/en-IE/news",
	"ie.localhost/en-IE/materials/checklist-for-the-heart-failure-review",
	"ie.localhost/en-IE/about",
	"be.localhost/nl-BE",
	"ch.localhost/de-CH/materials",
	"tr.localhost/tr-TR/about",
	"ie.localhost/robots.txt",
	"ie.localhost/sitemap/en-IE/1.xml",
];
const shown = async (url: string) =>
	(await (await portal.get(url)).text()).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "");

test("the routes are those of the Worker", () => {
	expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(
		expect.arrayContaining(["GET /", "POST /api/api/login", "GET /images/*", "POST /session/redeem"]),
	);
	expect(routes.length).toBeGreaterThan(30);
});

// Routes that end the session come last, so that the others still have one.
const ends = ({ path }: { path: string }) => Number(/logout|forget/.test(path));

test.each(routes.toSorted((a, b) => ends(a) - ends(b)))(
	"$method $path: no failure, no reflection, no way out, no cookie on what is shared",
	async (route) => {
		const property = fc.asyncProperty(requestsOf(route, session), async ({ url, headers, body }) => {
			const ask = () => (route.method === "GET" ? portal.get(url, headers) : portal.post(url, body, headers));
			// The test server may close a connection while a refused body is still being sent: asked again.
			const answer = await ask().catch(ask);
			const said = await answer.text();
			expect(answer.status).toBeLessThan(500);

			const { headers: got } = answer;
			expect(got.get("x-content-type-options")).toBe("nosniff");
			expect(got.get("content-security-policy")).toContain("default-src 'none'");
			if (!/json/.test(got.get("content-type") ?? "")) expect(said).not.toContain(MARK);
			expect(said).not.toMatch(/\bat [\w.<>]+ \(|\.tsx?:\d/);

			const location = got.get("location");
			if (location !== null) expect(new URL(location, `http://${url}`).hostname).toMatch(/^(?:\w+\.)?localhost$/);

			const cacheControl = got.get("cache-control") ?? "";
			// Sealed values are left out: their random letters may contain the marks.
			expect(
				got
					.getSetCookie()
					.join()
					.replace(/=eyJ[\w.-]+/g, ""),
			).not.toMatch(/zq|evil/);
			if (got.getSetCookie().length > 0) expect(cacheControl).not.toContain("public");
			// An answer that shared caches may keep must depend on its address only.
			if (cacheControl.includes("public") && answer.status === 200) {
				expect(await (await portal.get(url)).text()).toBe(said);
			}
		});
		await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
	},
);

test("after all of it the pages are what they were, and no cache entry has a name that a visitor made", async () => {
	expect(await Promise.all(WITNESSES.map(shown))).toEqual(before);
	const { keys } = await (await portal.kv()).list();
	expect(keys.length).toBeGreaterThan(10);
	for (const { name } of keys) {
		// Content, or where an item of the CMS is.
		expect(name).toMatch(/^(v\d+|address)\/[\w/.~?=&,-]+$/);
		expect(name).not.toMatch(/zq|evil|proto/);
		expect(name.length).toBeLessThan(300);
	}
});
