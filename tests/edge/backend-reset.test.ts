import { expect, test } from "vitest";
import { accounts, at, bearer, FORM, IMPORT, invalid, UNAUTHENTICATED } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { expectValidPage } from "./valid-page.ts";

/** The embedded backend's accounts, answer by answer as the contract has them: forgotten passwords, export and deletion. */

const portal = sharedPortal();
const { call, login, me, outbox, register, tokenOf, idOf, imports, resetLink, setPassword } = accounts(portal);

test("forgotten password: a mail with a link, newest first; unknown addresses are told", async () => {
	const unknown = await call("POST", "forgotpassword", { email: at("nobody"), owaLanguage: "en_IE" });
	expect(unknown).toEqual({ status: 404, body: { message: expect.any(String), statusCode: 404 } });
	expect(await call("POST", "forgotpassword", {})).toEqual(invalid("email", "owaLanguage"));
	const links = [await resetLink(at("be")), await resetLink(at("ch"))];
	expect((await outbox()).slice(0, 2).map(({ link }) => link)).toEqual(links.toReversed());
	const listed = await (await portal.backend("/outbox", {})).text();
	expect(listed.indexOf(`href="${links[1]}"`)).toBeGreaterThan(0);
	expect(listed.indexOf(`href="${links[1]}"`)).toBeLessThan(listed.indexOf(`href="${links[0]}"`));
});

test("the reset page sets a password once, and ends every session", async () => {
	await register({ email: "forgetful@a.example" });
	const tokens = [
		await tokenOf("forgetful@a.example", FORM.password),
		await tokenOf("forgetful@a.example", FORM.password),
	];
	const link = await resetLink("forgetful@a.example");
	const opened = await portal.backend(link, {});
	expect([opened.status, opened.headers.get("cache-control"), opened.headers.get("referrer-policy")]).toEqual([
		200,
		"no-store",
		"no-referrer",
	]);
	for (const wrong of ["short", "x".repeat(17), "      ", ""]) {
		const refused = await setPassword(link, wrong);
		expect(refused.status).toBe(422);
		expect(await refused.text()).toContain('role="alert"');
	}
	expect((await me(tokens[0] ?? "")).status).toBe(200);
	const twoAtOnce = await Promise.all([setPassword(link, "brand-new-1"), setPassword(link, "brand-new-1")]);
	expect(twoAtOnce.map(({ status }) => status).sort()).toEqual([200, 410]);
	for (const token of tokens) expect(await me(token)).toEqual(UNAUTHENTICATED);
	expect((await login("forgetful@a.example", FORM.password)).status).toBe(401);
	expect((await login("forgetful@a.example", "brand-new-1")).status).toBe(200);
	expect((await portal.backend(link, {})).status).toBe(410);
	expect((await setPassword(link, "brand-new-2")).status).toBe(410);
});

test("a reset link ends after an hour, with a newer one, and never began when made up", async () => {
	const older = await resetLink(at("tr"));
	const newer = await resetLink(at("tr"));
	expect((await portal.backend(older, {})).status).toBe(410);
	expect((await portal.backend(newer, {})).status).toBe(200);
	const store = await portal.backendStore();
	const expiry = await store.prepare("SELECT max(expires_at) FROM reset_tokens").first<string>("max(expires_at)");
	const minutes = (Date.parse(expiry ?? "") - Date.parse((await outbox())[0]?.sent_at ?? "")) / 60_000;
	expect(Math.round(minutes)).toBe(60);
	expect(JSON.stringify((await store.prepare("SELECT * FROM reset_tokens").all()).results)).not.toContain(
		newer.split("=")[1],
	);
	await store.prepare("UPDATE reset_tokens SET expires_at = ?").bind(new Date().toISOString()).run();
	expect((await setPassword(newer, "brand-new-1")).status).toBe(410);
	for (const token of ["", "x", "' OR 1=1 --", "<script>", "x".repeat(4000)]) {
		const response = await portal.backend(`/reset-password?token=${encodeURIComponent(token)}`, {});
		expect(response.status).toBe(410);
		expect(await response.text()).not.toContain("<script>");
	}
	expect((await portal.backend("/reset-password", {}, { method: "POST", body: "x".repeat(20_000) })).status).toBe(413);
	expect((await login(at("tr"))).status).toBe(200);
});

test("the pages are valid HTML that loads nothing", async () => {
	const link = await resetLink(at("ie"));
	const pages = [
		await portal.backend(link, {}),
		await setPassword(link, "short"),
		await portal.backend("/reset-password", {}),
		await portal.backend("/outbox", {}),
	];
	for (const response of pages) await expectValidPage(response);
	await portal.backend("/__control/outbox", {}, { method: "DELETE" });
	expect(await outbox()).toEqual([]);
	expect(await (await portal.backend("/outbox", {})).text()).toContain("No mail has been sent.");
});

test("export: all that is known, and nothing that opens the account", async () => {
	await register({ email: "curious@a.example" });
	const link = await resetLink("curious@a.example");
	await call("POST", "importPortalgrup", { ...IMPORT, email: "curious@a.example" });
	const token = await tokenOf("curious@a.example", FORM.password);
	const exported = await call("GET", "user/export", undefined, bearer(token));
	expect(exported).toMatchObject({
		status: 200,
		body: {
			data: {
				user: { email: "curious@a.example", country: "CH", name: "Müller", city: "Zürich", riziv: FORM.riziv },
				consents: [
					{ name: "consent", value: false, answered_at: expect.any(String) },
					{ name: "onekeyConsent", value: true },
				],
				sessions: [{ created_at: expect.any(String), revoked_at: null }],
				mails: [{ recipient: "curious@a.example", subject: expect.any(String) }],
				imports: [{ surname: "Yıldırım", kvkk: "ONAY" }],
			},
		},
	});
	const text = JSON.stringify(exported.body);
	for (const secret of [token, link, "hash", "salt", FORM.password]) expect(text).not.toContain(secret);
});

test("delete: with the password alone, and then nothing is left", async () => {
	await register({ email: "leaving@a.example" });
	const link = await resetLink("leaving@a.example");
	await call("POST", "importPortalgrup", { ...IMPORT, email: "leaving@a.example" });
	const token = await tokenOf("leaving@a.example", FORM.password);
	const id = await idOf(token);
	const erase = (body: object) => call("DELETE", "user", body, bearer(token));
	expect(await erase({})).toEqual(invalid("password"));
	expect(await erase({ password: "wrong" })).toEqual(invalid("password"));
	expect((await me(token)).status).toBe(200);
	expect(await erase({ password: FORM.password })).toEqual({ status: 200, body: { status: "Success" } });
	expect(await me(token)).toEqual(UNAUTHENTICATED);
	expect((await login("leaving@a.example", FORM.password)).status).toBe(401);
	expect((await setPassword(link, "brand-new-1")).status).toBe(410);
	const store = await portal.backendStore();
	for (const table of ["tokens", "consents", "reset_tokens", "mails"]) {
		const left = await store.prepare(`SELECT count(*) AS left FROM ${table} WHERE user_id = ?`).bind(id).first("left");
		expect(left, table).toBe(0);
	}
	expect(JSON.stringify(await imports())).not.toContain("leaving@a.example");
	expect((await register({ email: "leaving@a.example" })).status).toBe(200);
});
