import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { translator } from "../../locales/index.ts";
import { startDouble } from "../identity/double.ts";
import { accounts, at, PASSWORD } from "./accounts.ts";
import { type Portal, portalOf, startPortal, textOf } from "./portal.ts";
import { opened, sealed, sessionOf } from "./sealing.ts";
import { pageWith, visitor } from "./visitor.ts";

const t = translator("nl-BE");
const BE = "be.localhost";
/** The Swiss client's; the Belgian one is public. */
const SECRET = "the-secret-of-the-client";
const GATED = "/nl-BE/materials/titratieschema-cardovex-van-start-tot-doeldosis";

let portal: Portal;
let provider: Awaited<ReturnType<typeof startDouble>>;
beforeAll(async () => {
	provider = await startDouble();
	portal = await startPortal({ HCA: provider.variable, HCA_SECRETS: JSON.stringify({ ch: SECRET }) });
});
afterAll(async () => {
	await portal.close();
	await provider.close();
});
beforeEach(() => portal.heal());

const cookiesOf = (response: Response): string =>
	response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";", 1)[0] ?? "")
		.filter((cookie) => !cookie.endsWith("="))
		.join("; ");

/** Begins a flow as the plain form does. */
async function begin(flow = "login", headers: Record<string, string> = {}) {
	const response = await portal.get(`${BE}/nl-BE/hca/${flow}`, { Origin: `http://${BE}`, ...headers }, "POST");
	const link = new URL(response.headers.get("location") ?? "");
	const [state = "", nonce = ""] = ["state", "nonce"].map((name) => link.searchParams.get(name) ?? "");
	return { response, link, query: link.searchParams, state, nonce, cookie: cookiesOf(response) };
}

/** Comes back from the provider with a code. */
async function comeBack(parameters: Record<string, string>, cookie: string) {
	return portal.get(`${BE}/nl-BE?${new URLSearchParams(parameters)}`, { Cookie: cookie });
}

async function signIn(answer: Parameters<typeof provider.answers>[0] = {}, flow?: string) {
	const { state, nonce, cookie } = await begin(flow);
	provider.answers(answer, nonce);
	return comeBack({ code: "code-1", state }, cookie);
}

const expectNoSession = (response: Response) => {
	expect(response.status).toBe(303);
	expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith("__Host-session="))).toBe(false);
};

test("[7.24] [9.04] the sign-in link has a policy by flow, S256 challenge, state, nonce and the locale's root", async () => {
	const html = await (await portal.get(`${BE}/nl-BE/login`)).text();
	for (const flow of ["login", "register"]) expect(html).toContain(`action="/nl-BE/hca/${flow}" method="post"`);
	const { link, query, response, state } = await begin("login");
	expect(link.pathname).toBe("/signup_signin/authorize");
	expect((await begin("register")).link.pathname).toBe("/signuponly/authorize");
	expect(query.get("redirect_uri")).toBe("http://be.localhost/nl-BE");
	expect(query.get("code_challenge_method")).toBe("S256");
	expect(query.get("code_challenge")).toMatch(/^[\w-]{43}$/);
	expect(query.get("ui_locales")).toBe("nl-BE");
	expect(response.headers.getSetCookie()[0]).toMatch(
		/^__Host-hca-[\w-]{8}=.+Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax/,
	);
	expect((await begin()).state).not.toBe(state);
});

test("[7.24] a valid verifier of the browser is used, else the Worker makes one", async () => {
	const made = "0f".repeat(28);
	for (const [verifier, isTaken] of [
		[made, true],
		["0f".repeat(27), false],
		["__proto__", false],
	] as const) {
		const response = await portal.post(`${BE}/nl-BE/hca/login`, String(new URLSearchParams({ verifier })), {
			Origin: `http://${BE}`,
			"Content-Type": "application/x-www-form-urlencoded",
			Accept: "application/json",
		});
		expect(response.headers.get("cache-control")).toBe("no-store");
		const { url } = z.object({ url: z.url() }).parse(await response.json());
		const challenge = createHash("sha256").update(made).digest("base64url");
		expect(new URL(url).searchParams.get("code_challenge") === challenge, verifier).toBe(isTaken);
	}
});

