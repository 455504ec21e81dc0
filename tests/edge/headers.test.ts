import { readdirSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { ownPortal, PRODUCTION, sharedPortal } from "./own-portal.ts";
import type { Portal } from "./portal.ts";
import { untilRefused } from "./visitor.ts";

/** The security headers of every kind of answer: docs/security.md. */

const HOST = "ie.localhost";
const portal = ownPortal({ counted: { GUESSES_LIMIT: 1 } });
const production = sharedPortal({ vars: PRODUCTION });

const OWN = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
const FORM = { ...OWN, "Content-Type": "application/x-www-form-urlencoded" };
const asset = (ending: string) => `/assets/${readdirSync("dist/client/assets").find((name) => name.endsWith(ending))}`;
const pictureOf = async (from: Portal) =>
	/src="(\/images\/[^"]+)"/.exec(await (await from.get(`${HOST}/en-IE/news`)).text())?.[1];

const media = "/en-IE/materials/checklist-for-the-heart-failure-review/media/file";
const gated = "/en-IE/materials/cardovex-titration-scheme";
const big = "a".repeat(40_000);

/** Directive to its sources; the first of a name counts. */
function directivesOf(policy: string): Map<string, string[]> {
	const directives = new Map<string, string[]>();
	for (const directive of policy.split(";")) {
		const [name, ...sources] = directive.trim().split(/\s+/);
		if (name && !directives.has(name)) directives.set(name, sources);
	}
	return directives;
}

/** Every kind of answer, with its status. */
const ANSWERS: [string, number, (from: Portal) => Promise<Response>][] = [
	["page", 200, (from) => from.get(`${HOST}/en-IE`)],
	["page of a form", 200, (from) => from.get(`${HOST}/en-IE/login`)],
	["hub", 200, (from) => from.get("hub.localhost/en-IE/hub")],
	["HEAD", 200, (from) => from.get(`${HOST}/en-IE`, {}, "HEAD")],
	["root", 302, (from) => from.get(`${HOST}/`)],
	["other spelling", 301, (from) => from.get(`${HOST}/EN-ie/news/`)],
	["deep link", 303, (from) => from.get(`${HOST}${gated}/demo-access`)],
	["form that is not right", 422, (from) => from.post(`${HOST}/en-IE/login`, "email=x", FORM)],
	["card that is dismissed", 303, (from) => from.post(`${HOST}/en-IE/sign-up-card`, "", FORM)],
	["foreign form", 403, (from) => from.post(`${HOST}/en-IE/login`, "email=x", {})],
	["unknown page", 404, (from) => from.get(`${HOST}/en-IE/nowhere`)],
	["unknown method", 404, (from) => from.get(`${HOST}/en-IE`, OWN, "PUT")],
	["form too large", 413, (from) => from.post(`${HOST}/en-IE/login`, big, FORM)],
	["call too large", 413, (from) => from.post(`${HOST}/api/api/login`, big, OWN)],
	["call that is not right", 422, (from) => from.post(`${HOST}/api/api/login`, "{}", OWN)],
	["call without session", 401, (from) => from.get(`${HOST}/api/api/user`)],
	["code", 403, (from) => from.post(`${HOST}/session/redeem`, "{}", OWN)],
	["report", 204, (from) => from.post(`${HOST}/ops/reports`, "[]", {})],
	["robots", 200, (from) => from.get(`${HOST}/robots.txt`)],
	["sitemap", 200, (from) => from.get(`${HOST}/sitemap.xml`)],
	["part of the sitemap", 200, (from) => from.get(`${HOST}/sitemap/en-IE/1.xml`)],
	["manifest", 200, (from) => from.get(`${HOST}/manifest.webmanifest`)],
	["picture", 200, async (from) => from.get(`${HOST}${await pictureOf(from)}`)],
	["unknown picture", 404, (from) => from.get(`${HOST}/images/nowhere.png`)],
	["medium", 200, (from) => from.get(`${HOST}${media}`)],
	["part of a medium", 206, (from) => from.get(`${HOST}${media}`, { Range: "bytes=0-3" })],
	["range beyond the end", 416, (from) => from.get(`${HOST}${media}`, { Range: "bytes=99999999-" })],
	["gated medium", 403, (from) => from.get(`${HOST}${gated}/media/file`)],
	["script", 200, (from) => from.get(HOST + asset(".js"))],
	["style sheet", 200, (from) => from.get(HOST + asset(".css"))],
	["font", 200, (from) => from.get(HOST + asset(".woff2"))],
	["icon", 200, (from) => from.get(`${HOST}/icons/icon.svg`)],
	["unknown file", 404, (from) => from.get(`${HOST}/assets/gone.js`)],
];

