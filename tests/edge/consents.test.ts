import { expect, test } from "vitest";
import { CONSENTS } from "../../shared/countries.ts";
import { at } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { opened } from "./sealing.ts";
import { accountCalls, consentBodies, pageWith, signedIn } from "./visitor.ts";

const portal = sharedPortal({ before: "reseeded" });

test.each([
	["be", ["onekeyConsent", "consent"], { consent: true, onekeyConsent: true, newsletter: null, owaConsent: null }],
	["ch", ["onekeyConsent"], { onekeyConsent: true, consent: null, newsletter: null, owaConsent: null }],
	["tr", CONSENTS.slice(0, 3), { onekeyConsent: true, owaConsent: true, consent: true, newsletter: null }],
	["ie", ["consent", "newsletter"], { consent: true, newsletter: true, owaConsent: null }],
] as const)("[4.17] [3.16] [7.04] %s: asked %o, answered, and not asked again", async (code, missing, sent) => {
	const someone = await signedIn(portal, `${code}.new`, code);
	expect(someone.login.body.data).toMatchObject({ missingConsents: missing });
	const page = await (await someone.get(someone.path("consents"))).text();
	expect([...page.matchAll(/name="asked" value="(\w+)"/g)].map(([, name]) => name)).toEqual(missing);

	const answers = Object.fromEntries(missing.map((name) => [name, true]));
	// As the contract has it, with null for what is not asked. The user comes from the session, not from the request.
	const answer = await someone.consents({ ...sent, id: 1, country: "XX", email: at("be") });
	expect(answer).toEqual({ status: 200, body: { status: "Success", data: { status: "Success" } } });
	expect(await consentBodies(portal)).toEqual([{ id: Number(someone.userId), country: code.toUpperCase(), ...sent }]);
	const { user } = await opened(someone.session());
	expect(user).toMatchObject({ consents: answers });
	expect(await (await someone.get(someone.path("consents"))).text()).not.toContain('name="asked"');
});

test("[5.12] [5.13] consent is required in be, tr and ie", async () => {
	for (const code of ["be", "tr", "ie"] as const) {
		const someone = await signedIn(portal, `${code}.new`, code);
		const refused = { status: 422, body: { notice: "checkFields", errors: { consent: "consent" } } };
		for (const body of [{ consent: false }, { consent: "" }, { newsletter: true, onekeyConsent: true }, {}])
			expect(await someone.consents(body), JSON.stringify(body)).toMatchObject(refused);
		const answer = someone.consentsForm(someone.path("consents"), "asked=newsletter&newsletter=true");
		expect((await pageWith(422, answer)).html).toMatch(/id="[^"]*consent-error"/);
		expect(await consentBodies(portal)).toEqual([]);
	}
});

test("a consent that the country does not request is not sent", async () => {
	const someone = await signedIn(portal, "be", "be");
	await someone.consents({ consent: true, newsletter: false, owaConsent: false });
	expect(await consentBodies(portal)).toMatchObject([{ consent: true, newsletter: true, owaConsent: true }]);
	expect((await someone.consents({ newsletter: false })).status).toBe(422);
});

/** Two devices of one person: the second has withdrawn what the first one's session still holds. */
async function withdrawnElsewhere() {
	const [someone, elsewhere] = [await signedIn(portal, "ie", "ie"), await signedIn(portal, "ie", "ie")];
	expect((await elsewhere.consentsForm("/en-IE/consents", "manage=1&asked=newsletter")).status).toBe(303);
	await portal.forgetCalls();
	return someone;
}
const ticksIn = (html: string) =>
	[...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([tick]) => tick.includes("checked"));
const PROFILE = "/en-IE/account/profile";

test("[3.16] a saved answer keeps what another device has withdrawn, and the profile shows it", async () => {
	const someone = await withdrawnElsewhere();
	expect(ticksIn(await (await someone.get(PROFILE)).text())).toEqual([true, false]);
	expect((await someone.consents({ consent: true })).status).toBe(200);
	expect(await consentBodies(portal)).toMatchObject([{ consent: true, newsletter: false }]);
});

test("[3.16] [8.07] while the user cannot be read the profile shows no answers, and none are saved", async () => {
	const someone = await withdrawnElsewhere();
	for (const fault of [{ status: 500 }, { status: 429 }]) {
		await portal.fault({ path: "re:^/api/user$", ...fault });
		const page = await someone.get(PROFILE);
		const html = await page.text();
		expect([page.status, ticksIn(html)], JSON.stringify(fault)).toEqual([200, []]);
		expect(html).toContain("Niamh");
		expect(html).toContain(`<a href="${PROFILE}">Try again</a>`);
		const fields = "manage=1&asked=consent&asked=newsletter&newsletter=true";
		const saved = await someone.consentsForm("/en-IE/consents", fields);
		expect(saved.status).toBe(fault.status === 429 ? 429 : 503);
		expect(ticksIn(await saved.text())).toEqual([false, true]);
		await portal.heal();
	}
	expect((await accountCalls(portal)).filter(({ path }) => path === "/api/consents")).toEqual([]);
	expect(someone.session()).toBeDefined();
});

test("[8.07] consents that cannot be saved show an error and change nothing", async () => {
	const someone = await signedIn(portal, "ie.new", "ie");
	const faults: [object, number][] = [
		[{ status: 500 }, 503],
		[{ status: 200, body: {} }, 503],
		[{ status: 422, body: { message: "No." } }, 422],
	];
	for (const [fault, status] of faults) {
		await portal.fault({ path: "/api/consents", ...fault, times: 1 });
		const answer = await someone.consents({ consent: true, newsletter: false });
		expect(answer, JSON.stringify(fault)).toMatchObject({ status, body: { notice: "consentsFailed" } });
	}
	expect((await opened(someone.session())).user).toMatchObject({ consents: { consent: null } });
	await portal.fault({ path: "/api/consents", status: 401, times: 1 });
	expect(await someone.consents({ consent: true })).toMatchObject({ status: 401, body: { notice: "signedOut" } });
	expect(someone.session()).toBeUndefined();
});

test("[5.13] the plain form saves the answers and leads to the requested page", async () => {
	const someone = await signedIn(portal, "ie.new", "ie");
	const fields = "asked=consent&asked=newsletter&consent=true&returnTo=/en-IE/news";
	const answer = await someone.consentsForm("/en-IE/consents", fields);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en-IE/news"]);
	expect(await consentBodies(portal)).toMatchObject([{ consent: true, newsletter: false }]);
});

test("[7.04] [7.08] a short answer to the consents takes away no OneKey code, and so no access", async () => {
	const someone = await signedIn(portal, "tr.new", "tr");
	const consents = { onekeyConsent: true, owaConsent: true, consent: true, newsletter: false };
	const body = { data: { id: Number(someone.userId), consents } };
	await portal.fault({ path: "/api/consents", status: 200, body, times: 1 });
	expect((await someone.consents(consents)).status).toBe(200);
	expect((await opened(someone.session())).user).toMatchObject({ consents, onekeycode: "WTRM00012351" });
});
