import { expect, test } from "vitest";
import * as z from "zod";
import { sharedPortal } from "./own-portal.ts";
import { opened, sealed } from "./sealing.ts";
import { accountCalls, signIn } from "./visitor.ts";

/**
 * A person's own country decides their consents on every host; language and forms stay the site's. Their level is in the gate's
 * matrix.
 */

const portal = sharedPortal({ before: "reseeded" });

const bodiesTo = async (path: string) =>
	(await accountCalls(portal)).filter((call) => call.path === path).map(({ body }) => body);
const askedIn = (html: string) => [...html.matchAll(/name="asked" value="(\w+)"/g)].map(([, name]) => name);

test("[4.17] [7.04] a Turkish user on ch answers Türkiye's consents in that site's language", async () => {
	const asked = ["onekeyConsent", "owaConsent", "consent"];
	const someone = await signIn(portal, "tr.new", "ch");
	expect(someone.login.body.data).toMatchObject({ missingConsents: asked, country: "tr" });
	expect(askedIn(await (await someone.get(someone.path("consents"))).text())).toEqual(asked);
	expect(await someone.consents({ onekeyConsent: true, owaConsent: true })).toMatchObject({ status: 422 });

	const answers = { onekeyConsent: true, owaConsent: true, consent: true };
	expect((await someone.consents(answers)).status).toBe(200);
	expect(await bodiesTo("/api/consents")).toEqual([
		{ id: Number(someone.userId), country: "TR", ...answers, newsletter: null },
	]);
	expect((await opened(someone.session())).user).toMatchObject({ country: "tr", consents: answers });
	// Every consent of the own country can be taken back, on whichever host.
	expect(askedIn(await (await someone.get(someone.path("account/profile"))).text())).toEqual([...asked, "newsletter"]);
	await expect.poll(() => bodiesTo("/api/importPortalgrup")).toMatchObject([{ email: "tr.new@helvora.example" }]);
});

test("[7.21] a Belgian user on the Turkish host is asked for Belgium's consents and not imported", async () => {
	const someone = await signIn(portal, "be.new", "tr");
	expect(someone.login.body.data).toMatchObject({ missingConsents: ["onekeyConsent", "consent"], country: "be" });
	// By plain form, with a consent that Belgium does not ask.
	const fields = ["onekeyConsent", "consent", "owaConsent"].map((name) => `asked=${name}&${name}=true`);
	const answer = await someone.consentsForm(someone.path("consents"), fields.join("&"));
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/tr-TR"]);
	expect(await bodiesTo("/api/consents")).toEqual([
		{
			id: Number(someone.userId),
			country: "BE",
			onekeyConsent: true,
			consent: true,
			owaConsent: null,
			newsletter: null,
		},
	]);
	// Imports run behind the answers: once this one has arrived, an earlier one would have too.
	await signIn(portal, "tr", "ie");
	await expect.poll(() => bodiesTo("/api/importPortalgrup")).toMatchObject([{ email: "tr@helvora.example" }]);
});

test("a user without country has the host's rules, logged once a session", async () => {
	const before = portal.lines("country-absent").length;
	const someone = await signIn(portal, "ie.new", "be");
	expect(someone.login.body.data).toMatchObject({ missingConsents: ["onekeyConsent", "consent"], country: "be" });
	await someone.get(someone.path("account"));
	await someone.get("/api/api/user");
	await signIn(portal, "be.new", "be");
	const told = () => portal.lines("country-absent").slice(before);
	await expect
		.poll(() => told().map((line) => z.looseObject({}).parse(JSON.parse(line))))
		.toEqual([{ event: "country-absent", requestId: expect.any(String), country: "be", identity: "local" }]);
});

test("an unknown country counts as missing and is logged as a breach of the contract", async () => {
	const user = { id: 7, security_level: 2, owa: { attributes: { country: "Atlantis", firstname: "Ada" } } };
	const body = { token: "t".repeat(43), status: "Success", data: { status: "Success", user } };
	await portal.fault({ path: "/api/login", status: 200, body, times: 1 });
	const someone = await signIn(portal, "tr", "ie");
	expect((await opened(someone.session())).user).toMatchObject({ country: null });
	await expect.poll(() => portal.lines("contract").at(-1)).toContain('"what":"login","fields":"country"');
	expect(portal.logs().join()).not.toContain("Atlantis");
});

test("a known country stays while later responses have none", async () => {
	const someone = await signIn(portal, "tr.tl1", "be");
	await portal.fault({ path: "/api/user", status: 200, body: { data: { id: someone.userId } }, times: 1 });
	expect((await someone.get("/api/api/user")).status).toBe(200);
	expect((await opened(someone.session())).user).toMatchObject({ country: "tr", onekeycode: null });
	expect(await (await someone.get(someone.path("account"))).text()).toContain('"accessLevel":"limited"');
});

test.each([
	["whose country is told since", { country: "TR", onekeycode: null }],
	["whose OneKey code is gone since", { country: null, onekeycode: null }],
])("[7.08] the check before gated content updates the level: a person %s", async (_, said) => {
	const someone = await signIn(portal, said.country === null ? "tr" : "tr.tl1.untold", "ie");
	const path = "/en-IE/materials/cardovex-titration-scheme";
	expect(await (await someone.get(path)).text()).toContain("Potassium below");
	const longAgo = Date.now() - 6 * 60_000;
	const before = await sealed({ ...(await opened(someone.session())), verifiedAt: longAgo, sealedAt: longAgo });
	someone.as(before);
	const body = { data: { id: someone.userId, owa: { attributes: said } } };
	await portal.fault({ path: "/api/user", status: 200, body, times: 1 });
	const asked = await someone.get(path);
	expect([asked.status, asked.headers.get("location"), await asked.text()]).toEqual([303, path, ""]);
	expect((await opened(someone.session())).user).toMatchObject({ country: "tr", onekeycode: null });
	// Nor does the cookie of before open anything.
	for (const cookie of [someone.session() ?? "", before]) {
		someone.as(cookie);
		const html = await (await someone.get(path)).text();
		expect(html).toContain('class="gate"');
		expect(html).not.toContain("Potassium below");
		expect((await someone.get(`${path}/media/file`)).status).toBe(403);
	}
});