test("[6.02] [3.02] [7.09] a sign-in: the verifier matches the challenge, the user is loaded, gated content opens", async () => {
	const { query, state, nonce, cookie } = await begin();
	provider.answers({}, nonce);
	const back = await comeBack({ code: "code-1", state, session_state: "x" }, cookie);
	expect(back.status).toBe(303);
	expect(back.headers.get("location")).toBe("/nl-BE");
	expect(back.headers.get("cache-control")).toBe("no-store");
	const verifier = provider.received[0]?.get("code_verifier") ?? "";
	expect(verifier).toMatch(/^[\da-f]{56}$/);
	expect(createHash("sha256").update(verifier).digest("base64url")).toBe(query.get("code_challenge"));
	expect((await portal.calls()).map(({ path }) => path)).toContain("/api/hca/nl/user/hca-anna");

	const session = cookiesOf(back);
	const page = await (await portal.get(BE + GATED, { Cookie: session })).text();
	expect(page).toContain("Anna</span>");
	expect(page).not.toContain('class="gate"');
	expect((await portal.get(`${BE}/api/api/user`, { Cookie: session })).status).toBe(200);
	// Consents belong to local accounts: no call is made.
	const consents = await (await portal.get(`${BE}/nl-BE/consents`, { Cookie: session })).text();
	expect(consents).toContain("Anna</span>");
	expect(consents).not.toContain('name="asked"');

	const out = await portal.get(`${BE}/nl-BE/logout`, { Cookie: session, Origin: `http://${BE}` }, "POST");
	expect(out.headers.get("location")).toMatch(
		/^http:\/\/localhost:\d+\/logout\?.*post_logout_redirect_uri=http%3A%2F%2Fbe/,
	);
	expect(await (await portal.get(BE + GATED, { Cookie: session })).text()).toContain('class="gate"');
});

test("[4.06] the account page has courses by OneKey id, webinars by the backend's address, and no consents", async () => {
	const session = cookiesOf(await signIn());
	await portal.forgetCalls();
	const own = async (path: string) =>
		textOf(await (await portal.get(`${BE}/nl-BE/${path}`, { Cookie: session })).text());
	expect(await own("account?whole")).toMatch(
		/U bent voor geen enkel komend webinar ingeschreven\. .+ 50% voltooid .+ 45 min/,
	);
	const asked = (await portal.calls()).map(({ path, body }) => `${path} ${JSON.stringify(body)}`).join("\n");
	expect(asked).toContain("/api/talentLMS/user/WBEM00090001");
	expect(asked).toContain('/api/webinargeek/registrations {"email":"anna.peeters@helvora.example"}');
	expect(await own("account/profile")).not.toContain("Account verwijderen");
	const file = await portal.get(`${BE}/nl-BE/account/record.csv`, { Cookie: session });
	expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
});

test("a typed address shows this session's registration and gives access to nothing else", async () => {
	const answer = await signIn({ claims: { oid: "hca-marc", sub: "other" } });
	const someone = visitor(portal, BE);
	someone.as(/__Host-session=([^;]+)/.exec(cookiesOf(answer))?.[1] ?? "");
	const own = async () => textOf(await (await someone.get("/nl-BE/account?whole")).text());
	await portal.forgetCalls();
	expect(await own()).toContain(t("own.noAddress"));
	expect(JSON.stringify(await portal.calls())).not.toContain("registration");
	const [, page = ""] =
		/data-phase="live">.*?href="(\/nl-BE\/webinars\/[^"]+)"/s.exec(
			await (await someone.get("/nl-BE/webinars")).text(),
		) ?? [];
	const form = { lastname: "Maes", email: "marc.typed@practice.example" };
	expect((await someone.form(`${page}/register`, form)).status).toBe(303);
	await portal.forgetCalls();
	expect(await own()).toContain("Nu live");
	const asked = (await portal.calls()).filter(({ path }) => path.includes("registration"));
	expect(asked.map(({ path, body }) => [path, body])).toEqual([
		["/api/webinargeek/check-registration", { webinar_id: "wg-web-sleep-apnoea-nl-BE", email: form.email }],
	]);
});

test("a transaction that comes again and again with made-up codes does not reach the provider for ever", async () => {
	const { state, cookie } = await begin();
	const limited = portalOf({ HCA: provider.variable }, ".", { counted: { CLIENT_LIMIT: 2 } });
	await limited.start();
	provider.answers({ token: { status: 400, body: { error: "invalid_grant" } } }, "");
	const before = provider.received.length;
	for (let guess = 0; guess < 5; guess++) {
		const back = new URLSearchParams({ code: `guess-${guess}`, state });
		const answer = await limited.get(`${BE}/nl-BE?${back}`, { Cookie: cookie, "CF-Connecting-IP": "203.0.113.5" });
		expect(answer.headers.get("location")).toBe("/nl-BE?notice=hcaFailed");
	}
	await limited.close();
	expect(provider.received.length - before).toBe(2);
});

