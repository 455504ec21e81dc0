import { expect, test } from "vitest";
import { at, FORM_TYPE, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { accountCalls, pageWith, signIn, visitor } from "./visitor.ts";

const portal = ownPortal({ before: "healed" });

const HOST = "ie.localhost";
const API = ["login", "register", "forgotpassword", "consents", "logout"];
const FORMS = "login register forgot-password consents account logout everywhere/logout sign-up-card".split(" ");
const LOGIN = { email: at("ie"), password: PASSWORD };
const JSON_TYPE = { "Content-Type": "application/json" };

test("[5.13] a post that does not come from the portal's own pages is refused, and nothing reaches the backend", async () => {
	const own = `http://${HOST}`;
	const origins: Record<string, string>[] = [
		{},
		{ Origin: "null" },
		{ Origin: "http://evil.example" },
		{ Origin: "http://be.localhost" },
		{ Origin: `${own}.evil.example` },
		{ Origin: own, "Sec-Fetch-Site": "cross-site" },
		{ Origin: own, "Sec-Fetch-Site": "same-site" },
		{ "Sec-Fetch-Site": "none" },
		{ "Sec-Fetch-Site": "cross-site" },
		{ Referer: `${own}/en-IE` },
	];
	const signedIn = await signIn(portal, "ie", "ie");
	const Cookie = `__Host-session=${signedIn.session()}`;
	await portal.forgetCalls();
	for (const headers of origins) {
		const what = JSON.stringify(headers);
		for (const name of API) {
			const to = `${HOST}/api/api/${name}`;
			const answer = await portal.post(to, JSON.stringify(LOGIN), { ...JSON_TYPE, Cookie, ...headers });
			expect(answer.status, `${name} ${what}`).toBe(403);
			expect(answer.headers.getSetCookie().join(), `${name} ${what}`).not.toContain("__Host-");
		}
		for (const name of FORMS) {
			const to = `${HOST}/en-IE/${name}`;
			const answer = await portal.post(to, String(new URLSearchParams(LOGIN)), { ...FORM_TYPE, Cookie, ...headers });
			expect(answer.status, `${name} ${what}`).toBe(403);
			expect(answer.headers.getSetCookie().join(), `${name} ${what}`).not.toMatch(/__Host-|signup/);
		}
	}
	expect(await accountCalls(portal)).toEqual([]);
	expect((await signedIn.get("/api/api/user")).status).toBe(200);
});

test("Whatever its method, a request of another site that could change something is refused", async () => {
	const headers = { Origin: "http://evil.example" };
	for (const method of ["POST", "PUT", "PATCH", "DELETE"])
		for (const path of ["/en-IE/logout", "/api/api/logout", "/nowhere"])
			expect((await portal.get(HOST + path, headers, method)).status, `${method} ${path}`).toBe(403);
});

test("a body over 32 KB is refused", async () => {
	const someone = visitor(portal, HOST);
	for (const name of API)
		expect((await someone.json(name, { ...LOGIN, more: "x".repeat(33_000) })).status, name).toBe(413);
	for (const name of FORMS)
		expect((await someone.form(`/en-IE/${name}`, { ...LOGIN, more: "x".repeat(33_000) })).status, name).toBe(413);
	expect(await accountCalls(portal)).toEqual([]);
});

test("what is no form is refused, and is never the server's error", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.forgetCalls();
	const deep = "[".repeat(7000) + "]".repeat(7000);
	const bodies: [string, Record<string, string>][] = [
		[JSON.stringify(LOGIN), { "Content-Type": "text/plain" }],
		[JSON.stringify(LOGIN), { "Content-Type": "application/jsonp" }],
		[String(new URLSearchParams(LOGIN)), FORM_TYPE],
		["{broken", JSON_TYPE],
		["", JSON_TYPE],
		["null", JSON_TYPE],
		["[]", JSON_TYPE],
		['[{"email":"a@b.cd"}]', JSON_TYPE],
		['"text"', JSON_TYPE],
		["7", JSON_TYPE],
		[deep, JSON_TYPE],
		[`{"email":${deep}}`, JSON_TYPE],
		['{"__proto__":{"email":"a@b.cd","password":"secret"}}', JSON_TYPE],
		['{"constructor":{"prototype":{"email":"x"}},"email":{"toString":null}}', JSON_TYPE],
	];
	for (const name of API.filter((one) => one !== "logout")) {
		for (const [body, headers] of bodies) {
			const answer = await someone.json(name, body, headers);
			const what = `${name} ${body.slice(0, 40)} ${headers["Content-Type"]}`;
			expect([400, 415, 422], what).toContain(answer.status);
			const said = JSON.stringify(await answer.json());
			expect(said, what).not.toMatch(/undefined|__proto__|stack|\.ts/);
		}
	}
	const forms: [string, Record<string, string>][] = [
		["email=a%40b.cd&email=c%40d.ef&password=x&password=y", FORM_TYPE],
		["__proto__=x&constructor=y&email[toString]=1&asked=__proto__", FORM_TYPE],
		["%E0%A4%A=%", FORM_TYPE],
		["no multipart", { "Content-Type": "multipart/form-data" }],
		["no multipart", { "Content-Type": "multipart/form-data; boundary=x" }],
		[
			'--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\nx\r\n--x--\r\n',
			{ "Content-Type": "multipart/form-data; boundary=x" },
		],
		["{}", JSON_TYPE],
	];
	for (const name of FORMS.slice(0, 5)) {
		for (const [body, headers] of forms) {
			const { "Content-Type": type = "" } = headers;
			const answer = await portal.post(`${HOST}/en-IE/${name}`, body, { Origin: `http://${HOST}`, ...headers });
			expect(answer.status, `${name} ${body} ${type}`).toBeGreaterThanOrEqual(400);
			expect(answer.status, `${name} ${body} ${type}`).toBeLessThan(500);
		}
	}
	expect(await accountCalls(portal)).toEqual([]);
});