/** The platform serves them without the Worker. */
const FILES = ["script", "style sheet", "font", "icon"];

test.each(ANSWERS)("%s (%i) carries the headers of every answer", async (name, status, ask) => {
	const { headers, status: actual } = await ask(portal);
	expect(actual).toBe(status);
	const directives = directivesOf(headers.get("content-security-policy") ?? "");
	expect(headers.get("content-security-policy")).not.toMatch(/unsafe|google|https?:\/\/\*|\*/);
	expect(directives.get("default-src")).toEqual(["'none'"]);
	expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("referrer-policy")).toBe("strict-origin");
	if (!FILES.includes(name)) expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
	expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
	expect(headers.get("permissions-policy")).toContain("camera=()");
	expect(headers.get("x-powered-by")).toBeNull();
	expect(headers.get("access-control-allow-origin")).toBeNull();
	if (headers.get("content-type")?.startsWith("text/html")) {
		expect(directives.get("base-uri")).toEqual(["'none'"]);
		expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
	}
});

test("too many attempts (429) carry them too", async () => {
	const refused = await untilRefused(() => portal.get(`${HOST}/preview/wrong`, { "CF-Connecting-IP": "many" }));
	expect(refused.headers.get("content-security-policy")).toContain("require-trusted-types-for");
});

test("other sites may show pictures and icons, and nothing else", async () => {
	const shared = new Set(["picture", "unknown picture", "icon"]);
	for (const [name, , ask] of ANSWERS) {
		const { headers } = await ask(portal);
		expect(headers.get("cross-origin-resource-policy"), name).toBe(shared.has(name) ? "cross-origin" : "same-origin");
	}
});

test("plain HTTP leads to HTTPS outside development, before anything is read or set", async () => {
	const answer = await production.plain(`${HOST}${gated}/some-code?x=1`);
	expect(answer.status).toBe(301);
	expect(answer.headers.get("location")).toBe(`https://${HOST}${gated}/some-code?x=1`);
	expect(answer.headers.getSetCookie()).toEqual([]);
});

test("the same host with another scheme is another origin", async () => {
	const post = (Origin: string) => portal.plain(`${HOST}/en-IE/sign-up-card`, "POST", { Origin });
	expect((await post(`http://${HOST}`)).status).toBe(303);
	expect((await post(`https://${HOST}`)).status).toBe(403);
});

test("production: transport security, one host, and the hub in its portals' frames alone", async () => {
	const page = await production.get(`${HOST}/en-IE`);
	expect(page.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
	expect((await portal.get(`${HOST}/en-IE`)).headers.get("strict-transport-security")).toBeNull();
	const elsewhere = await production.get("elsewhere.localhost/en-IE");
	expect(elsewhere.status).toBe(421);
	expect(elsewhere.headers.get("content-security-policy")).toContain("default-src 'none'");
	const hub = await production.get("hub.localhost/en-IE/hub");
	const policy = directivesOf(hub.headers.get("content-security-policy") ?? "");
	expect(policy.get("frame-ancestors")).toEqual([`https://${HOST}`]);
	expect(hub.headers.get("x-frame-options")).toBeNull();
	expect(page.headers.get("x-frame-options")).toBe("DENY");
});

test("Google's csp_evaluator finds nothing high or medium, certain or possible", async () => {
	for (const url of [`${HOST}/en-IE`, `${HOST}/en-IE/login`, "hub.localhost/en-IE/hub", `${HOST}/en-IE/nowhere`]) {
		const header = (await production.get(url)).headers.get("content-security-policy") ?? "";
		const findings = new CspEvaluator(new CspParser(header).csp).evaluate();
		const severe = findings.filter(({ severity }) => severity < Severity.STRICT_CSP);
		expect(
			severe.map(({ directive, description }) => `${directive}: ${description}`),
			url,
		).toEqual([]);
	}
});
