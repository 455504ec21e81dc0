import { expect, test } from "vitest";
import { layerOf } from "./layer.ts";
import { sharedPortal } from "./own-portal.ts";
import { pageOf } from "./portal.ts";
import { signIn, visitor } from "./visitor.ts";

/** The cache of whole pages, which one visitor's request fills and others are answered from. */

const portal = sharedPortal();

const HOST = "ie.localhost";
const read = async (path: string, headers?: Record<string, string>) => {
	const page = await pageOf(portal.get(HOST + path, headers));
	return { ...page, layer: () => layerOf(portal, page.response) };
};

test("a warm page is served from memory, without calls to backend and KV", async () => {
	for (const path of ["/en-IE", "/en-IE/news", "/en-IE/news?domain=1", "/en-IE/about", "/en-IE/feedback/happy"]) {
		await read(path);
		await portal.forgetCalls();
		const kv = await portal.kv();
		for (const { name } of (await kv.list()).keys) await kv.delete(name);
		const warm = await read(path);
		expect(warm.response.status, path).toBe(200);
		expect(await warm.layer(), path).toBe("html");
		expect(await portal.calls(), path).toEqual([]);
	}
});

test("other spellings of a path are redirects or other pages, never this page", async () => {
	const { html } = await read("/en-IE/news");
	for (const path of ["/en-IE/%6eews", "/en-IE/news%2f", "/en-IE//news", "/en-IE/news;a=b", "/en-IE/news%00"]) {
		const { response, layer } = await read(path);
		expect([200, 301, 404], path).toContain(response.status);
		expect(await layer(), path).toBeUndefined();
	}
	for (const path of ["/en-ie/news", "/en-IE/news/"]) expect((await read(path)).response.status, path).toBe(301);
	for (const path of ["/en-IE/news%0Ax", "/en-IE%0A/x", `${GATED}%0Ax`])
		expect((await read(path)).response.status, path).toBe(404);
	expect((await portal.get("be.localhost/en-IE/news")).status).toBe(302);
	// Not kept off the country hosts, where every made-up host would be another address.
	const elsewhere = await portal.get("other.localhost/en-IE/news");
	await elsewhere.text();
	expect(await layerOf(portal, elsewhere)).toBeUndefined();
	expect((await read("/en-IE/news")).html).toBe(html);
});

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const SECRET = "Potassium below";

test("[2.39] [6.02] visitors with a level neither fill nor get kept pages", async () => {
	const guest = visitor(portal, HOST);
	await guest.get(`${GATED}/demo-access`);
	expect(await (await guest.get(GATED)).text()).toContain(SECRET);
	expect((await read(GATED)).html).not.toContain(SECRET);
	const user = await signIn(portal, "ie", "ie");
	for (let round = 0; round < 2; round++) {
		for (const someone of [guest, user]) {
			const answer = await someone.get(GATED);
			expect(answer.headers.get("cache-control")).toBe("private, no-store");
			expect(await answer.text()).toContain(SECRET);
			expect(await layerOf(portal, answer)).toBeUndefined();
		}
		const anybody = await read(GATED);
		expect(anybody.html).not.toContain(SECRET);
		expect(anybody.html).not.toContain("Niamh");
		expect(await anybody.layer()).toBe("html");
	}
});

test("a signed-in visitor's page costs at most one call once its content is kept", async () => {
	const user = await signIn(portal, "ie", "ie");
	for (const path of ["/en-IE", "/en-IE/news", "/en-IE/about"]) {
		await read(path);
		// Reads the list of webinars, which is kept for everybody.
		await user.get(path);
		await portal.forgetCalls();
		expect((await user.get(path)).status).toBe(200);
		expect((await portal.calls()).length, path).toBeLessThanOrEqual(1);
	}
});

test("[3.13] the dismissed card is hidden from its visitor only", async () => {
	const shown = (html: string) => html.includes("/en-IE/sign-up-card");
	for (let round = 0; round < 2; round++) {
		expect(shown((await read("/en-IE")).html)).toBe(true);
		expect(shown((await read("/en-IE", { Cookie: "hide-signup-card=1" })).html)).toBe(false);
	}
});