test("[7.24] a code is redeemed at the token endpoint of the policy that has made it", async () => {
	for (const [flow, path] of [
		["login", "/signup_signin/token"],
		["register", "/signuponly/token"],
	] as const) {
		const back = await signIn({}, flow);
		expect([back.headers.get("location"), provider.paths]).toEqual(["/nl-BE", [path]]);
	}
});

test("[7.24] a client with a secret sends it with the code, a public one sends none", async () => {
	for (const [root, secret] of [
		[`${BE}/nl-BE`, null],
		["ch.localhost/de-CH", SECRET],
	] as const) {
		const origin = `http://${root.slice(0, root.indexOf("/"))}`;
		const begun = await portal.get(`${root}/hca/login`, { Origin: origin }, "POST");
		const query = new URL(begun.headers.get("location") ?? "").searchParams;
		provider.answers({}, query.get("nonce") ?? "");
		const answer = new URLSearchParams({ code: "code-1", state: query.get("state") ?? "" });
		const back = await portal.get(`${root}?${answer}`, { Cookie: cookiesOf(begun) });
		expect(back.headers.get("set-cookie"), root).toContain("__Host-session=");
		const [sent] = provider.received;
		expect([sent?.get("client_id"), sent?.get("client_secret")], root).toEqual(["helvora-pro", secret]);
	}
});

test("[7.24] a sign-in works as soon as the provider has exchanged its key: no older key set is kept", async () => {
	for (const rotated of [false, true, false])
		expect(cookiesOf(await signIn({ rotated })), String(rotated)).toContain("__Host-session=");
});

test("oid precedes sub", async () => {
	await portal.forgetCalls();
	await signIn({ claims: { oid: "hca-marc", sub: "other" } });
	expect((await portal.calls()).map(({ path }) => path)).toContain("/api/hca/nl/user/hca-marc");
});

test("an id that is empty, or that a path drops, never asks the backend for a list of users, whose first would be signed in", async () => {
	await portal.fault({ path: "/api/hca/", status: 200, body: [{ onekeyId: "FIRST", firstName: "First" }] });
	for (const id of ["", " ", ".", ".."]) {
		await portal.forgetCalls();
		const response = await signIn({ claims: { sub: id } });
		expectNoSession(response);
		expect(response.headers.get("location"), id).toBe("/nl-BE?notice=hcaFailed");
		expect(
			(await portal.calls()).filter(({ path }) => path.startsWith("/api/hca")),
			id,
		).toEqual([]);
	}
	await portal.heal();
	await portal.forgetCalls();
	await signIn({ claims: { oid: "" } });
	expect((await portal.calls()).map(({ path }) => path)).toContain("/api/hca/nl/user/hca-anna");
});

test("[3.02] the sealed session of a user with texts that are too long is a cookie that browsers keep", async () => {
	const long = "é".repeat(1500);
	const body = { onekeyId: "WBEM00090001", firstName: "Anna", lastName: long, email: long };
	await portal.fault({ path: "/api/hca/", status: 200, body });
	const session = cookiesOf(await signIn());
	expect(session).toContain("__Host-session=");
	expect(session.length).toBeLessThan(4096);
});

test.each([
	["expired", { claims: { exp: Math.floor(Date.now() / 1000) - 600 } }],
	["for another audience", { claims: { aud: "somebody-else" } }],
	["of another issuer", { claims: { iss: "https://elsewhere.example" } }],
	["for another authorized party", { claims: { azp: "somebody-else" } }],
	["from the future", { claims: { iat: Math.floor(Date.now() / 1000) + 600 } }],
	["with another nonce", { claims: { nonce: "other" } }],
	["signed by a foreign key", { foreign: true }],
	["that cannot be checked: the key set is down", { jwksStatus: 500 }],
	["missing", { token: { status: 200, body: { access_token: "a", token_type: "Bearer" } } }],
	["refused: a code that was used", { token: { status: 400, body: { error: "invalid_grant" } } }],
	["not there: the provider is down", { token: { status: 503, body: {} } }],
] as const)("[8.09] an ID token %s: a notice, no session", async (_, answer) => {
	const response = await signIn(answer);
	expectNoSession(response);
	expect(response.headers.get("location")).toBe("/nl-BE?notice=hcaFailed");
	const page = await (await portal.get(`${BE}/nl-BE?notice=hcaFailed`)).text();
	expect(page).toContain(t("notices.hcaFailed"));
	expect(page).toContain('data-console-error="HCA: hcaFailed"');
	expect(page).toContain('action="/nl-BE/hca/login"');
});

