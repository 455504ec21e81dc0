import { expect, test } from "vitest";
import { at, FORM_TYPE, PASSWORD } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { accountCalls, pageWith, signIn, visitor } from "./visitor.ts";

/** From every form of the accounts the visitor comes back to where they were, and types nothing twice. */

const portal = sharedPortal({ before: "healed" });
const HOST = "ie.localhost";
const NOWHERE = at("nobody.at.all");

/** The fields and addresses of a page's form, as a browser without scripts reads them. */
const returnIn = (html: string) => /name="returnTo" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
const returnsOf = (html: string, form: string) => [
	...new Set([...html.matchAll(new RegExp(`href="/en-IE/${form}\\?return=([^"&]*)"`, "g"))].map(([, to]) => to)),
];

test.each([
	["/en-IE?collection=news&category=13", "/en-IE?collection=news&category=13"],
	["/en-IE/news?page=2&utm_source=mail", "/en-IE/news?page=2"],
	["/en-IE/search?term=heart%20failure&x=1", "/en-IE/search?term=heart%20failure"],
	["/en-IE/about?x=1", "/en-IE/about"],
])("from %s the sign-in leads back to %s", async (asked, back) => {
	const someone = visitor(portal, HOST);
	const html = await (await someone.get(asked)).text();
	expect(returnsOf(html, "login")).toEqual([encodeURIComponent(back)]);
	const form = await (await someone.get(`/en-IE/login?return=${encodeURIComponent(back)}`)).text();
	expect(returnIn(form)).toBe(back);
	const answer = await someone.form("/en-IE/login", { email: at("ie.new"), password: PASSWORD, returnTo: back });
	expect(answer.headers.get("location")).toBe(`/en-IE/consents?return=${encodeURIComponent(back)}`);
});

test("register and forgotten password keep the return path, between forms and after the mail", async () => {
	const someone = visitor(portal, HOST);
	const back = "/en-IE/news?category=13";
	const query = `return=${encodeURIComponent(back)}`;
	const login = await (await someone.get(`/en-IE/login?${query}`)).text();
	// The header's link must not lead back to the form.
	expect(returnsOf(login, "login")).toEqual([encodeURIComponent(back)]);
	expect(returnsOf(login, "register")).toEqual([encodeURIComponent(back)]);
	for (const form of ["register", "forgot-password"])
		expect(returnIn(await (await someone.get(`/en-IE/${form}?${query}`)).text()), form).toBe(back);
	const sent = await someone.form("/en-IE/forgot-password", { email: at("ie"), returnTo: back });
	expect(sent.headers.get("location")).toBe(`/en-IE/login?${query}&notice=resetSent`);
	const arrived = await (await someone.get(sent.headers.get("location") ?? "")).text();
	expect(textOf(arrived)).toContain("We have sent you an e-mail with a link.");
	expect(returnIn(arrived)).toBe(back);
});

test("[2.37] the forms lead back in the other language too", async () => {
	const someone = visitor(portal, "be.localhost");
	const linkOf = async (path: string) =>
		/<a href="([^"]*)" lang="fr-BE"/.exec(await (await someone.get(path)).text())?.[1]?.replaceAll("&amp;", "&");
	const to = (address: string) => `?return=${encodeURIComponent(address)}`;
	for (const form of ["login", "register", "forgot-password", "consents"]) {
		expect(await linkOf(`/nl-BE/${form}${to("/nl-BE/news?category=13")}`)).toBe(
			`/fr-BE/${form}${to("/fr-BE/news?category=13&from=nl-BE")}`,
		);
	}
	expect(await linkOf("/nl-BE/login")).toBe("/fr-BE/login");
	const french = await (await someone.get(`/fr-BE/login${to("/fr-BE/news?category=13&from=nl-BE")}`)).text();
	expect(returnIn(french)).toBe("/fr-BE/news?category=13&from=nl-BE");
	const refused = await someone.form("/nl-BE/login", { email: "", password: "", returnTo: "/nl-BE/about" });
	expect(await refused.text()).toContain(`href="/fr-BE/login${to("/fr-BE/about")}"`);
});

test("the address typed in one form fills the next, without a mail, an error or the address in a URL", async () => {
	const someone = visitor(portal, HOST);
	for (const [from, to, label] of [
		["login", "forgot-password", "Forgot your password?"],
		["forgot-password", "login", "Back to sign-in"],
	] as const) {
		const form = await (await someone.get(`/en-IE/${from}?return=%2Fen-IE%2Fnews`)).text();
		const [, attributes = "", text] = /<button([^>]*formaction[^>]*)>([^<]*)</i.exec(form) ?? [];
		const name = / name="(\w+)"/.exec(attributes)?.[1] ?? "";
		expect([/formaction="([^"]*)"/i.exec(attributes)?.[1], text]).toEqual([`/en-IE/${to}`, label]);
		// The Enter key presses a form's first button: this one stands behind it.
		const [first] = /<form class="form".*?<button[^>]*type="submit"[^>]*>/s.exec(form) ?? [""];
		expect(first).not.toMatch(/formaction/i);
		const typed = { email: NOWHERE, password: "typed-before", returnTo: "/en-IE/news" };
		const { html } = await pageWith(200, someone.form(`/en-IE/${to}`, { ...typed, [name]: "" }));
		expect(html).toContain(`value="${NOWHERE}"`);
		expect(html).not.toContain("typed-before");
		expect(html).not.toContain('role="alert"');
		expect(returnIn(html)).toBe("/en-IE/news");
	}
	expect((await accountCalls(portal)).map(({ path }) => path)).toEqual([]);
});

