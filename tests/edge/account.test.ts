import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { BUCKETS } from "../../worker/visitor/limits/table.ts";
import { accounts, at, PASSWORD } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { opened } from "./sealing.ts";
import { accountCalls, consentBodies, fingerprint, pageWith, signedIn, visitor } from "./visitor.ts";

const portal = sharedPortal({ before: "reseeded" });
const backend = accounts(portal);
const t = translator("en-IE");

/** The hidden field of the deletion form, by which the page knows which of its forms was sent. */
const HIDDEN = { username: at("ie") };

test("the account page shows the user's data and withdraws consents", async () => {
	const someone = await signedIn(portal, "ie", "ie");
	const html = await (await someone.get("/en-IE/account/profile")).text();
	for (const fact of ["Niamh O’Sullivan", at("ie"), "015550104", "WIEM00012348"]) expect(textOf(html)).toContain(fact);
	const answer = await someone.consentsForm("/en-IE/consents", "manage=1&asked=consent&asked=newsletter");
	expect(answer.headers.get("location")).toBe("/en-IE/account/profile?notice=consentsSaved");
	expect(await consentBodies(portal)).toMatchObject([{ consent: false, newsletter: false }]);
	const page = await (await someone.get("/en-IE/account/profile?notice=consentsSaved")).text();
	expect(textOf(page)).toContain("Your answers have been saved.");
	expect(page).not.toMatch(/<input type="checkbox"[^>]* checked/);
});

test("the file has all stored data of the session's user", async () => {
	const someone = await signedIn(portal, "ie", "ie");
	const file = await someone.get("/en-IE/account/data");
	expect(file.headers.get("content-disposition")).toContain("attachment");
	expect(file.headers.get("cache-control")).toBe("no-store");
	const text = await file.text();
	expect(text).toContain(at("ie"));
	expect(text).not.toMatch(/password|hash|salt|link/i);
	const [call] = await accountCalls(portal);
	expect(call?.bearer).toBe(fingerprint((await opened(someone.session())).token));
	for (const [status, shown] of [
		[404, 404],
		[405, 404],
		[500, 503],
		[204, 503],
		[200, 503],
	] as const) {
		const body = { status: "Error", message: "Not now." };
		await portal.fault({ path: "/api/user/export", status, body, times: 1 });
		const page = await someone.get("/en-IE/account/data");
		expect(page.status).toBe(shown);
		expect(page.headers.get("content-type")).toContain("text/html");
	}
});

test("a deletion needs the password", async () => {
	const someone = await signedIn(portal, "ie", "ie");
	const copy = someone.session() ?? "";
	for (const [password, notice] of [
		["", t("errors.missing.password")],
		["wrong-1", t("errors.wrongPassword")],
	] as const) {
		const { html, text } = await pageWith(422, someone.form("/en-IE/account", { ...HIDDEN, password }));
		expect(text).toContain(notice);
		expect(html).not.toContain("wrong-1");
	}
	for (const [status, shown, notice] of [
		[404, 404, t("notices.accountFailed")],
		[405, 404, t("notices.accountFailed")],
		[500, 503, t("notices.unavailable")],
		[200, 503, t("notices.unavailable")],
	] as const) {
		const body = { status: "Error", message: "Not now." };
		await portal.fault({ path: "/api/user", status, body, times: 1 });
		const { text } = await pageWith(shown, someone.form("/en-IE/account", { ...HIDDEN, password: PASSWORD }));
		expect(text).toContain(notice);
	}
	expect(someone.session()).toBe(copy);
	const gone = await someone.form("/en-IE/account", { ...HIDDEN, password: PASSWORD });
	expect(gone.headers.get("location")).toBe("/en-IE/login?notice=accountDeleted");
	expect(gone.headers.get("clear-site-data")).toBe('"cache", "storage"');
	expect(someone.session()).toBeUndefined();
	someone.as(copy);
	expect(await (await someone.get("/en-IE/account")).text()).not.toContain("Niamh");
	expect((await backend.login(at("ie"))).status).toBe(401);
});

test.each([401, 422])("a password that the backend refuses with %i is a wrong one, and counts", async (status) => {
	const someone = await signedIn(portal, "ie", "ie");
	const refused = () => someone.form("/en-IE/account", { ...HIDDEN, password: "wrong-1" });
	for (let count = 0; count < BUCKETS.device.number; count++) {
		await portal.fault({ path: "/api/user", status, times: 1 });
		const { text } = await pageWith(422, refused());
		expect(text).toContain(t("errors.wrongPassword"));
	}
	expect(someone.session()).toBeDefined();
	await portal.forgetCalls();
	expect((await refused()).status).toBe(429);
	// The page reads the consents that it shows.
	expect((await accountCalls(portal)).filter(({ method }) => method !== "GET")).toEqual([]);
});

test("a deletion that the backend confirms with status 200 alone is done", async () => {
	const someone = await signedIn(portal, "ie", "ie");
	await portal.fault({ path: "/api/user", status: 200, body: "", times: 1 });
	const gone = await someone.form("/en-IE/account", { ...HIDDEN, password: PASSWORD });
	expect(gone.headers.get("location")).toBe("/en-IE/login?notice=accountDeleted");
	expect(someone.session()).toBeUndefined();
});

test("a deletion removes the device cookie, which has a hash of the account", async () => {
	const browser = await signedIn(portal, "ie", "ie");
	expect(browser.jar.get("__Host-device")).toBeDefined();
	await browser.form("/en-IE/account", { ...HIDDEN, password: PASSWORD });
	expect([browser.session(), browser.jar.get("__Host-device")]).toEqual([undefined, undefined]);
});

test("the account page shows nothing of a user whose session has ended in the backend", async () => {
	const someone = await signedIn(portal, "ie", "ie");
	await portal.fault({ path: "/api/", status: 401, times: 2 });
	const { html, text } = await pageWith(401, someone.form("/en-IE/account", { ...HIDDEN, password: PASSWORD }));
	expect(text).toContain(t("notices.signedOut"));
	expect(html).not.toMatch(/Niamh|ie@helvora/);
	expect(html).toContain('"accessLevel":"none"');
});

test("without a session the account page leads to the sign-in and calls no backend", async () => {
	const someone = visitor(portal, "ie.localhost");
	const refused = { status: 401, body: { notice: "signInFirst" } };
	expect(await someone.call("consents", { consent: true })).toMatchObject(refused);
	const pages = [
		await someone.form("/en-IE/consents", "asked=consent&consent=true"),
		await someone.form("/en-IE/account", { ...HIDDEN, password: PASSWORD }),
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
