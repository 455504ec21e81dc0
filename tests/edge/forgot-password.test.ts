import { expect, test } from "vitest";
import { accounts, at, PASSWORD } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { accountCalls, visitor } from "./visitor.ts";

const portal = sharedPortal({ before: "healed" });
const backend = accounts(portal);

test("[7.02] [3.14] the backend gets address and language, and the visitor a notice", async () => {
	const someone = visitor(portal, "be.localhost");
	const body = { email: ` ${at("be")} `, owaLanguage: "fr_BE", extra: 1 };
	expect((await someone.call("forgotpassword", body)).status).toBe(200);
	const plain = await someone.form("/nl-BE/forgot-password", { email: at("be") });
	expect([plain.status, plain.headers.get("location")]).toEqual([303, "/nl-BE/login?notice=resetSent"]);
	expect((await accountCalls(portal)).map(({ path, body: sent }) => [path, sent])).toEqual([
		["/api/forgotpassword", { email: at("be"), owaLanguage: "fr_BE" }],
		["/api/forgotpassword", { email: at("be"), owaLanguage: "nl_BE" }],
	]);
});

test("[8.05] an unknown address is reported and stays in its field", async () => {
	const someone = visitor(portal, "ie.localhost");
	expect(await someone.call("forgotpassword", { email: at("nobody") })).toMatchObject({
		status: 404,
		body: { notice: "emailUnknown" },
	});
	const page = await someone.form("/en-IE/forgot-password", { email: at("nobody") });
	expect(page.status).toBe(404);
	const html = await page.text();
	expect(textOf(html)).toContain("There is no account with this e-mail address.");
	expect(html).toContain(`value="${at("nobody")}"`);
});

test("only the portal's notices can be named in a link", async () => {
	for (const notice of ["<b>evil</b>", "constructor", "__proto__", "x"]) {
		const page = await visitor(portal, "ie.localhost").get(`/en-IE/login?notice=${encodeURIComponent(notice)}`);
		expect(page.status, notice).toBe(200);
		expect(await page.text(), notice).not.toContain("notice--success");
	}
});

test.each([
	["nl-BE", "Kies een nieuw wachtwoord", "Nieuw wachtwoord"],
	["fr-CH", "Choisissez un nouveau mot de passe", "Nouveau mot de passe"],
	["de-CH", "Neues Passwort wählen", "Neues Passwort"],
	["tr-TR", "Yeni şifrenizi belirleyin", "Yeni şifre"],
	["en-IE", "Choose a new password", "Choose a new password"],
])("%s: the mail and its link's page are in the page's language", async (locale, subject, title) => {
	const code = locale.slice(3).toLowerCase();
	await visitor(portal, `${code}.localhost`).form(`/${locale}/forgot-password`, { email: at(code) });
	const [mail] = await backend.outbox();
	expect(mail).toMatchObject({ recipient: at(code), subject });
	const page = await (await portal.backend(mail?.link ?? "", {})).text();
	expect(page).toContain(`<html lang="${locale}">`);
	expect(page).toContain(`<h1>${title}</h1>`);
	const short = await backend.setPassword(mail?.link ?? "", "short");
	expect([short.status, await short.text()]).toEqual([422, expect.stringContaining(`role="alert"`)]);
});

test("the mail's link sets a new password and ends the old one and all old sessions", async () => {
	const email = at("ie");
	const here = visitor(portal, "ie.localhost");
	const there = visitor(portal, "ie.localhost");
	for (const one of [here, there]) expect((await one.call("login", { email, password: PASSWORD })).status).toBe(200);
	expect((await here.get("/api/api/user")).status).toBe(200);

	expect((await visitor(portal, "ie.localhost").call("forgotpassword", { email })).status).toBe(200);
	const [mail] = await backend.outbox();
	expect(mail?.recipient).toBe(email);
	expect((await backend.setPassword(mail?.link ?? "", "brand-new-1")).status).toBe(200);

	for (const one of [here, there]) {
		expect((await one.get("/api/api/user")).status).toBe(401);
		expect(await (await one.get("/en-IE/account")).text()).not.toContain("Niamh");
	}
	const again = visitor(portal, "ie.localhost");
	expect((await again.call("login", { email, password: PASSWORD })).body).toMatchObject({ notice: "loginFailed" });
	expect((await again.call("login", { email, password: " brand-new-1 " })).status).toBe(200);
	expect((await again.get("/api/api/user")).status).toBe(200);
});