test("[8.09] with an unknown user or a failing backend there is no session, and a notice says so", async () => {
	const unknown = await signIn({ claims: { sub: "hca-unknown" } });
	expectNoSession(unknown);
	expect(unknown.headers.get("location")).toBe("/nl-BE?notice=hcaProfileFailed");
	await portal.fault({ path: "/api/hca/", status: 500 });
	expect((await signIn()).headers.get("location")).toBe("/nl-BE?notice=hcaProfileFailed");
});

test("a cancelled or failed sign-in returns to the page with a notice, and the failed one can be repeated", async () => {
	const from = "/nl-BE/news?category=13#item-10";
	const answered = async (error: string, description = "") => {
		const someone = visitor(portal, BE);
		const started = await someone.form("/nl-BE/hca/login", { returnTo: from });
		const state = new URL(started.headers.get("location") ?? "").searchParams.get("state") ?? "";
		const query = new URLSearchParams({ error, error_description: description, state });
		const back = await someone.get(`/nl-BE?${query}`);
		expectNoSession(back);
		const location = back.headers.get("location") ?? "";
		return { location, page: await (await someone.get(location.split("#", 1)[0] ?? "")).text() };
	};
	const cancelled = await answered("access_denied");
	expect(cancelled.location).toBe("/nl-BE/news?category=13&notice=hcaCancelled#item-10");
	expect(cancelled.page).toContain(t("notices.hcaCancelled"));
	expect(cancelled.page).not.toMatch(/data-console-error|role="alert"/);
	expect(portal.logs().join("\n")).not.toContain("access_denied");
	// Azure AD B2C: the visitor has forgotten the password, and the provider leaves that to the portal.
	const forgotten = await answered("access_denied", "AADB2C90118: The user has forgotten their password.");
	expect(forgotten.location).toBe("/nl-BE/news?category=13&notice=hcaForgotten#item-10");
	expect(forgotten.page).toContain(t("notices.hcaForgotten"));
	expect(forgotten.page).toContain('action="/nl-BE/hca/login"');
	const failed = await answered("server_error");
	expect(failed.location).toBe("/nl-BE/news?category=13&notice=hcaFailed#item-10");
	expect(failed.page).toContain('data-console-error="HCA: hcaFailed"');
	// The buttons lead back there again, without the notice.
	expect(failed.page).toContain('name="returnTo" value="/nl-BE/news?category=13"');
	// One visitor's notice is in no kept page.
	const other = await (await portal.get(`${BE}/nl-BE/news?category=13`)).text();
	expect(other).not.toContain(t("notices.hcaCancelled"));
});

test("a return address too long for the cookie loses its query, or becomes the home page", async () => {
	const backTo = async (from: string) => {
		const someone = visitor(portal, BE);
		const started = await someone.form("/nl-BE/hca/login", { returnTo: from });
		const [kept = ""] = started.headers.getSetCookie().filter((cookie) => cookie.includes("hca"));
		expect(kept.split(";", 1)[0]?.length).toBeLessThan(4096);
		const state = new URL(started.headers.get("location") ?? "").searchParams.get("state") ?? "";
		const back = await someone.get(`/nl-BE?${new URLSearchParams({ error: "access_denied", state })}`);
		return back.headers.get("location");
	};
	const term = (times: number) => `/nl-BE/search?term=${"%C3%A9".repeat(times)}`;
	expect(await backTo(term(390))).toBe(`${term(390)}&notice=hcaCancelled`);
	expect(await backTo(term(400))).toBe("/nl-BE/search?notice=hcaCancelled");
	expect(await backTo(`/nl-BE/news/${"a".repeat(2400)}?from=mail`)).toBe("/nl-BE?notice=hcaCancelled");
});

test("a browser that refuses cookies is told before the redirect to the provider", async () => {
	const refused = portal.post(`${BE}/nl-BE/hca/login`, "returnTo=%2Fnl-BE%2Fnews", {
		Origin: `http://${BE}`,
		"Sec-Fetch-Dest": "document",
		"Content-Type": "application/x-www-form-urlencoded",
	});
	const { html: page } = await pageWith(400, refused);
	expect(page).toContain("Uw browser weigert cookies.");
	expect(page).toContain('name="returnTo" value="/nl-BE/news"');
	expect(page).not.toContain("data-console-error");
});