test("[1.04] each response has its own request id and its visitor's locale cookie", async () => {
	await read("/en-IE/about");
	const first = await read("/en-IE/about");
	const second = await read("/en-IE/about", { Cookie: "locale=en-IE" });
	const prefetched = await read("/en-IE/about", { "Sec-Purpose": "prefetch;prerender" });
	expect(first.response.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=en-IE; Max-Age=31536000/)]);
	expect(second.response.headers.getSetCookie()).toEqual([]);
	expect(prefetched.response.headers.getSetCookie()).toEqual([]);
	const ids = [first, second, prefetched].map(({ response }) => response.headers.get("x-request-id") ?? "none");
	expect(new Set(ids).size).toBe(3);
	for (const id of ids) expect(first.html + second.html).not.toContain(id);
});

test("who has signed in with this browser, and out, gets kept pages", async () => {
	const user = await signIn(portal, "ie", "ie");
	await user.form("/en-IE/logout", {});
	expect([...user.jar.keys()]).toEqual(["__Host-device"]);
	await read("/en-IE/about");
	expect(await layerOf(portal, await user.get("/en-IE/about"))).toBe("html");
	user.as("nonsense");
	expect(await layerOf(portal, await user.get("/en-IE/about"))).toBeUndefined();
});

test("a kept page has the headers of other pages and is not sent twice", async () => {
	const own = (headers: Headers) =>
		[...headers].filter(
			([name]) => !["x-request-id", "server-timing", "set-cookie", "etag", "date", "content-length"].includes(name),
		);
	const kept = await read("/en-IE/imprint");
	const visit = visitor(portal, HOST);
	visit.jar.set("__Host-session", "nonsense");
	const made = await visit.get("/en-IE/imprint");
	const type = (headers: [string, string][]) => headers.filter(([name]) => name !== "transfer-encoding").sort();
	expect(type(own(kept.response.headers))).toEqual(type(own(made.headers)));
	expect(kept.response.headers.get("cache-control")).toBe("private, no-cache");
	const etag = kept.response.headers.get("etag") ?? "";
	const again = await read("/en-IE/imprint", { "If-None-Match": etag });
	expect(again.response.status).toBe(304);
	expect(again.html).toBe("");
	expect(again.response.headers.get("content-security-policy")).toBe(
		kept.response.headers.get("content-security-policy"),
	);
	for (const header of [etag.replace("W/", ""), `"other", ${etag}`, "*"])
		expect((await read("/en-IE/imprint", { "If-None-Match": header })).response.status, header).toBe(304);
	for (const header of ['W/"other"', `other${etag}`.replaceAll('"', "")])
		expect((await read("/en-IE/imprint", { "If-None-Match": header })).response.status, header).toBe(200);
});

test("responses of the identity provider, forms and missing pages are never kept", async () => {
	const unkept = ["/en-IE?code=a&state=b", "/en-IE/login", "/en-IE/news/there-is-none"];
	for (const path of [...unkept, "/en-IE/news?category=1&category=2"]) {
		for (let visit = 0; visit < 2; visit++) expect(await (await read(path)).layer(), path).toBeUndefined();
	}
});

test("a page without one of its parts is rendered again for the next visitor, and reads what it lacks alone", async () => {
	await portal.fault({ path: "/api/strapi/fr-CH/domains", status: 500 });
	const once = await portal.get("ch.localhost/fr-CH/news");
	expect(once.status).toBe(200);
	expect(once.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=fr-CH;/)]);
	await portal.heal();
	await portal.forgetCalls();
	const next = async () => (await portal.get("ch.localhost/fr-CH/news")).text();
	await expect.poll(next, { timeout: 90_000, interval: 500 }).toContain('name="domain"');
	expect(new Set((await portal.calls()).map(({ path }) => path))).toEqual(new Set(["/api/strapi/fr-CH/domains"]));
});
