import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { country } from "../../shared/countries.ts";
import { LOCALES, type LocaleCode } from "../../shared/locales.ts";
import { at } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { accountCalls, pageWith, signIn, visitor } from "./visitor.ts";

const portal = sharedPortal({ before: "healed" });

let people = 0;
const someAddress = () => `doctor-${people++}@practice.example`;
const COMMON = {
	last_name: "Müller-O’Neill",
	first_name: "Çağla",
	password: "secret-12",
	passwordConfirm: "secret-12",
	profession: "M",
};
const ADDRESS = { riziv: "12345625901", address: "Rue Haute 1", zipcode: "1000", city: "Bruxelles" };
const NONE = { riziv: "", address: "", zipcode: "", city: "" };
const IRISH = { profession: "P", zipcode: "D02 X285", phone: "015550199" };
const COUNTRIES = [
	{
		locale: "fr-BE",
		form: { ...COMMON, ...ADDRESS, country: "BE", phone: "02 555 01 99", onekeyConsent: "true", consent: "true" },
		payload: { ...ADDRESS, phone: "025550199", phonenumber: "3225550199", extension: "32", owaLanguage: "fr_BE" },
		consents: { onekeyConsent: true, owaConsent: null, consent: true, newsletter: null },
	},
	{
		locale: "fr-CH",
		form: { ...COMMON, ...ADDRESS, country: "CH", phone: "0215550199", onekeyConsent: "true" },
		payload: { ...ADDRESS, phone: "0215550199", phonenumber: "41215550199", extension: "41", owaLanguage: "fr_CH" },
		consents: { onekeyConsent: true, owaConsent: null, consent: false, newsletter: null },
	},
	{
		locale: "tr-TR",
		form: { ...COMMON, country: "TR", phone: "2125550199", onekeyConsent: "on", owaConsent: "on", consent: "on" },
		payload: { ...NONE, phone: "2125550199", phonenumber: "902125550199", extension: "90", owaLanguage: "tr_TR" },
		consents: { onekeyConsent: true, owaConsent: true, consent: true, newsletter: false },
	},
	{
		locale: "en-IE",
		form: { ...COMMON, ...IRISH, country: "IE", consent: "true", newsletter: "1" },
		payload: { ...NONE, ...IRISH, phonenumber: "35315550199", extension: "353", owaLanguage: "en_IE" },
		consents: { onekeyConsent: null, owaConsent: null, consent: true, newsletter: true },
	},
] as const;
const [BE, , TR, IE] = COUNTRIES;
const hostOf = (locale: string) => `${locale.slice(3).toLowerCase()}.localhost`;
const at1 = (one: (typeof COUNTRIES)[number]) => visitor(portal, hostOf(one.locale));
/** What the script sends in addition to the fields. */
const byScript = (one: (typeof COUNTRIES)[number], changes: object = {}) => ({
	...one.form,
	email: someAddress(),
	owaLanguage: one.locale.replace("-", "_"),
	...changes,
});

test.each(COUNTRIES)("[7.01] [3.15] $locale: the backend's payload, by script and by plain form", async (one) => {
	const email = someAddress();
	const json = await at1(one).call("register", { ...byScript(one), email: ` ${email} `, extra: "no", id: 7 });
	expect(json).toMatchObject({ status: 200, body: { data: { status: "Success", limited: false } } });
	const plain = await at1(one).form(`/${one.locale}/register`, { ...one.form, email: someAddress() });
	expect([plain.status, plain.headers.get("location")]).toEqual([303, `/${one.locale}/login?notice=registered`]);

	const [first, second] = await accountCalls(portal);
	const { consents, form, payload } = one;
	const { password, passwordConfirm, last_name, first_name, country } = form;
	const whole = { profession: "M", password, passwordConfirm, last_name, first_name, country, ...payload, ...consents };
	expect(first).toMatchObject({ path: "/api/register", bearer: null });
	expect(first?.body).toEqual({ ...whole, email });
	expect(second?.body).toEqual({ ...whole, email: expect.stringContaining("doctor-") });

	const login = await at1(one).call("login", { email, password: "secret-12" });
	expect(login).toMatchObject({ status: 200, body: { data: { user: { firstName: "Çağla" } } } });
});

test.each([
	["de-CH", "Ärztinnen und Ärzte", "Apotheker können hier kein Konto erstellen"],
	["fr-CH", "médecins", "pharmaciens ne peuvent pas créer de compte ici"],
	["fr-BE", "médecins", "pharmaciens ne peuvent pas créer de compte ici"],
	["nl-BE", "artsen", "apothekers kunnen hier geen account aanmaken"],
	["tr-TR", "hekimler", "eczacılar burada hesap oluşturamaz"],
] as const)("[5.07] %s: for doctors only; the profession is shown, without a choice", async (locale, who, others) => {
	const html = await (await visitor(portal, hostOf(locale)).get(`/${locale}/register`)).text();
	const [head = "", form = ""] = html.split('<form class="form"');
	for (const words of [who, others, translator(locale)("site.country")]) expect(textOf(head)).toContain(words);
	expect(form).toContain('<input type="hidden" name="profession" value="M"');
	expect(textOf(form)).toContain(`${translator(locale)("fields.profession")} ${translator(locale)("professions.M")}`);
	expect(form).not.toMatch(/readonly/i);
});

/** The targets of links to notices, which all announce a new tab. */
const noticesIn = (html: string, locale: LocaleCode): string[] =>
	[...html.matchAll(/<a class="tick__notice" href="([^"]*)" target="_blank"[^>]*>(.*?)<\/a>/gs)].map(
		([, href = "", words = ""]) => {
			for (const key of ["consents.notice", "nav.newTab"] as const) expect(words).toContain(translator(locale)(key));
			return href;
		},
	);