test("HEAD of the provider's redirect signs nobody in, and leaves the transaction to the browser's GET", async () => {
	const someone = visitor(portal, BE);
	const begun = await someone.form("/nl-BE/hca/login", {});
	const query = new URL(begun.headers.get("location") ?? "").searchParams;
	provider.answers({}, query.get("nonce") ?? "");
	const back = `/nl-BE?${new URLSearchParams({ code: "code-1", state: query.get("state") ?? "" })}`;
	const { status, headers } = await someone.get(back, {}, "HEAD");
	expect([status, headers.get("allow"), headers.getSetCookie()]).toEqual([405, "GET", []]);
	expect(provider.received).toEqual([]);
	expect((await someone.get(back)).headers.get("location")).toBe("/nl-BE");
	expect(await isSignedIn(someone)).toBe(true);
});

test("a wrong, missing or foreign transaction and a cancelled sign-in give no session", async () => {
	const { state, nonce, cookie } = await begin();
	provider.answers({}, nonce);
	expectNoSession(await comeBack({ code: "code-1", state: "wrong" }, cookie));
	expectNoSession(await comeBack({ code: "code-1", state }, ""));
	expectNoSession(await comeBack({ code: "code-1", state }, (await begin()).cookie));
	const cancelled = { error: "access_denied", error_description: "AADB2C90091", state };
	expectNoSession(await comeBack(cancelled, cookie));
	expect(provider.received).toEqual([]);
});

test("back at the provider after a sign-in, its second response does not say that the sign-in failed", async () => {
	const someone = visitor(portal, BE);
	const begun = await someone.form("/nl-BE/hca/login", {});
	const query = new URL(begun.headers.get("location") ?? "").searchParams;
	provider.answers({}, query.get("nonce") ?? "");
	const back = `/nl-BE?${new URLSearchParams({ code: "code-1", state: query.get("state") ?? "" })}`;
	for (let time = 0; time < 2; time++) expect((await someone.get(back)).headers.get("location")).toBe("/nl-BE");
	expect(provider.received.length).toBe(1);
	expect(await isSignedIn(someone)).toBe(true);
});

test("[1.14] [6.05] local forms are refused with HCA, and HCA without its configuration", async () => {
	await portal.forgetCalls();
	for (const path of ["/nl-BE/login", "/nl-BE/register", "/nl-BE/forgot-password"]) {
		const page = await (await portal.get(BE + path)).text();
		expect(page, path).toContain('action="/nl-BE/hca/register"');
		expect(page, path).not.toContain('type="password"');
	}
	expect(await (await portal.get(`${BE}/nl-BE`)).text()).toContain("hca-buttons");
	for (const [host, locale, external] of [
		["ch.localhost", "de-CH", true],
		["ch.localhost", "fr-CH", true],
		["tr.localhost", "tr-TR", false],
		["ie.localhost", "en-IE", false],
	] as const) {
		for (const path of ["login", "register"]) {
			const page = await portal.get(`${host}/${locale}/${path}`);
			const html = await page.text();
			expect([page.status, html.includes("hca-buttons")], locale).toEqual([200, external]);
			expect(html.includes('type="password"'), locale).toBe(!external);
		}
		const hca = await portal.get(`${host}/${locale}/hca/login`, { Origin: `http://${host}` }, "POST");
		expect(hca.status, locale).toBe(external ? 303 : 404);
		if (!external) expect((await portal.get(`${host}/${locale}?code=1&state=2`)).status, locale).toBe(200);
	}
	// A direct post is refused too, even with the right password.
	const local = visitor(portal, BE);
	const form = { email: at("be"), password: PASSWORD };
	const registration = {
		...form,
		...{ last_name: "Ey", first_name: "Ana", passwordConfirm: PASSWORD, profession: "M", country: "BE" },
		...{ riziv: "12345625901", address: "Rue Haute 1", zipcode: "1000", city: "Brussel", phone: "025550199" },
		...{ onekeyConsent: "true", consent: "true" },
	};
	for (const [call, page, body] of [
		["login", "login", form],
		["forgotpassword", "forgot-password", form],
		["register", "register", registration],
	] as const) {
		const refused = { status: 403, body: { notice: "hcaOnly", statusCode: 403 } };
		expect(await local.call(call, body), call).toMatchObject(refused);
		expect((await local.form(`/nl-BE/${page}`, body)).status, page).toBe(403);
	}
	expect(local.session()).toBeUndefined();
	expect((await portal.calls()).filter(({ method }) => method !== "GET")).toEqual([]);
	const elsewhere = await visitor(portal, "ie.localhost").call("login", { email: at("ie"), password: PASSWORD });
	expect(elsewhere.status).toBe(200);
});