test("every form tells a browser that refuses cookies, until it accepts them", async () => {
	const program = { Origin: `http://${HOST}` };
	const origin = { ...program, "Sec-Fetch-Dest": "empty" };
	const body = { email: at("ie"), password: PASSWORD };
	const sent = (form: string, headers: Record<string, string>) =>
		portal.post(`${HOST}/en-IE/${form}`, String(new URLSearchParams(body)), { ...headers, ...FORM_TYPE });
	for (const form of ["login", "forgot-password"]) {
		const answer = await sent(form, origin);
		expect(answer.status, form).toBe(400);
		const html = await answer.text();
		expect(textOf(html), form).toContain("Your browser blocks cookies.");
		expect(html).toContain(`value="${at("ie")}"`);
	}
	for (const [call, typed] of [
		["login", body],
		["forgotpassword", body],
		["consents", { consent: true }],
	] as const) {
		const headers = { ...origin, "Content-Type": "application/json" };
		const answer = await portal.post(`${HOST}/api/api/${call}`, JSON.stringify(typed), headers);
		expect(answer.status, call).toBe(400);
		expect(await answer.json(), call).toMatchObject({ notice: "cookiesRefused" });
		// Where the page came without one, as a prefetched page does, the next try has it.
		expect(answer.headers.getSetCookie().join()).toMatch(/^locale=en-IE;/);
	}
	expect(await accountCalls(portal)).toEqual([]);
	// Not a browser: it signs in without having read a page.
	for (const headers of [{ ...origin, Cookie: "locale=en-IE" }, program])
		expect((await sent("login", headers)).status).toBe(303);
});

test("forms that need a session report refused cookies too; a meeting's form needs none", async () => {
	const someone = visitor(portal, HOST);
	const browser = { "Sec-Fetch-Dest": "document" };
	const send = async (path: string, fields: Record<string, string>) => {
		const answer = await someone.form(`/en-IE/${path}`, fields, browser);
		// As a browser that refuses them.
		someone.jar.clear();
		return { status: answer.status, text: textOf(await answer.text()), to: answer.headers.get("location") };
	};
	for (const [path, fields] of [
		["webinars/live-heart-failure-in-primary-care/register", {}],
		["account", { password: PASSWORD }],
	] as const) {
		const { status, text } = await send(path, fields);
		expect([status, text], path).toEqual([400, expect.stringContaining("Your browser blocks cookies.")]);
		expect(text, path).not.toContain("Please sign in first.");
	}
	expect((await accountCalls(portal)).filter(({ method }) => method !== "GET")).toEqual([]);
	const meeting = "webinars/copd-evening-in-dublin-and-online";
	const person = { firstname: "Orla", lastname: "Byrne", email: "orla@practice.example", profession: "I" };
	const sent = await send(`${meeting}/attend`, { ...person, attending: "true" });
	expect(sent).toMatchObject({ status: 303, to: `/en-IE/${meeting}?notice=meetingYes#meeting` });
	// With a cookie, only the session is missing.
	someone.jar.set("locale", "en-IE");
	expect((await send("webinars/live-heart-failure-in-primary-care/register", {})).status).toBe(401);
});

test("[3.13] a plain form dismisses the sign-up card and returns to the page without it", async () => {
	const someone = visitor(portal, HOST);
	expect(await (await someone.get("/en-IE")).text()).toContain('action="/en-IE/sign-up-card"');
	const answer = await someone.form("/en-IE/sign-up-card", {});
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en-IE"]);
	expect(someone.jar.has("hide-signup-card")).toBe(true);
	expect(await (await someone.get("/en-IE")).text()).not.toContain("/en-IE/sign-up-card");
});

test("[2.44] [8.07] refused consents are reported, even if all were answered meanwhile", async () => {
	const someone = await signIn(portal, "ie.new", "ie");
	await portal.fault({ path: "/api/consents", status: 422 });
	const refused = await someone.consentsForm("/en-IE/consents", "asked=consent&consent=true");
	const html = await refused.text();
	expect(textOf(html)).toContain("Something went wrong");
	expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="consent"[^>]*checked=""/);
	// Answering is optional.
	expect(html).toMatch(/<a [^>]*href="\/en-IE"[^>]*>Not now|<a [^>]*href="\/en-IE"[^>]*>Later/);
	await portal.heal();
	await someone.consents({ consent: true, newsletter: false });
	await portal.fault({ path: "/api/consents", status: 422 });
	const late = someone.consentsForm("/en-IE/consents", "asked=consent&asked=newsletter&consent=true");
	expect((await pageWith(422, late)).text).toContain("Something went wrong");
	await portal.heal();
});
