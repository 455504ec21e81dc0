import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { LOCALES } from "../../shared/locales.ts";
import { accounts, at, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { accountCalls, fingerprint, pageWith, SESSION, visitor } from "./visitor.ts";

const portal = ownPortal({ before: "healed" });

const credentials = (name: string, password = PASSWORD) => ({ email: at(name), password });
const HOSTS = [
	["be", "nl-BE", "Annelies"],
	["ch", "de-CH", "Reto"],
	["tr", "tr-TR", "Ayşe"],
	["ie", "en-IE", "Niamh"],
] as const;
const bearers = async (path: string) =>
	(await accountCalls(portal)).filter((call) => call.path === path).map((call) => call.bearer);

test.each(HOSTS)("[7.05] [3.14] [2.39] %s: sign-in by script, without a token", async (key, locale, firstName) => {
	const someone = visitor(portal, `${key}.localhost`);
	const answer = await someone.json("login", { ...credentials(key), owaLanguage: locale.replace("-", "_") });
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(await answer.json()).toEqual({
		status: "Success",
		data: { status: "Success", user: { id: expect.any(String), firstName }, missingConsents: [], country: key },
	});
	const [cookie = ""] = answer.headers.getSetCookie().filter((one) => one.startsWith(SESSION));
	expect(cookie).toMatch(/^__Host-session=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);

	const page = await someone.get(`/${locale}/account`);
	expect(page.headers.get("cache-control")).toBe("private, no-store");
	expect(textOf(await page.text())).toContain(firstName);
	const [call] = await accountCalls(portal);
	expect(call).toMatchObject({
		path: "/api/login",
		body: { ...credentials(key), owaLanguage: locale.replace("-", "_") },
		secretOk: true,
		bearer: null,
	});
});

test.each([
	["be", "fr-BE", "fr_BE"],
	["be", "nl-BE", "nl_BE"],
	["ch", "fr-CH", "fr_CH"],
])("[3.14] on %s the language is the page's: %s", async (key, locale, owaLanguage) => {
	const byScript = visitor(portal, `${key}.localhost`);
	await byScript.json("login", { ...credentials(key), owaLanguage });
	// The language of another country is ignored.
	await byScript.json("login", { ...credentials(key), owaLanguage: "en_IE" });
	await visitor(portal, `${key}.localhost`).form(`/${locale}/login`, credentials(key));
	const bodies = (await accountCalls(portal)).filter(({ path }) => path === "/api/login").map(({ body }) => body);
	const own = key === "be" ? "nl_BE" : "de_CH";
	expect(bodies).toMatchObject([{ owaLanguage }, { owaLanguage: own }, { owaLanguage }]);
});

test("an invalid return address leads home, in the form and after it", async () => {
	const someone = visitor(portal, "ie.localhost");
	const returnTo = "//evil.example/en-IE";
	const shown = await (await someone.get(`/en-IE/login?return=${encodeURIComponent(returnTo)}`)).text();
	expect(shown).toContain('name="returnTo" value="/en-IE"');
	const answer = await someone.form("/en-IE/login", { ...credentials("ie"), returnTo });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en-IE"]);
});

test("[8.04] a wrong password and an unknown address get the same response", async () => {
	const wrong = await visitor(portal, "ie.localhost").call("login", credentials("ie", "wrong-1"));
	const unknown = await visitor(portal, "ie.localhost").call("login", credentials("nobody", "wrong-1"));
	expect(wrong).toMatchObject({ status: 401, body: { notice: "loginFailed", errors: {} } });
	expect(unknown).toEqual(wrong);
	const pages = [];
	for (const name of ["ie", "nobody"]) {
		const someone = visitor(portal, "ie.localhost");
		const { html, text } = await pageWith(401, someone.form("/en-IE/login", credentials(name, "wrong-1")));
		expect(someone.session()).toBeUndefined();
		expect(html).not.toContain("wrong-1");
		expect(html).toContain(`value="${at(name)}"`);
		pages.push(text.replaceAll(at(name), ""));
	}
	expect(pages[0]).toContain(translator("en-IE")("notices.loginFailed"));
	expect(pages[0]?.replace(/\w{8}-[\w-]{27}/g, "")).toBe(pages[1]?.replace(/\w{8}-[\w-]{27}/g, ""));
});

test("[6.04] [8.04] a security level without sign-in rights is reported, in every form of the backend's refusal", async () => {
	const refused = { status: 403, body: { notice: "userAccess" } };
	const someone = visitor(portal, "ie.localhost");
	expect(await someone.call("login", credentials("level3"))).toMatchObject(refused);
	const { text } = await pageWith(403, someone.form("/en-IE/login", credentials("level3")));
	expect(text).toContain("Your account has no access to this portal.");
	// With a wrong password the answer does not reveal the level.
	expect((await someone.call("login", credentials("level3", "wrong-1"))).body).toMatchObject({ notice: "loginFailed" });

	const message = "User security level does not match 2 or 4.";
	for (const fault of [
		{ status: 401, body: { message } },
		{ status: 200, body: { status: "Error", message } },
		{ status: 200, body: { status: "Error", errors: [message] } },
		{ status: 422, body: { message: "The given data was invalid.", errors: { email: [message] } } },
		{ status: 403, body: { errors: { level: [message] } } },
		{ status: 200, body: { status: "Error", message: "Invalid.", errors: [{ message }] } },
	]) {
		await portal.fault({ path: "/api/login", ...fault, times: 1 });
		expect(await someone.call("login", credentials("ie")), JSON.stringify(fault)).toMatchObject(refused);
	}
	for (const security_level of [3, "3", 0, "administrator"]) {
		await portal.forgetCalls();
		const user = { id: 7, security_level, firstname: "Orla" };
		const body = { token: "their-token", status: "Success", data: { status: "Success", user } };
		await portal.fault({ path: "/api/login", status: 200, body, times: 1 });
		expect(await someone.call("login", credentials("ie")), String(security_level)).toMatchObject(refused);
		// The token that the visitor does not get is revoked in the backend.
		expect(await bearers("/api/logout")).toEqual([fingerprint("their-token")]);
	}
	expect(someone.session()).toBeUndefined();
});

test("[3.01] a session too long for a cookie loses texts that are asked for again; without room for the rest nobody signs in", async () => {
	const text = "é".repeat(200);
	const user = { id: 7, firstname: text, name: text, professionalPhone: text, email: text, onekeycode: text };
	const signIn = async (id: string | number) => {
		const body = { token: "t".repeat(2000), status: "Success", data: { status: "Success", user: { ...user, id } } };
		await portal.fault({ path: "/api/login", status: 200, body, times: 1 });
		const someone = visitor(portal, "ie.localhost");
		return { ...someone, answer: await someone.call("login", credentials("ie")) };
	};
	const { answer, session, get } = await signIn(7);
	expect(answer.status).toBe(200);
	expect(`${SESSION}=${session()}`.length).toBeLessThanOrEqual(4096);
	expect(await (await get("/en-IE/news")).text()).toContain('action="/en-IE/logout"');
	await portal.forgetCalls();
	const refused = await signIn(text);
	expect(refused.answer).toMatchObject({ status: 503, body: { notice: "unavailable" } });
	expect(await bearers("/api/logout")).toEqual([fingerprint("t".repeat(2000))]);
	expect(refused.session()).toBeUndefined();
});

test("[3.01] a login's user without an id has that of the user call, and its level", async () => {
	const token = await accounts(portal).tokenOf(at("ie"));
	const user = { attributes: { firstname: "Orla", email: at("ie") }, consent: true, newsletter: null };
	const body = { token, status: "Success", data: { status: "Success", user } };
	await portal.fault({ path: "/api/login", status: 200, body });
	const someone = visitor(portal, "ie.localhost");
	const data = { user: { id: expect.any(String), firstName: "Orla" }, missingConsents: ["newsletter"] };
	expect(await someone.call("login", credentials("ie"))).toMatchObject({ status: 200, body: { data } });
	expect((await someone.get("/api/api/user")).status).toBe(200);
	const message = "User security level does not match 2 or 4.";
	for (const [fault, status, notice] of [
		[{ status: 200, body: { data: { id: 7, security_level: 3 } } }, 403, "userAccess"],
		[{ status: 403, body: { message } }, 403, "userAccess"],
		[{ status: 429 }, 429, "tooMany"],
	] as const) {
		await portal.heal("/api/user");
		await portal.fault({ path: "/api/user", ...fault });
		const answer = await visitor(portal, "ie.localhost").call("login", credentials("ie"));
		expect(answer).toMatchObject({ status, body: { notice } });
	}
	// Any other refusal of the user call says nothing about the password.
	await portal.heal("/api/user");
	await portal.fault({ path: "/api/user", status: 401 });
	await portal.forgetCalls();
	const failed = { status: 503, body: { notice: "unavailable" } };
	expect(await visitor(portal, "ie.localhost").call("login", credentials("ie"))).toMatchObject(failed);
	expect(await bearers("/api/logout")).toEqual([fingerprint(token)]);
});

test("[3.01] null in a login's user without an id hides no fact of the user call", async () => {
	const token = await accounts(portal).tokenOf(at("tr"));
	const body = { token, status: "Success", user: { securityLevel: null, country: null, onekeycode: null } };
	await portal.fault({ path: "/api/login", status: 200, body });
	const someone = visitor(portal, "tr.localhost");
	await someone.json("login", credentials("tr"));
	await someone.get("/tr-TR/news/null");
	expect((await portal.calls()).filter(({ path }) => path.endsWith("/item/news/null/full"))).toHaveLength(1);
	await portal.fault({ path: "/api/user", status: 200, body: { data: { id: 7, security_level: 3 } } });
	expect((await visitor(portal, "tr.localhost").call("login", credentials("tr"))).status).toBe(403);
});

test("[8.02] [8.04] other refusals under status 200, and malformed responses", async () => {
	const someone = visitor(portal, "ie.localhost");
	const tries: [object, number, string][] = [
		[{ status: 200, body: { status: "Error", message: "No." } }, 401, "loginFailed"],
		[{ status: 422, body: { message: "No.", errors: { email: ["x"] } } }, 401, "loginFailed"],
		[{ status: 200, body: { status: "Success", data: {} } }, 503, "unavailable"],
		[{ status: 500 }, 503, "unavailable"],
		[{ status: 429 }, 429, "tooMany"],
	];
	for (const [fault, status, notice] of tries) {
		await portal.fault({ path: "/api/login", ...fault, times: 1 });
		const answer = await someone.call("login", credentials("ie.new"));
		expect(answer, JSON.stringify(fault)).toMatchObject({ status, body: { notice } });
	}
	expect(someone.session()).toBeUndefined();
});

test.each(LOCALES)("[2.45] [3.13] $code: the popup of gated items, never signed in", async ({ code, country }) => {
	const t = translator(code);
	const anybody = visitor(portal, `${country}.localhost`);
	const list = await (await anybody.get(`/${code}/materials`)).text();
	const card = list.split("<article").find((one) => one.includes("card__lock")) ?? "";
	const path = new RegExp(`href="(/${code}/materials/[^"]+)"`).exec(card)?.[1] ?? "";
	const gated = await (await anybody.get(path)).text();
	const [popup = ""] = /<dialog[^>]*id="register-popup".*?<\/dialog>/s.exec(gated) ?? [];
	expect(textOf(popup)).toContain(t("popup.title"));
	expect(textOf(popup).includes(t("popup.conditions"))).toBe(code === "en-IE" || code === "de-CH");
	expect(await (await anybody.get(`/${code}`)).text()).toContain(`/${code}/sign-up-card`);

	const someone = visitor(portal, `${country}.localhost`);
	await someone.json("login", credentials(country));
	expect(await (await someone.get(path)).text()).not.toContain("register-popup");
	expect(await (await someone.get(`/${code}`)).text()).not.toContain(`/${code}/sign-up-card`);
});

test("[4.03] [7.08] a Turkish user without OneKey code gets limited access, everybody else full", async () => {
	const user = { id: 7, security_level: 2, owa: { attributes: { onekeycode: " " } } };
	const empty = { status: 200, body: { token: "t", status: "Success", data: { status: "Success", user } } };
	for (const [name, level, slug, answer] of [
		["tr.tl1", "limited", "without"],
		["tr", "limited", "empty", empty],
		["tr", "full", "with"],
	] as const) {
		if (answer) {
			await portal.fault({ path: "/api/login", ...answer, times: 1 });
			await portal.fault({ path: "/api/user", status: 200, body: { data: user }, times: 1 });
		}
		const someone = visitor(portal, "tr.localhost");
		await someone.json("login", credentials(name));
		await someone.get(`/tr-TR/news/${slug}`);
		const items = (await portal.calls()).filter(({ path }) => path.includes(`/item/news/${slug}/`));
		expect(
			items.map(({ path }) => path.split("/").at(-1)),
			slug,
		).toEqual([level]);
		const profile = textOf(await (await someone.get("/tr-TR/account/profile")).text());
		expect(profile.includes(translator("tr-TR")("account.limited")), slug).toBe(level === "limited");
	}
});
