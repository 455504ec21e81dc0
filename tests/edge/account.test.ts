import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts, at, PASSWORD } from "./accounts.ts";
import { type Portal, startPortal, textOf } from "./portal.ts";
import { opened } from "./sealing.ts";
import { accountCalls, visitor } from "./visitor.ts";

let portal: Portal;
beforeAll(async () => {
	portal = await startPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
	await portal.heal();
	await portal.fresh();
});
const backend = accounts(() => portal);
const LOCALES = { be: "nl-BE", ch: "de-CH", tr: "tr-TR", ie: "en-IE" } as const;
type Code = keyof typeof LOCALES;

async function signedIn(name: string, code: Code) {
	const someone = visitor(portal, `${code}.localhost`);
	const login = await someone.call("login", { email: at(name), password: PASSWORD });
	expect(login.status).toBe(200);
	await portal.forgetCalls();
	return { ...someone, login, path: (page: string) => `/${LOCALES[code]}/${page}` };
}
const consentBodies = async () =>
	(await accountCalls(portal)).filter(({ path }) => path === "/api/consents").map(({ body }) => body);

test.each([
	["be", ["onekeyConsent", "consent"], { consent: true, onekeyConsent: true, newsletter: null, owaConsent: null }],
	["ch", ["onekeyConsent"], { onekeyConsent: true, consent: null, newsletter: null, owaConsent: null }],
	[
		"tr",
		["onekeyConsent", "owaConsent", "consent"],
		{ onekeyConsent: true, owaConsent: true, consent: true, newsletter: null },
	],
	["ie", ["consent", "newsletter"], { consent: true, newsletter: true, owaConsent: null }],
] as const)("[4.17] [3.16] [7.04] %s: asked %o, answered, and not asked again", async (code, missing, sent) => {
	const someone = await signedIn(`${code}.new`, code);
	expect(someone.login.body.data).toMatchObject({ missingConsents: missing });
	const page = await (await someone.get(someone.path("consents"))).text();
	expect([...page.matchAll(/name="asked" value="(\w+)"/g)].map(([, name]) => name)).toEqual(missing);

	const { id } = (await opened(someone.session())).user as { id: string };
	const answers = Object.fromEntries(missing.map((name) => [name, true]));
	// Whose consents they are is not the browser's to say.
	const answer = await someone.call("consents", { ...answers, id: 1, country: "XX", email: at("be") });
	expect(answer).toEqual({ status: 200, body: { status: "Success", data: { status: "Success" } } });
	expect(await consentBodies()).toEqual([{ id, country: code.toUpperCase(), ...sent }]);
	const { user } = await opened(someone.session());
	expect(user).toMatchObject({ consents: answers });
	expect(await (await someone.get(someone.path("consents"))).text()).not.toContain('name="asked"');
});

test("[5.12] [5.13] consent must be given in be, tr and ie, and cannot be left out", async () => {
	for (const code of ["be", "tr", "ie"] as const) {
		const someone = await signedIn(`${code}.new`, code);
		const refused = { status: 422, body: { notice: "checkFields", errors: { consent: "consent" } } };
		for (const body of [{ consent: false }, { consent: "" }, { newsletter: true, onekeyConsent: true }, {}]) {
			expect(await someone.call("consents", body), JSON.stringify(body)).toMatchObject(refused);
		}
		const page = await someone.form(someone.path("consents"), [
			["asked", "newsletter"],
			["newsletter", "true"],
		]);
		expect(page.status).toBe(422);
		expect(await page.text()).toMatch(/id="[^"]*consent-error"/);
		expect(await consentBodies()).toEqual([]);
	}
});

test("a consent that the country does not ask is not handed on", async () => {
	const someone = await signedIn("be", "be");
	await someone.call("consents", { consent: true, newsletter: false, owaConsent: false });
	expect(await consentBodies()).toMatchObject([{ consent: true, newsletter: true, owaConsent: true }]);
	expect((await someone.call("consents", { newsletter: false })).status).toBe(422);
});

test("[8.07] answers that could not be saved: something went wrong, and nothing has changed", async () => {
	const someone = await signedIn("ie.new", "ie");
	const faults: [object, number][] = [
		[{ status: 500 }, 503],
		[{ reset: true }, 503],
		[{ status: 200, body: "<html>" }, 503],
		[{ status: 200, body: {} }, 503],
		[{ status: 422, body: { message: "No." } }, 422],
	];
	for (const [fault, status] of faults) {
		await portal.fault({ path: "/api/consents", ...fault, times: 1 });
		const answer = await someone.call("consents", { consent: true, newsletter: false });
		expect(answer, JSON.stringify(fault)).toMatchObject({ status, body: { notice: "consentsFailed" } });
	}
	expect((await opened(someone.session())).user).toMatchObject({ consents: { consent: null } });
	await portal.fault({ path: "/api/consents", status: 401, times: 1 });
	expect(await someone.call("consents", { consent: true })).toMatchObject({
		status: 401,
		body: { notice: "signedOut" },
	});
	expect(someone.session()).toBeUndefined();
});

