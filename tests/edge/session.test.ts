import { base64url } from "jose";
import { expect, test } from "vitest";
import * as z from "zod";
import type { CountryCode } from "../../shared/countries.ts";
import { LOCALE_HEADER } from "../../shared/endpoints.ts";
import { accounts, at, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { keyedHash, opened, pictureAt, sealed } from "./sealing.ts";
import { accountCalls, fingerprint, SESSION, signIn, visitor } from "./visitor.ts";

/** That of development, and the one before it, which still opens what it has sealed. */
const KEY_BEFORE = "YmVmb3JlLW9ubHktc2VhbGluZy1rZXktb2YtdGVzdHM";
const SEALING_KEYS = JSON.stringify([
	{ id: "dev", key: "ZGV2ZWxvcG1lbnQtb25seS1zZWFsaW5nLWtleS0wMDE" },
	{ id: "before", key: KEY_BEFORE },
]);
const portal = ownPortal({ before: "healed", vars: { SEALING_KEYS } });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GATED = "/en-IE/materials/cardovex-titration-scheme";
const backend = accounts(portal);

const signedIn = (name = "ie", code: CountryCode = "ie") => signIn(portal, name, code);
/** Whether a cookie, sent to a host, gives access to gated content or shows a name. */
async function opens(cookie: string, host = "ie.localhost", path = GATED): Promise<boolean> {
	const someone = visitor(portal, host);
	someone.as(cookie);
	const html = await (await someone.get(path)).text();
	return /Potassium below/.test(html) || /Niamh|Ciarán/.test(html);
}

test("[4.06] [7.06] [7.25] signing out: cookie removed, backend told, nothing kept, a copy of the cookie reads nothing", async () => {
	for (const leave of ["form", "script"]) {
		await portal.forgetCalls();
		const someone = await signedIn();
		const copy = someone.session() ?? "";
		const { token } = await opened(copy);
		expect(await opens(copy)).toBe(true);
		const answer = leave === "form" ? await someone.form("/en-IE/logout", {}) : await someone.json("logout", {});
		expect(answer.status).toBe(leave === "form" ? 303 : 200);
		expect(answer.headers.get("clear-site-data")).toBe('"cache"');
		expect(answer.headers.getSetCookie().join()).toMatch(/__Host-session=; Max-Age=0; Path=\/; Secure/);
		expect(someone.session()).toBeUndefined();
		expect(await opens(copy)).toBe(false);
		const told = (await accountCalls(portal)).filter(({ path }) => path === "/api/logout");
		expect(told.map(({ bearer }) => bearer)).toEqual([fingerprint(token)]);
		expect((await backend.me(String(token))).status).toBe(401);
	}
});

test("[4.06] with the backend down one is signed out all the same, and twice is once", async () => {
	const before = portal.logs().length;
	// The backend may confirm a sign-out with the status alone.
	await portal.fault({ path: "/api/logout", status: 200, body: "", times: 1 });
	expect((await (await signedIn()).form("/en-IE/logout", {})).status).toBe(303);
	const someone = await signedIn();
	const copy = someone.session() ?? "";
	await portal.fault({ path: "/api/logout", status: 500 });
	expect((await someone.form("/en-IE/logout", {})).status).toBe(303);
	expect((await someone.form("/en-IE/logout", {})).status).toBe(303);
	expect((await visitor(portal, "ie.localhost").json("logout", {})).status).toBe(200);
	expect(await opens(copy)).toBe(false);
	await expect.poll(() => portal.lines("logout-failed", before).at(-1)).toContain("backend 500");
	expect(portal.lines("logout-failed", before)).toHaveLength(1);
});

test.each([
	["holds", {}],
	["no longer holds", { status: 401 }],
])("[4.06] [4.08] a late word that the session %s leaves the one alone that has begun meanwhile", async (_, fault) => {
	const someone = await signedIn();
	await portal.forgetCalls();
	await portal.fault({ path: "/api/user", hold: true, times: 1, ...fault });
	const late = someone.get("/api/api/user");
	await expect.poll(async () => (await accountCalls(portal)).map(({ path }) => path)).toEqual(["/api/user"]);
	expect((await someone.form("/en-IE/logout", {})).status).toBe(303);
	await someone.json("login", { email: at("ie.new"), password: PASSWORD });
	const current = someone.session();
	await portal.heal();
	expect((await late).headers.getSetCookie()).toEqual([]);
	expect(someone.session()).toBe(current);
	expect(await (await someone.get("/en-IE")).text()).toContain("Ciarán");
});

test("signing in again changes the session's id and ends the one before, here and in the backend", async () => {
	const someone = await signedIn();
	const before = someone.session() ?? "";
	const old = await opened(before);
	await someone.json("login", { email: at("ie.new"), password: PASSWORD });
	const now = await opened(someone.session());
	expect(now.id).not.toBe(old.id);
	expect(now.token).not.toBe(old.token);
	expect(await opens(before)).toBe(false);
	expect((await backend.me(String(old.token))).status).toBe(401);
	expect((await backend.me(String(now.token))).status).toBe(200);
});

test("a session that somebody planted before is not taken over", async () => {
	const planted = await signedIn("ie.new");
	const victim = visitor(portal, "ie.localhost");
	victim.as(planted.session() ?? "");
	await victim.form("/en-IE/login", { email: at("ie"), password: PASSWORD });
	const html = await (await planted.get("/en-IE/account")).text();
	expect(html).not.toContain("Niamh");
	expect(await (await victim.get("/en-IE/account")).text()).toContain("Niamh");
});

test("a session ends after its idle time and after its longest time, and lives on while it is used", async () => {
	const someone = await signedIn();
	const claims = await opened(someone.session());
	const left = Number(claims.exp) - Date.now() / 1000;
	expect(left).toBeGreaterThan(59 * 60);
	expect(left).toBeLessThanOrEqual(60 * 60);
	expect(await opens(await sealed(claims))).toBe(true);
	expect(await opens(await sealed(claims, { seconds: -1 }))).toBe(false);
	const now = Date.now();
	expect(await opens(await sealed({ ...claims, startedAt: now - 12 * HOUR - 1 }))).toBe(false);

	// Used again after a while: sealed anew, and never for longer than twelve hours in all.
	const used = visitor(portal, "ie.localhost");
	used.as(await sealed({ ...claims, sealedAt: now - 6 * MINUTE, startedAt: now - 12 * HOUR + 10 * MINUTE }));
	expect((await used.get("/en-IE")).headers.getSetCookie().join()).toContain(SESSION);
	const again = await opened(used.session());
	expect(again.id).toBe(claims.id);
	expect(Number(again.exp) - now / 1000).toBeLessThanOrEqual(10 * 60 + 1);
	expect((await used.get("/en-IE")).headers.getSetCookie().join()).not.toContain(SESSION);
});

test("a session is never written into an answer that a shared cache may keep", async () => {
	const claims = await opened((await signedIn()).session());
	for (const path of [pictureAt("/uploads/general-home.svg"), "/sitemap.xml", "/robots.txt"]) {
		const someone = visitor(portal, "ie.localhost");
		someone.as(await sealed({ ...claims, sealedAt: Date.now() - 6 * MINUTE }));
		const answer = await someone.get(path);
		expect(answer.status, path).toBe(200);
		expect(answer.headers.getSetCookie().join(), path).not.toContain(SESSION);
	}
});

test("a forged, cut or foreign cookie is nobody's", async () => {
	const cookie = (await signedIn()).session() ?? "";
	const claims = await opened(cookie);
	const parts = cookie.split(".");
	const swap = (index: number) =>
		parts.map((part, at) => (at === index ? (part.startsWith("A") ? "B" : "A") + part.slice(1) : part)).join(".");
	const without = (name: string) =>
		sealed(Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name)));
	const forged = {
		empty: "",
		text: "1",
		cut: cookie.slice(0, -4),
		"half of it": cookie.slice(0, cookie.length / 2),
		"changed header": swap(0),
		"changed vector": swap(2),
		"changed text": swap(3),
		"changed tag": swap(4),
		"without encryption": `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(claims))}.`,
		"another key": await sealed(claims, { key: crypto.getRandomValues(new Uint8Array(32)) }),
		"unknown key id": await sealed(claims, { kid: "old" }),
		"purpose of deep links": await sealed(claims, { audience: "deeplink" }),
		"without user": await without("user"),
		"without the person's object": await without("person"),
		"without a confirmation": await without("verifiedAt"),
		"country that is none": await sealed({ ...claims, country: "de" }),
	};
	for (const [what, value] of Object.entries(forged)) expect(await opens(value), what).toBe(false);
	expect(await opens(cookie)).toBe(true);
	// A session's cookie does not work as a deep link's.
	const html = await (await portal.get(`ie.localhost${GATED}`, { Cookie: `__Host-deeplink=${cookie}` })).text();
	expect(html).toContain("Login required");
});