test.each([
	["a gated webinar", /href="(\/fr-BE\/webinars\/oncavera[^"]+)"/, "attend", 401],
	["a gated webinar", /href="(\/fr-BE\/webinars\/oncavera[^"]+)"/, "register", 403],
	["an open webinar", /data-phase="live">.*?href="(\/fr-BE\/webinars\/[^"]+)"/s, "register", 401],
] as const)("[7.19] [7.16] %s: what was typed waits for a sign-in in a new tab", async (_, link, action, status) => {
	const list = await (await portal.get(`${BE}/fr-BE/webinars`)).text();
	const path = `${link.exec(list)?.[1]}/${action}`;
	const someone = visitor(portal, BE);
	const typed = { lastname: "Peeters", remarks: "Végétarienne", password: "secret-12" };
	const { html, text } = await pageWith(status, someone.form(path, typed));
	expect(html).toContain(`<form action="${path}" method="post">`);
	for (const typed of ["Peeters", "Végétarienne"]) expect(html).toContain(`value="${typed}"`);
	expect(html).not.toContain("secret-12");
	for (const key of ["notices.signInFirst", "nav.newTab", "unsent.first", "unsent.send"] as const)
		expect(text).toContain(translator("fr-BE")(key));
	// A script would open the provider in this tab.
	expect(html).toContain('action="/fr-BE/hca/login" method="post" target="_blank"');
	expect(html).not.toMatch(/<form[^>]*target="_blank"[^>]*data-hca|data-console-error/);
});

test("an unconfirmed session needs provider and backend, else nobody is signed in", async () => {
	const hca = { identity: "hca", country: "be", verifiedAt: 0, person: await portal.personOf("hca", "WBEM00090001") };
	const before = sessionOf({ id: "WBEM00090001", firstName: "Anna" }, hca);
	const openedWith = async (claims: object) => {
		const response = await portal.get(BE + GATED, { Cookie: `__Host-session=${await sealed(claims)}` });
		return [response.status, (await response.text()).includes('class="gate"')];
	};
	const signedOut = [200, true];
	expect(await openedWith(before)).toEqual(signedOut);
	expect(await openedWith({ ...before, verifiedAt: Date.now() })).toEqual([200, false]);
	const backend = accounts(portal);
	const token = await backend.tokenOf(at("be"));
	const user = { ...before.user, id: String(await backend.idOf(token)) };
	const person = await portal.personOf("local", user.id);
	const local = { ...before, id: crypto.randomUUID(), identity: "local", token, person, user };
	expect(await openedWith({ ...local, token: "" })).toEqual(signedOut);
	expect((await openedWith({ ...local, id: crypto.randomUUID(), token: "a-token" }))[0]).toBe(303);
	expect(await openedWith(local)).toEqual([200, false]);
});

/** Headers of a document that a browser opens in a tab. */
const OPENED = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "none" };
const FULL = `${GATED}?notice=meetingYes`;

/** A browser whose HCA session was last confirmed so many minutes ago. */
async function agedBy(minutes: number) {
	const someone = visitor(portal, BE);
	const claims = await opened(/^__Host-session=(.*)$/.exec(cookiesOf(await signIn()).split("; ")[0] ?? "")?.[1]);
	someone.as(await sealed({ ...claims, verifiedAt: Date.now() - minutes * 60_000 }));
	return { ...someone, claims };
}

/** A lapsed session's browser, redirected to the provider; `back` comes from there. */
async function lapsed() {
	const someone = await agedBy(241);
	const asked = await someone.get(FULL, OPENED);
	expect(asked.status).toBe(302);
	expect(asked.headers.get("cache-control")).toBe("no-store");
	const { searchParams: query } = new URL(asked.headers.get("location") ?? "");
	const back = (parameters: Record<string, string>) =>
		someone.get(`/nl-BE?${new URLSearchParams({ ...parameters, state: query.get("state") ?? "" })}`, OPENED);
	return { ...someone, copy: someone.session() ?? "", query, back };
}
const isSignedIn = async (someone: { get: (path: string) => Promise<Response> }) =>
	(await (await someone.get("/nl-BE/about")).text()).includes("Anna</span>");

