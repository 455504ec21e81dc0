import { beforeAll, expect, test } from "vitest";
import { PRODUCTION, sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { signIn } from "./visitor.ts";

/** Known techniques of cache poisoning and cache deception, which give one visitor another's response. */

const HOST = "ie.localhost";
const portal = sharedPortal();
const production = sharedPortal({ vars: PRODUCTION });
/** Paths that were not requested yet, so that the hostile request itself would fill the cache. */
let cold: string[];
beforeAll(async () => {
	const sitemap = await (await portal.get(`${HOST}/sitemap/en-IE/1.xml`)).text();
	cold = [...sitemap.matchAll(/<loc>[^<]*?(\/en-IE\/[\w-]+\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
});

/** A page without request ids and times, which differ from answer to answer. */
const bodyOf = async (answer: Response) =>
	(await answer.text()).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "").replace(/\d\d:\d\d:\d\d/g, "");

const UNKEYED: [string, string][] = [
	["X-Forwarded-Host", "evil.example"],
	["X-Host", "evil.example"],
	["X-Forwarded-Server", "evil.example"],
	["X-Forwarded-Proto", "gopher"],
	["X-Forwarded-Scheme", "nothttps"],
	["X-Forwarded-Port", "47110"],
	["X-Forwarded-Prefix", "/evil"],
	["Forwarded", "host=evil.example;proto=gopher"],
	["X-Original-URL", "/nl-BE/evil"],
	["X-Rewrite-URL", "/nl-BE/evil"],
	["X-Original-Host", "evil.example"],
	["Origin", "https://evil.example"],
	["Referer", "https://evil.example/"],
	["User-Agent", "evil<script>"],
	["Accept", "application/evil"],
	["Accept-Language", "tr-TR,evil"],
	["CF-Visitor", '{"scheme":"gopher"}'],
	["CF-IPCountry", "TR"],
	["If-None-Match", '"evil"'],
	["Range", "bytes=0-3"],
	["X-Requested-With", "evil"],
	["X-Request-Id", "evil"],
	["X-HTTP-Method-Override", "POST"],
	["Cookie", "locale=tr-TR; x=evil.example; hide-signup-card=evil.example"],
];

test("headers outside the cache key change neither this response nor the next", async () => {
	expect(cold.length).toBeGreaterThan(UNKEYED.length);
	for (const [index, [name, value]] of UNKEYED.entries()) {
		const url = HOST + cold[index];
		const first = await portal.get(url, { [name]: value });
		expect(first.status, name).toBe(200);
		const poisoned = await bodyOf(first);
		const next = await portal.get(url);
		expect(await bodyOf(next), name).toBe(poisoned);
		// The port as a whole number longer than a group of a request id, because hashes may contain these digits too.
		expect(poisoned, name).not.toMatch(/evil|gopher|\b47110\b/);
		expect([...next.headers].join(), name).not.toMatch(/evil|gopher|\b47110\b/);
	}
});

test("a cacheable response that differs by header has Vary", async () => {
	const manifest = (language: string) =>
		portal.get("be.localhost/manifest.webmanifest", { "Accept-Language": language });
	const [dutch, french] = await Promise.all([manifest("nl"), manifest("fr")]);
	expect(await dutch.text()).toContain('"nl-BE"');
	expect(await french.text()).toContain('"fr-BE"');
	for (const { headers } of [dutch, french]) expect(headers.get("vary")).toBe("Cookie, Accept-Language");
});

test("path confusion: an address that resembles a file or another page is neither", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const mark = `"userId":"${someone.userId}"`;
	const item = "/en-IE/materials/cardovex-titration-scheme";
	const tries = `
		/en-IE/account/x.css /en-IE/account.css /en-IE/account;x.css /en-IE/account%3Bx.css /en-IE/account%2Fx.css
		/en-IE/account%3Fx.css /en-IE/account%23x.css /en-IE/account%00.css /en-IE/account%0a.css /en-IE//account
		//en-IE/account /en-IE/account// /en-IE/%61ccount /en-IE/account/%2e%2e/account /assets/..%2fen-IE%2faccount
		/assets/%2e%2e%2fen-IE/account /images/..%2f..%2fen-IE/account.png /icons/%2e%2e/en-IE/account
		/robots.txt/../en-IE/account /en-IE\\account ${item}/foo.css ${item}/media/file/x.css ${item};x.css
		${item}%2ffoo.css ${item}/foo.css?x=.css /api/api/user/x.css /api/api/user%2fx.css
	`
		.trim()
		.split(/\s+/);
	for (const path of tries) {
		const own = await someone.get(path);
		const text = await own.text();
		const isPersonal = text.includes("Potassium below") || /"firstName":"[^"]/.test(text) || text.includes(mark);
		if (isPersonal) expect(own.headers.get("cache-control"), path).toMatch(/no-store/);
		expect(own.headers.get("cache-control") ?? "", path).not.toContain("public");
		// No other visitor gets that answer.
		const other = await (await portal.get(HOST + path)).text();
		expect(other, path).not.toContain(mark);
		expect(other, path).not.toContain("Potassium below");
	}
});

test("dot segments, encoded slashes and absolute forms lead nowhere", async () => {
	const tries = `
		/en-IE/../__control/calls /en-IE/%2e%2e/%2e%2e/__control/calls /images/../__control/calls
		/images/uploads/../../__control/calls.png /images/uploads/%2e%2e/%2e%2e/__control/calls.png
		/images//evil.example/x.png /images/%5c%5cevil.example/x.png /sitemap/en-IE/..%2f1.xml http://evil.example/en-IE
		//evil.example/en-IE /%2f%2fevil.example/en-IE/ /en-IE/%2f%2fevil.example/ /en-IE//evil.example/..;/
		//evil.example/ //evil.example/nl-be/ /nl-be//evil.example/ /\\evil.example/ /en-ie/..//evil.example
	`
		.trim()
		.split(/\s+/);
	for (const target of tries) {
		const answer = await portal.raw(`GET ${target} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
		expect(answer, target).toMatch(/^HTTP\/1\.1 (?:200|30[12378]|400|404|421) /);
		expect(answer, target).not.toMatch(/^Location: *(?:https?:)?\/\/(?![\w.]*localhost)/im);
		expect(answer, target).not.toContain("acceptLanguage");
		expect(answer, target).not.toMatch(/<link rel="canonical" href="[^"]*evil/);
	}
});

test("method override: no header or parameter turns a link into a form", async () => {
	const someone = await signIn(portal, "ie", "ie");
	for (const name of ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"]) {
		const headers = { [name]: "POST" };
		expect((await someone.get("/en-IE/logout?_method=POST", headers)).status).toBe(404);
		expect((await someone.get("/en-IE/account?_method=DELETE", headers)).status).toBe(200);
	}
	expect((await someone.get("/api/api/user")).status).toBe(200);
});

test("parameter cloaking: all readers parse parameters alike", async () => {
	const titles = (html: string) =>
		[...html.matchAll(/class="card__title"[\s\S]*?<\/h\d>/g)].map(([card]) => textOf(card));
	const plain = titles(await (await portal.get(`${HOST}/en-IE/news`)).text());
	expect(plain).toHaveLength(9);
	for (const query of [
		"utm_content=x;page=2",
		"utm_content=x%26page=2",
		"Page=2",
		"page%00=2",
		"page[]=2",
		"__proto__[page]=2",
		"constructor.page=2",
		"p%61ge2=2",
		"_start=9&_limit=1",
		"_sort=title&_q=x",
		"status=draft&publicationState=preview",
		"?page=2",
	]) {
		const answer = await portal.get(`${HOST}/en-IE/news?${query}`);
		expect(answer.status, query).toBe(200);
		expect(titles(await answer.text()), query).toEqual(plain);
	}
	// A repeated parameter has one meaning, and fills no cache entry of another page.
	for (const query of ["page=1&page=2", "page=2&page=1", "page=1;page=2", "page=1%26page=2", "page=2%00"]) {
		expect([200, 404], query).toContain((await portal.get(`${HOST}/en-IE/news?${query}`)).status);
		expect(titles(await (await portal.get(`${HOST}/en-IE/news`)).text()), query).toEqual(plain);
	}
});

test("fat GET: the body of a GET is ignored", async () => {
	const request = (body: string, type: string) =>
		[
			"GET /en-IE/news HTTP/1.0",
			`Host: ${HOST}`,
			"Connection: close",
			`Content-Type: ${type}`,
			`Content-Length: ${body.length}`,
			"",
			body,
		].join("\r\n");
	const plain = textOf(await portal.raw(`GET /en-IE/news HTTP/1.0\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`));
	const shown = (text: string) => text.slice(text.indexOf("Skip to content")).replace(/\r\n[\da-f]+\r\n/g, "");
	for (const [body, type] of [
		["page=2&domain=1", "application/x-www-form-urlencoded"],
		['{"page":2}', "application/json"],
	] as const) {
		expect(shown(textOf(await portal.raw(request(body, type))))).toBe(shown(plain));
	}
});

test("host: another port, a trailing dot, upper case and unknown names, in production", async () => {
	for (const host of [`${HOST}:8443`, `${HOST}.`, `evil.${HOST}`, `${HOST}.evil.example`, "evil.example", "[::1]"]) {
		const answer = await production.get(`${host}/en-IE`);
		expect(answer.status, host).toBe(421);
		expect(answer.headers.getSetCookie(), host).toEqual([]);
		expect(await answer.text(), host).not.toContain("evil");
	}
	for (const host of [`${HOST}:443`, HOST.toUpperCase()]) {
		const html = await (await production.get(`${host}/en-IE`)).text();
		expect(html, host).toContain(`<link rel="canonical" href="https://${HOST}/en-IE"`);
	}
});
