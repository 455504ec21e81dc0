import { expect, test } from "vitest";
import { at, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { signIn, visitor } from "./visitor.ts";

/** Forms while the backend fails: stored and logged data. */

const portal = ownPortal({ before: "reseeded", vars: { BACKEND_DEADLINE_MS: "1000" } });

const FAULTS = {
	"does not answer in time": { delay: 3000 },
	"breaks the connection": { reset: true },
	"answers 500": { status: 500 },
	"answers HTML": { status: 200, body: "<html>" },
	"answers half its JSON": { truncate: 10 },
} as const;
const EMAIL = "doctor.kept@practice.example";
const formsOf = (email: string) =>
	[
		{ path: "login", api: "login", fields: { email, password: "secret-12" }, kept: [email] },
		{ path: "forgot-password", api: "forgotpassword", fields: { email }, kept: [email] },
		{
			path: "register",
			api: "register",
			fields: {
				email,
				last_name: "Ní Bhriain",
				first_name: "Áine",
				password: "secret-12",
				passwordConfirm: "secret-12",
				profession: "P",
				zipcode: "D02 X285",
				country: "IE",
				phone: "015550199",
				consent: "true",
			},
			kept: [email, "Ní Bhriain", "Áine", "D02 X285", "015550199"],
		},
	] as const;

test.each(Object.entries(FAULTS))(
	"[8.04] [8.05] [8.06] with a backend that %s every form shows the failure and keeps its values",
	async (name, fault) => {
		// Mails to an account that may have been sent are limited.
		for (const { path, api, fields, kept } of formsOf(`doctor.${name.replaceAll(" ", "-")}@practice.example`)) {
			// Half a refusal is one all the same: of the truth only the new account can be cut.
			if ("truncate" in fault && api !== "register") continue;
			await portal.fault({ path: `/api/${api}`, ...fault });
			const someone = visitor(portal, "ie.localhost");
			expect(await someone.call(api, fields), api).toMatchObject({
				status: 503,
				body: { notice: "unavailable", statusCode: 503 },
			});
			// The account is there by now, so that the truth is a refusal too.
			if ("truncate" in fault) continue;
			const page = await someone.form(`/en-IE/${path}`, fields);
			expect(page.status, path).toBe(503);
			const html = await page.text();
			expect(textOf(html), path).toContain("We can’t reach the service right now.");
			for (const value of kept) expect(html, path).toContain(`value="${value}"`);
			expect(html, path).not.toContain("secret-12");
			expect(someone.session()).toBeUndefined();
		}
	},
);

test("[8.04] a truncated token is refused", async () => {
	await portal.fault({ path: "/api/login", truncate: 60 });
	const someone = visitor(portal, "ie.localhost");
	expect(await someone.call("login", { email: at("ie"), password: PASSWORD })).toMatchObject({
		status: 503,
		body: { notice: "unavailable" },
	});
});

test.each(Object.entries(FAULTS))("[4.08] a backend that %s ends no session", async (_, fault) => {
	const someone = await signIn(portal, "ie", "ie");
	await portal.fault({ path: "/api/user", ...fault });
	const answers = [
		await someone.get("/api/api/user"),
		await someone.get("/en-IE/account/data"),
		...("truncate" in fault ? [] : [await someone.form("/en-IE/account", { password: PASSWORD })]),
	];
	for (const answer of answers) expect(answer.status).toBe(503);
	expect(someone.session()).toBeDefined();
	expect(await (await someone.get("/en-IE/account")).text()).toContain("Niamh");
});

test("logs, content store and public responses contain no personal data", async () => {
	const someone = await signIn(portal, "be.new", "be");
	const session = someone.session() ?? "";
	await someone.consents({ consent: true, onekeyConsent: true });
	for (const path of [
		"/nl-BE",
		"/nl-BE/materials",
		"/nl-BE/account",
		"/nl-BE/account/data",
		"/nl-BE/search?term=Delvaux",
	]) {
		await someone.get(path);
	}
	await someone.call("login", { email: at("be.new"), password: "wrong-secret" });
	await someone.call("forgotpassword", { email: at("be.new") });
	for (const { api, fields } of formsOf(EMAIL)) {
		const named = { message: `No ${EMAIL} Maxime`, errors: { email: [EMAIL] } };
		await portal.fault({ path: `/api/${api}`, status: 500, body: named, times: 1 });
		await visitor(portal, "ie.localhost").call(api, fields);
	}
	await someone.form("/nl-BE/logout", {});
	const kept = await portal.kv();
	const { keys } = await kept.list();
	const values = await Promise.all(keys.map(async ({ name }) => `${name} ${await kept.get(name)}`));
	expect(values.length).toBeGreaterThan(0);
	const PERSONAL = /be\.new|Maxime|Delvaux|025550105|WBEM00012349|doctor\.kept|Bhriain|015550199|secret|demo-1234/;
	for (const text of [...portal.logs(), ...values]) {
		expect(text).not.toMatch(PERSONAL);
		expect(text).not.toContain(session.slice(0, 60));
	}
});