test("the provider silently confirms an old HCA session, once, and returns to the full address", async () => {
	expect((await (await agedBy(239)).get(FULL, OPENED)).status).toBe(200);
	const someone = await lapsed();
	expect(someone.query.get("prompt")).toBe("none");
	expect(someone.query.get("redirect_uri")).toBe("http://be.localhost/nl-BE");
	provider.answers({}, someone.query.get("nonce") ?? "");
	const back = await someone.back({ code: "code-1" });
	expect([back.status, back.headers.get("location")]).toEqual([303, FULL]);
	const page = await (await someone.get(FULL, OPENED)).text();
	expect(page).toContain("Anna</span>");
	expect(page).not.toContain('class="gate"');
	const now = await opened(someone.session());
	const { id, startedAt } = await opened(someone.copy);
	expect(now).toMatchObject({ id, startedAt });
	expect(Number(now.verifiedAt)).toBeGreaterThan(Date.now() - 60_000);
});

test("a known country stays if a confirmation has none", async () => {
	const { user } = z.object({ user: z.record(z.string(), z.unknown()) }).parse(await opened((await lapsed()).copy));
	const someone = await lapsed();
	someone.as(await sealed({ ...(await opened(someone.copy)), user: { ...user, country: "tr" } }));
	provider.answers({}, someone.query.get("nonce") ?? "");
	await portal.fault({ path: "re:^/api/hca/", body: { onekeyId: user.id, firstName: "Anna" }, times: 1 });
	expect((await someone.back({ code: "code-1" })).status).toBe(303);
	expect((await opened(someone.session())).user).toMatchObject({ firstName: "Anna", country: "tr" });
});

test("only the first document in ten minutes is redirected; all other requests are signed out", async () => {
	const someone = await agedBy(241);
	const page = await someone.get(GATED, { "Sec-Fetch-Dest": "empty" });
	expect([page.status, (await page.text()).includes('class="gate"')]).toEqual([200, true]);
	for (const path of ["/robots.txt", "/ops/status"])
		expect((await someone.get(path, OPENED)).status, path).not.toBe(302);
	for (const headers of [{}, { "Sec-Fetch-Dest": "iframe" }, { ...OPENED, "Sec-Purpose": "prefetch" }])
		expect((await someone.get(GATED, headers)).status).toBe(200);
	expect((await someone.get("/api/api/user")).status).toBe(401);
	expect((await someone.get(`${GATED}/media/file`)).status).toBe(403);
	expect((await someone.form("/nl-BE/account", { username: "anna", password: PASSWORD })).status).toBe(401);

	const redirected = await someone.get(GATED, OPENED);
	expect(redirected.status).toBe(302);
	expect(redirected.headers.getSetCookie().join()).toMatch(/hca-silent=1; Max-Age=600/);
	const again = await someone.get(GATED, OPENED);
	expect([again.status, (await again.text()).includes('class="gate"')]).toEqual([200, true]);

	// The unconfirmed session ends with the sign-out too.
	const copy = someone.session() ?? "";
	await someone.form("/nl-BE/logout", {});
	expect(someone.session()).toBeUndefined();
	someone.as(await sealed({ ...(await opened(copy)), verifiedAt: Date.now() }));
	expect(await isSignedIn(someone)).toBe(false);
});

test("[2.22] a deep link is opened before the confirmation, so its code is in no address of the sign-in", async () => {
	const someone = await agedBy(241);
	const wrong = await someone.get(`${GATED}/wrong-code`, OPENED);
	expect([wrong.status, await wrong.text()]).toEqual([200, expect.not.stringContaining("wrong-code")]);
	const right = await someone.get(`${GATED}/demo-access`, OPENED);
	expect([right.status, right.headers.get("location")]).toEqual([303, GATED]);
	expect((await someone.get(GATED, OPENED)).headers.get("location")).toMatch(/^http.*prompt=none/);
	// Other paths of this shape have no code.
	const other = await agedBy(241);
	expect((await other.get("/nl-BE/webinars/heart/join", OPENED)).headers.get("location")).toMatch(/prompt=none/);
});

test.each(["login_required", "interaction_required", "consent_required"])(
	"if the provider answers %s, the session ends with a neutral notice and a link back to the page",
	async (error) => {
		const someone = await lapsed();
		const back = await someone.back({ error });
		const login = back.headers.get("location") ?? "";
		expect(back.status).toBe(303);
		expect(login).toBe(`/nl-BE/login?${new URLSearchParams({ notice: "hcaEnded", return: FULL })}`);
		expect(someone.session()).toBeUndefined();
		const html = await (await someone.get(login)).text();
		expect(html).toMatch(/<div class="notice" role="status"[^>]*><p[^>]*>Uw aanmelding met OneKey is verlopen\./);
		expect(html).not.toContain("data-console-error");
		expect(html).toContain(`<a href="${FULL}">Niet nu</a>`);
		someone.as(await sealed({ ...(await opened(someone.copy)), verifiedAt: Date.now() }));
		expect(await isSignedIn(someone)).toBe(false);
	},
);

