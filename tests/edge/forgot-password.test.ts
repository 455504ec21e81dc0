import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { BUCKETS } from "../../worker/visitor/limits/table.ts";
import { at } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { accountCalls, pageWith, visitor } from "./visitor.ts";

const portal = sharedPortal({ before: "healed" });

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
	const unknown = { status: 404, body: { notice: "emailUnknown" } };
	expect(await someone.call("forgotpassword", { email: at("nobody") })).toMatchObject(unknown);
	const { html, text } = await pageWith(404, someone.form("/en-IE/forgot-password", { email: at("nobody") }));
	expect(text).toContain("There is no account with this e-mail address.");
	expect(html).toContain(`value="${at("nobody")}"`);
});

test.each([
	["breaks the connection", { reset: true }],
	["answers HTML", { status: 200, body: "<html>" }],
	["answers nonsense", { status: 200, body: { ok: 1 } }],
])("[8.05] [7.02] tries while the backend %s send no mail, and do not count as mails", async (how, fault) => {
	const email = `doctor.${how.replaceAll(" ", "-")}@practice.example`;
	await portal.fault({ path: "/api/forgotpassword", ...fault });
	const ask = () => visitor(portal, "ie.localhost").call("forgotpassword", { email });
	for (let count = 0; count < 2 * BUCKETS.mails.number; count++) expect((await ask()).status).toBe(503);
	await portal.heal();
	expect(await ask()).toMatchObject({ status: 404, body: { notice: "emailUnknown" } });
});

test("[8.05] a network learns of so many unknown addresses; then known ones get their mail with the same answer", async () => {
	const prober = visitor(portal, "tr.localhost");
	const ask = (email: string) => prober.call("forgotpassword", { email });
	for (let count = 0; count < BUCKETS.unknown.number; count++)
		expect((await ask(`nobody-${count}@practice.example`)).body).toMatchObject({ notice: "emailUnknown" });
	const maybe = { status: 429, body: { notice: "resetMaybe" } };
	await portal.forgetCalls();
	// One more than an account gets mails: only the backend knows which of them has an account.
	for (let count = 0; count < BUCKETS.mails.number; count++)
		for (const email of [at("tr"), "nobody-at-all@practice.example"]) expect(await ask(email)).toMatchObject(maybe);
	expect(await accountCalls(portal)).toHaveLength(2 * BUCKETS.mails.number);
	for (const email of [at("tr"), "nobody-at-all@practice.example"])
		expect(await ask(email)).toMatchObject({ status: 429, body: { notice: "mailsSent" } });
	const refused = prober.form("/tr-TR/forgot-password", { email: "somebody@practice.example" });
	expect((await pageWith(429, refused)).text).toContain(translator("tr-TR")("notices.resetMaybe"));
	// Another network is told.
	expect((await visitor(portal, "tr.localhost").call("forgotpassword", { email: "x@practice.example" })).status).toBe(
		404,
	);
});

test("only the portal's notices can be named in a link", async () => {
	for (const notice of ["<b>evil</b>", "constructor", "__proto__", "x"]) {
		const page = await visitor(portal, "ie.localhost").get(`/en-IE/login?notice=${encodeURIComponent(notice)}`);
		expect(page.status, notice).toBe(200);
		expect(await page.text(), notice).not.toContain("notice--success");
	}
});