test.each(LOCALES)("[5.09] $code: each consent of the registration links its notice in a new tab", async (locale) => {
	const { code, country: where } = locale;
	const { consents, notice } = country(where).accounts;
	const html = await (await visitor(portal, `${where}.localhost`).get(`/${code}/register`)).text();
	expect(noticesIn(html, code)).toEqual(Object.keys(consents).map(() => `/${code}/${notice}`));
});

test("consents after the sign-in and in the profile link the notice of the person's country", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	for (const path of ["/en-IE/consents", "/en-IE/account/profile"]) {
		const hrefs = noticesIn(await (await someone.get(path)).text(), "en-IE");
		expect(hrefs, path).toEqual(["/en-IE/data-protection", "/en-IE/data-protection"]);
	}
});

test("[5.13] a form sent without its own check gets field errors and keeps its input", async () => {
	const { consent: _consent, ...form } = BE.form;
	const odd = { email: "nobody", phone: "1", zipcode: " ", password: "hidden-secret", passwordConfirm: "other" };
	const broken = { ...form, ...odd };
	const own = { email: "email", phone: "phone", passwordConfirm: "passwordConfirm", consent: "consent" };
	const errors = { ...own, zipcode: "required" };
	const refused = { status: 422, body: { notice: "checkFields", errors } };
	expect(await at1(BE).call("register", broken)).toMatchObject(refused);
	const { html } = await pageWith(422, at1(BE).form("/nl-BE/register", broken));
	for (const name of Object.keys(errors)) expect(html, name).toMatch(new RegExp(`id="[^"]*${name}-error"`));
	for (const typed of ["nobody", "Müller-O’Neill", "Çağla", "12345625901", "Rue Haute 1", "Bruxelles"])
		expect(html, typed).toContain(`value="${typed}"`);
	expect(html).not.toContain("hidden-secret");
	expect(html).not.toContain('value="other"');
	expect(await accountCalls(portal)).toEqual([]);
});

test("[8.06] [7.08] an existing address, also in OWA, leads to a new password", async () => {
	for (const email of [at("ie"), at("owa.known")]) {
		const taken = { status: 422, body: { notice: "emailTaken", errors: { email: "emailTaken" } } };
		expect(await at1(IE).call("register", byScript(IE, { email }))).toMatchObject(taken);
		const { html, text } = await pageWith(422, at1(IE).form("/en-IE/register", { ...IE.form, email }));
		expect(text).toContain("There is already an account with this e-mail address.");
		expect(html).toMatch(/role="alert"[\s\S]*?href="\/en-IE\/forgot-password"/);
		expect(html).toContain(`value="${email}"`);
		expect(html).not.toContain("secret-12");
	}
});

test("[8.06] any other failure is the generic one, also malformed data", async () => {
	const faults: [object, number, string][] = [
		[{ status: 422, body: { message: "No.", errors: { riziv: ["x"] } } }, 422, "registerFailed"],
		[{ status: 200, body: { status: "Error", message: "No.", errors: { emailOwa: ["x"] } } }, 422, "emailTaken"],
		[{ status: 200, body: { status: "error", errors: { email: ["x"] } } }, 422, "emailTaken"],
		[{ status: 422, body: { errors: { email: [], emailOwa: true } } }, 422, "emailTaken"],
		[{ status: 422, body: { errors: { email: [], emailOwa: false } } }, 422, "registerFailed"],
		[{ status: 422, body: { status: "Error", data: { errors: { email: ["x"] } } } }, 422, "emailTaken"],
		[{ status: 200, body: { status: "Error", data: '{"errors":{"emailOwa":["x"]}}' } }, 422, "emailTaken"],
		[{ status: 409, body: { error: { message: "No.", errors: { email: ["x"] } } } }, 422, "emailTaken"],
		[{ status: 200, body: { status: "Success", data: '{"resultOwaUser":null}' } }, 422, "registerFailed"],
		[{ status: 429 }, 429, "tooMany"],
		[{ status: 500 }, 503, "unavailable"],
		// Of the new account half the answer arrives.
		[{ truncate: 10 }, 503, "unavailable"],
	];
	for (const [fault, status, notice] of faults) {
		await portal.fault({ path: "/api/register", ...fault, times: 1 });
		const answer = await at1(IE).call("register", byScript(IE));
		expect(answer, JSON.stringify(fault)).toMatchObject({ status, body: { notice } });
	}
	expect(portal.lines("register-failed").length).toBeGreaterThanOrEqual(faults.length);
});

test("[7.08] a Turkish registration without OneKey code announces limited access, no other does", async () => {
	const limited = await at1(TR).call("register", byScript(TR, { email: "one.tl1@practice.example" }));
	expect(limited.body.data).toEqual({ status: "Success", limited: true });
	const plain = await at1(TR).form("/tr-TR/register", { ...TR.form, email: "two.tl1@practice.example" });
	expect(plain.headers.get("location")).toBe("/tr-TR/login?notice=registeredLimited");
	for (const data of ['{"resultOwaUser":{}}', '{"resultOwaUser":[]}']) {
		for (const [one, isLimited] of [
			[IE, false],
			[TR, true],
		] as const) {
			await portal.fault({ path: "/api/register", status: 200, body: { status: "Success", data }, times: 1 });
			const { body } = await at1(one).call("register", byScript(one));
			expect(body.data, data).toEqual({ status: "Success", limited: isLimited });
		}
	}
});
