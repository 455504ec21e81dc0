import { expect, test } from "vitest";
import { CONSENTS } from "../../shared/countries.ts";
import { accounts } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { accountCalls, signIn } from "./visitor.ts";

const portal = sharedPortal({ before: "reseeded" });
const backend = accounts(portal);
const imported = async () =>
	(await accountCalls(portal)).filter(({ path }) => path === "/api/importPortalgrup").map(({ body }) => body);
const ALL = { owaConsent: true, onekeyConsent: true, consent: true };
const IBRAHIM = {
	onekeyId: "WTRM00012351",
	name: "İbrahim",
	surname: "Güneş",
	phone: "3125550107",
	email: "tr.new@helvora.example",
	speciality: "Doktor",
};
const GIVEN = { emailConsent: "ONAY", smsConsent: "ONAY", kvkk: "ONAY" };
const REFUSED = { emailConsent: "RET", smsConsent: "RET", kvkk: "RET" };

test.each([
	["all consents are", CONSENTS, REFUSED],
	["the one to data processing (kvkk) alone is", ["owaConsent"], { ...GIVEN, kvkk: "RET" }],
])(
	"a user is imported after the last answer, never before as a refusal; then %s sent as RET",
	async (_, asked, sent) => {
		const someone = await signIn(portal, "tr.new", "tr");
		// Answered in two steps: a consent that is still null must not be sent as RET.
		expect((await someone.consents({ consent: true })).status).toBe(200);
		expect((await someone.consents(ALL)).status).toBe(200);
		await someone.consentsForm("/tr-TR/consents", ["manage=1", ...asked.map((name) => `asked=${name}`)].join("&"));
		await expect.poll(imported).toEqual([
			{ ...IBRAHIM, ...GIVEN },
			{ ...IBRAHIM, ...sent },
		]);
	},
);

test("[7.03] [7.21] a user with answered consents is imported at sign-in, and in no other country", async () => {
	for (const code of ["be", "ch", "ie"] as const) {
		await signIn(portal, code, code);
		const someone = await signIn(portal, `${code}.new`, code);
		await someone.consents({ onekeyConsent: true, consent: true, newsletter: true });
	}
	// Imports run behind the answers: once this last one has arrived, earlier ones would have too.
	await signIn(portal, "tr", "tr");
	await expect.poll(imported).toMatchObject([{ email: "tr@helvora.example", speciality: "Doktor", ...GIVEN }]);
	await expect.poll(backend.imports).toHaveLength(1);
});

test("[7.03] a failed import is only logged, without names; status 200 alone is no failure", async () => {
	const before = portal.logs().length;
	for (const fault of [{ status: 200, body: "" }, { reset: true }, { status: 500 }]) {
		await portal.fault({ path: "/api/importPortalgrup", ...fault, times: 1 });
		const someone = await signIn(portal, "tr", "tr");
		expect((await someone.get("/tr-TR/account")).status).toBe(200);
	}
	const failures = () => portal.lines("import-failed", before);
	await expect.poll(() => failures().at(-1)).toContain("backend 500");
	expect(failures()).toHaveLength(2);
	expect(failures().join()).not.toMatch(/helvora\.example|WTRM|Ayşe/);
});