test("a session of one country is none on another's host, nor by another's locale", async () => {
	const cookie = (await signedIn("be", "be")).session() ?? "";
	for (const host of ["ch.localhost", "localhost"]) {
		const someone = visitor(portal, host);
		someone.as(cookie);
		const html = await (await someone.get("/de-CH/account")).text();
		expect(textOf(html)).not.toContain("Annelies");
		expect(someone.session()).toBe(cookie);
	}
	const atHome = visitor(portal, "localhost");
	atHome.as(cookie);
	expect(await (await atHome.get("/nl-BE/account")).text()).toContain("Annelies");
});

test("[1.09] [4.08] [7.05] off the country hosts a script's call belongs to the locale of its page, whatever was visited last", async () => {
	const someone = visitor(portal, "localhost");
	const credentials = { email: at("ie"), password: PASSWORD };
	const from = (locale: string) => ({ [LOCALE_HEADER]: locale });
	someone.jar.set("locale", "tr-TR");
	expect((await someone.json("login", credentials, from("nl-BE"))).status).toBe(200);
	expect(await opened(someone.session())).toMatchObject({ country: "be" });
	someone.jar.set("locale", "tr-TR");
	expect((await someone.get("/api/api/user", from("nl-BE"))).status).toBe(200);
	expect((await someone.get("/api/api/user", from("tr-TR"))).status).toBe(401);
	// Without a page: the locale that was visited last.
	for (const headers of [{}, from("xx-YY")]) expect((await someone.get("/api/api/user", headers)).status).toBe(401);
	// A country with a host of its own is served there alone.
	const belgian = visitor(portal, "be.localhost");
	expect((await belgian.json("login", credentials, from("tr-TR"))).status).toBe(200);
	expect(await opened(belgian.session())).toMatchObject({ country: "be" });
});