test("another account at the provider ends the session and signs nobody in", async () => {
	const someone = await lapsed();
	provider.answers({ claims: { sub: "hca-marc" } }, someone.query.get("nonce") ?? "");
	expect((await someone.back({ code: "code-1" })).headers.get("location")).toMatch(/^\/nl-BE\/login\?notice=hcaEnded/);
	expect(someone.session()).toBeUndefined();
	someone.as(await sealed({ ...(await opened(someone.copy)), verifiedAt: Date.now() }));
	expect(await isSignedIn(someone)).toBe(false);
});

test.each([
	["fails", { error: "server_error" }, {}],
	["is down", { code: "code-1" }, { token: { status: 503, body: {} } }],
] as const)("if the provider %s, the page is signed out until the next try", async (_, answer, says) => {
	const someone = await lapsed();
	provider.answers(says, someone.query.get("nonce") ?? "");
	const back = await someone.back(answer);
	expect([back.status, back.headers.get("location")]).toEqual([303, FULL]);
	expect(someone.session()).toBe(someone.copy);
	expect((await someone.get(FULL, OPENED)).status).toBe(200);
	expect(await isSignedIn(someone)).toBe(false);
	someone.jar.delete("hca-silent");
	expect((await someone.get(FULL, OPENED)).status).toBe(302);
});

test.each([{ jwks: "broken" }, { jwks: "silent" }, { jwksStatus: 503 }] as const)(
	"with a provider that the Worker cannot reach (%j) the page is shown signed out with a notice, until the next try",
	async (answer) => {
		const someone = await agedBy(241);
		const copy = someone.session();
		provider.answers(answer, "");
		const page = await someone.get(`${GATED}?x=1`, OPENED);
		expect(page.headers.getSetCookie().join()).toMatch(/hca-silent=1; Max-Age=600/);
		const html = await page.text();
		expect([page.status, html.includes('class="gate"')]).toEqual([200, true]);
		expect(textOf(html)).toContain(t("notices.hcaUnreachable"));
		expect(html).not.toContain("data-console-error");
		expect(await (await someone.get(GATED, OPENED)).text()).not.toContain(t("notices.hcaUnreachable"));
		expect(someone.session()).toBe(copy);
		expect(portal.logs().join("\n")).toContain('"reason":"provider unreachable"');
		provider.answers({}, "");
		someone.jar.delete("hca-silent");
		expect((await someone.get(GATED, OPENED)).status).toBe(302);
	},
);

test("a session signed out during its confirmation does not come back", async () => {
	const someone = await lapsed();
	provider.answers({}, someone.query.get("nonce") ?? "");
	await someone.form("/nl-BE/logout", {});
	expect((await someone.back({ code: "code-1" })).headers.get("location")).toBe(FULL);
	expect(someone.session()).toBeUndefined();
});

test("an HCA user signs out everywhere, at the provider too, and returns to a notice", async () => {
	const someone = await agedBy(1);
	const elsewhere = await agedBy(1);
	const out = new URL((await someone.form("/nl-BE/everywhere/logout", {})).headers.get("location") ?? "");
	expect(out.pathname).toBe("/logout");
	expect(out.searchParams.get("post_logout_redirect_uri")).toBe("http://be.localhost/nl-BE");
	const back = await someone.get(`/nl-BE?state=${out.searchParams.get("state")}`);
	expect(back.headers.get("location")).toBe("/nl-BE/login?notice=signedOutEverywhere");
	expect(await isSignedIn(elsewhere)).toBe(false);
	// The backend may name a OneKey id.
	const named = await agedBy(1);
	const body = JSON.stringify({ userId: Object(named.claims.user).id });
	const secret = { "X-Service-Secret": "development-service-secret" };
	expect((await portal.post(`${BE}/ops/sessions/revoke`, body, secret)).status).toBe(200);
	expect(await isSignedIn(named)).toBe(false);
});

test("logs and KV contain nothing of the identity", async () => {
	await signIn();
	expect(portal.logs().join("\n")).not.toMatch(/hca-anna|ANNA|Peeters|WBEM|code-1/);
	const { keys } = await (await portal.kv()).list();
	expect(keys.map(({ name }) => name).join("\n")).not.toMatch(/hca|session/);
});