test("what was typed comes back as text, never as markup", async () => {
	const hostile = '"><script>alert(1)</script>';
	for (const name of ["login", "register", "forgot-password"]) {
		const fields = { email: hostile, first_name: hostile, returnTo: hostile, [hostile]: hostile };
		const html = await (await visitor(portal, HOST).form(`/en-IE/${name}`, fields)).text();
		expect(html, name).not.toContain("<script>alert");
		expect(html, name).toContain("&quot;&gt;&lt;script&gt;");
	}
});

test("[6.06] the browser's prefix leads to the calls that it needs and to nothing else", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.forgetCalls();
	const paths = [
		"importPortalgrup",
		"user/export",
		"hca/en/user/1",
		"strapi/en-IE/item/materials/cardovex-titration-scheme/full",
		"strapi/en-IE/content",
		"../__control/calls",
		"login/..%2fuser",
		"LOGIN",
		"login/",
		"",
	];
	for (const path of paths) {
		for (const answer of [await someone.get(`/api/api/${path}`), await someone.json(path, LOGIN)]) {
			expect([301, 404], path).toContain(answer.status);
			expect(await answer.text(), path).not.toMatch(/Potassium|token/);
		}
	}
	for (const name of API) expect((await someone.get(`/api/api/${name}`)).status, name).toBe(404);
	for (const method of ["PUT", "PATCH", "DELETE"]) {
		const answer = await portal.get(`${HOST}/api/api/user`, { Origin: `http://${HOST}` }, method);
		expect(answer.status, method).toBe(404);
	}
	expect(await accountCalls(portal)).toEqual([]);
	expect((await portal.calls()).filter(({ path }) => path.includes("/item/"))).toEqual([]);
});

test("refusals before any route are the error page to a person, and JSON to a script", async () => {
	const big = "a".repeat(40_000);
	const foreign = { Origin: "https://elsewhere.example", "Content-Type": "application/x-www-form-urlencoded" };
	const { html } = await pageWith(403, portal.post("ie.localhost/en-IE/login", "email=a", foreign));
	expect(html).toContain('class="footer"');
	const own = { Origin: "http://ie.localhost", "Content-Type": "application/json" };
	const tooLarge = await portal.post("ie.localhost/api/api/login", JSON.stringify({ email: big }), own);
	expect(tooLarge.status).toBe(413);
	expect(await tooLarge.json()).toMatchObject({ statusCode: 413 });
	const code = await portal.post("ie.localhost/session/redeem", "{", own);
	expect(code.status).toBe(400);
	expect(await code.json()).toMatchObject({ statusCode: 400 });
});

test("consents of another user's form are nobody's", async () => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.forgetCalls();
	const answer = await someone.call("consents", { userId: "somebody-else", consent: true });
	expect(answer).toMatchObject({ status: 401, body: { notice: "signedOut" } });
	expect((await portal.calls()).some(({ path }) => path === "/api/consents")).toBe(false);
});