test("[5.13] by plain form: answers, then the page that was meant", async () => {
	const someone = await signedIn("ie.new", "ie");
	const fields: [string, string][] = [
		["asked", "consent"],
		["asked", "newsletter"],
		["consent", "true"],
	];
	const answer = await someone.form("/en-IE/consents", [...fields, ["returnTo", "/en-IE/news"]]);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en-IE/news"]);
	expect(await consentBodies()).toMatchObject([{ consent: true, newsletter: false }]);
});

test("the account page shows the facts, and takes consents back", async () => {
	const someone = await signedIn("ie", "ie");
	const html = await (await someone.get("/en-IE/account")).text();
	for (const fact of ["Niamh O’Sullivan", at("ie"), "015550104", "WIEM00012348"]) expect(textOf(html)).toContain(fact);
	const fields: [string, string][] = [
		["manage", "1"],
		["asked", "consent"],
		["asked", "newsletter"],
	];
	const answer = await someone.form("/en-IE/consents", fields);
	expect(answer.headers.get("location")).toBe("/en-IE/account?notice=consentsSaved");
	expect(await consentBodies()).toMatchObject([{ consent: false, newsletter: false }]);
	const page = await (await someone.get("/en-IE/account?notice=consentsSaved")).text();
	expect(textOf(page)).toContain("Your answers have been saved.");
	expect(page).not.toMatch(/<input type="checkbox"[^>]* checked/);
});

test("all that is known as a file, for the session's own user", async () => {
	const someone = await signedIn("ie", "ie");
	const file = await someone.get("/en-IE/account/data");
	expect(file.headers.get("content-disposition")).toContain("attachment");
	expect(file.headers.get("cache-control")).toBe("no-store");
	const text = await file.text();
	expect(text).toContain(at("ie"));
	expect(text).not.toMatch(/password|hash|salt|link/i);
	const [call] = await accountCalls(portal);
	expect(call?.authorization).toBe(`Bearer ${String((await opened(someone.session())).token)}`);
	for (const [status, shown] of [
		[404, 404],
		[405, 404],
		[500, 503],
	] as const) {
		await portal.fault({ path: "/api/user/export", status, times: 1 });
		const page = await someone.get("/en-IE/account/data");
		expect(page.status).toBe(shown);
		expect(page.headers.get("content-type")).toContain("text/html");
	}
});

test("deletion asks for the password", async () => {
	const someone = await signedIn("ie", "ie");
	const copy = someone.session() ?? "";
	for (const [password, notice] of [
		["", "Please fill in this field."],
		["wrong-1", "The password is not right."],
	] as const) {
		const page = await someone.form("/en-IE/account", { password });
		expect(page.status).toBe(422);
		const html = await page.text();
		expect(textOf(html)).toContain(notice);
		expect(html).not.toContain("wrong-1");
	}
	for (const [status, shown, notice] of [
		[404, 404, "not offered here"],
		[405, 404, "not offered here"],
		[500, 503, "cannot be reached"],
	] as const) {
		await portal.fault({ path: "/api/user", status, times: 1 });
		const page = await someone.form("/en-IE/account", { password: PASSWORD });
		expect(page.status).toBe(shown);
		expect(textOf(await page.text())).toContain(notice);
	}
	expect(someone.session()).toBe(copy);
	const gone = await someone.form("/en-IE/account", { password: PASSWORD });
	expect(gone.headers.get("location")).toBe("/en-IE/login?notice=accountDeleted");
	expect(someone.session()).toBeUndefined();
	someone.as(copy);
	expect(await (await someone.get("/en-IE/account")).text()).not.toContain("Niamh");
	expect((await backend.login(at("ie"))).status).toBe(401);
});

test("a session that has ended in the backend shows nothing of its user on the page that says so", async () => {
	const someone = await signedIn("ie", "ie");
	await portal.fault({ path: "/api/", status: 401, times: 1 });
	const page = await someone.form("/en-IE/account", { password: PASSWORD });
	expect(page.status).toBe(401);
	const html = await page.text();
	expect(textOf(html)).toContain("Your session has ended.");
	expect(html).not.toMatch(/Niamh|ie@helvora/);
	expect(html).toContain('"accessLevel":"none"');
});

test("without a session: the way to sign in, and nothing reaches the backend", async () => {
	const someone = visitor(portal, "ie.localhost");
	expect(await someone.call("consents", { consent: true })).toMatchObject({
		status: 401,
		body: { notice: "signInFirst" },
	});
	const pages = [
		await someone.form("/en-IE/consents", [
			["asked", "consent"],
			["consent", "true"],
		]),
		await someone.form("/en-IE/account", { password: PASSWORD }),
		await someone.get("/en-IE/account/data"),
	];
	for (const page of pages) {
		expect(page.status).toBe(401);
		const html = await page.text();
		expect(textOf(html)).toMatch(/sign in first/i);
		expect(html).toContain('href="/en-IE/login');
	}
	expect((await someone.get("/en-IE/account")).status).toBe(200);
	expect(await accountCalls(portal)).toEqual([]);
});