test("[4.08] [7.07] [8.03] a token that no longer holds ends the session, a backend that is down does not", async () => {
	const someone = await signedIn();
	const copy = someone.session() ?? "";
	const { token } = await opened(copy);
	const user = async () => (await someone.get("/api/api/user")).json();
	expect(await user()).toEqual({ status: "Success", data: { id: expect.any(String), firstName: "Niamh" } });
	for (const fault of [{ status: 500 }, { reset: true }, { status: 200, body: "<html>" }, { status: 200, body: {} }]) {
		await portal.fault({ path: "/api/user", ...fault, times: 1 });
		expect(await user(), JSON.stringify(fault)).toMatchObject({ statusCode: 503, notice: "unavailable" });
		expect(someone.session()).toBeDefined();
	}
	await backend.call("POST", "logout", undefined, { Authorization: `Bearer ${String(token)}` });
	const logged = () => portal.lines("user-failed").length;
	const before = logged();
	expect(await user()).toMatchObject({ statusCode: 401, notice: "signedOut" });
	await expect.poll(logged).toBe(before + 1);
	expect(someone.session()).toBeUndefined();
	expect(await opens(copy)).toBe(false);
	expect((await visitor(portal, "ie.localhost").get("/api/api/user")).status).toBe(401);
});

test("[3.01] [7.07] a user call that says id and OneKey code alone unlearns nothing; a code that is gone gives no full access", async () => {
	const someone = await signedIn("tr", "tr");
	const { user: known } = await opened(someone.session());
	const says = async (attributes: object) => {
		const body = { data: { id: 3, owa: { attributes } } };
		await portal.fault({ path: "/api/user", status: 200, body, times: 1 });
		expect(await (await someone.get("/api/api/user")).json()).toMatchObject({ data: { firstName: "Ayşe" } });
		return (await opened(someone.session())).user;
	};
	expect(await says({ onekeycode: "WTRM00099999" })).toEqual({ ...Object(known), onekeycode: "WTRM00099999" });
	expect(await says({ onekeycode: null })).toEqual({ ...Object(known), onekeycode: null });
	await portal.forgetCalls();
	await someone.get("/tr-TR/news/after-the-code-has-gone");
	expect((await portal.calls()).map(({ path }) => path)).toContain(
		"/api/strapi/tr-TR/item/news/after-the-code-has-gone/limited",
	);
});

test("a person is ended under the key before too, by the backend and by signing out everywhere", async () => {
	const someone = await signedIn();
	const claims = await opened(someone.session());
	const { id } = z.object({ id: z.string() }).parse(claims.user);
	const nameUnder = (key: string) =>
		keyedHash("person-sessions", JSON.stringify(["local", id]), Buffer.from(key, "base64url"));
	const { name } = z.object({ name: z.string() }).parse(claims.person);
	expect(name).not.toBe(nameUnder(KEY_BEFORE));
	const sessions = await portal.sessions();
	/** A session that began while the key before was the first. */
	async function older() {
		const before = nameUnder(KEY_BEFORE);
		const epoch = await sessions.get(sessions.idFromName(before)).begin(0);
		return sealed({ ...claims, id: crypto.randomUUID(), person: { name: before, epoch } });
	}
	const [one, two] = [await older(), await older()];
	expect([await opens(one), await opens(two)]).toEqual([true, true]);
	await someone.form("/en-IE/everywhere/logout", {});
	expect(await opens(one)).toBe(false);

	const three = await older();
	expect(await opens(three)).toBe(true);
	const headers = { "X-Service-Secret": "development-service-secret" };
	await portal.post("ie.localhost/ops/sessions/revoke", JSON.stringify({ userId: id }), headers);
	expect(await opens(three)).toBe(false);
});

test("an object that has forgotten everything lets no older session in: its next epoch is unlike any before", async () => {
	const claims = await opened((await signedIn()).session());
	// None has ever had this name, which is how an object is after its alarm.
	const forgotten = crypto.randomUUID();
	const { epoch } = z.object({ epoch: z.string() }).parse(claims.person);
	const cookie = await sealed({ ...claims, person: { name: forgotten, epoch } });
	expect(await opens(cookie)).toBe(false);
	const sessions = await portal.sessions();
	await sessions.get(sessions.idFromName(forgotten)).begin(0);
	expect(await opens(cookie)).toBe(false);
});
