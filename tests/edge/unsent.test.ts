import { expect, test } from "vitest";
import * as z from "zod";
import { UNSENT, type Unsent } from "../../shared/accounts/form-state.ts";
import { at, PASSWORD } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { accountCalls, pageWith, SESSION, signIn, visitor } from "./visitor.ts";

/** A form that is sent after the session's end goes on after the sign-in, without a script. */

const portal = sharedPortal({ before: "healed" });

const COURSE = "/en-IE/e-learnings/105";
const ACTION = `${COURSE}/enrol`;
const unescaped = (text: string) =>
	text
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&")
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">");
const schema = z.object({
	action: z.string(),
	typed: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

/** What the sign-in's form carries. */
function unsentIn(html: string): Unsent | undefined {
	const [, value] = new RegExp(`name="${UNSENT}" value="([^"]*)"`).exec(html) ?? [];
	return value === undefined ? undefined : schema.parse(JSON.parse(unescaped(value)));
}
const login = (unsent: unknown, password = PASSWORD) => ({
	email: at("be.tl1"),
	password,
	returnTo: COURSE,
	[UNSENT]: typeof unsent === "string" ? unsent : JSON.stringify(unsent),
});

test("an unsent form survives the sign-in, even a wrong password, and a button sends it again", async () => {
	const someone = await signIn(portal, "be.tl1", "ie");
	someone.jar.delete(SESSION);
	const typed = { note: 'a "quoted" & <b>odd</b> word', password: "secret-12" };
	const ended = await someone.form(ACTION, typed);
	// It is the gate's answer too.
	expect([ended.status, ended.headers.get("cache-control")]).toEqual([403, "private, no-cache"]);
	const asked = unsentIn(await ended.text());
	expect(asked).toEqual({ action: ACTION, typed: { note: typed.note } });

	const { html } = await pageWith(401, someone.form("/en-IE/login", login(asked, "wrong-password")));
	expect(unsentIn(html)).toEqual(asked);

	const right = await someone.form("/en-IE/login", login(asked));
	const page = await right.text();
	expect([right.status, right.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(page).toContain("You are signed in again");
	expect(page).toContain(`<form action="${ACTION}" method="post">`);
	expect(page).toContain(`name="note" value="a &quot;quoted&quot; &amp; &lt;b&gt;odd&lt;/b&gt; word"`);
	expect(page).not.toContain("secret-12");
	// The page is that of somebody who is signed in.
	expect(page).toContain("/en-IE/logout");
	const sent = await someone.form(ACTION, { note: typed.note });
	expect([sent.status, sent.headers.get("location")]).toEqual([303, expect.stringContaining(COURSE)]);
});

test("another user gets nothing of an unsent form, and cannot send a form made for the previous user", async () => {
	const one = await signIn(portal, "ie", "ie");
	const other = await signIn(portal, "be.tl1", "ie");
	const page = await (await one.get(COURSE)).text();
	const [, whose = ""] = /name="userId" value="([^"]+)"/.exec(page) ?? [];
	expect(whose).toBe(one.userId);
	const typed = { note: "of the first", userId: whose };

	// In a tab of the first, where the second has signed in since.
	const stale = await other.form(ACTION, typed);
	expect(stale.status).toBe(401);
	const asked = unsentIn(await stale.text());
	expect(asked).toEqual({ action: ACTION, typed });
	const theirs = await other.form("/en-IE/login", login(asked));
	expect([theirs.status, theirs.headers.get("location")]).toEqual([303, COURSE]);
	const own = await one.form("/en-IE/login", { ...login(asked), email: at("ie") });
	expect(await own.text()).toContain('name="note" value="of the first"');

	for (const path of ["/en-IE/consents", "/en-IE/account"]) {
		const answer = await other.form(path, { ...typed, manage: "1", password: PASSWORD });
		expect(answer.status, path).toBe(401);
	}
	expect((await other.get("/en-IE/account/profile")).status).toBe(200);
});

test("[3.16] all consents of a form survive the sign-in, and the button sends each of them", async () => {
	const asked = ["onekeyConsent", "owaConsent", "consent"];
	const sent = `${asked.map((name) => `asked=${name}`).join("&")}&consent=true&owaConsent=true`;
	const someone = visitor(portal, "tr.localhost");
	const kept = unsentIn(await (await someone.form("/tr-TR/consents", sent)).text());
	expect(kept).toEqual({ action: "/tr-TR/consents", typed: { asked, consent: "true", owaConsent: "true" } });
	const { html } = await pageWith(200, someone.form("/tr-TR/login", { ...login(kept), email: at("tr.new") }));
	const [, form = ""] = /<form action="\/tr-TR\/consents" method="post">(.*?)<\/form>/s.exec(html) ?? [];
	const fields = [...form.matchAll(/name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => `${name}=${value}`);
	expect(fields.join("&")).toBe(sent);
});

test("[4.13] [5.12] [7.21] consents that are missing are asked before a form that waits is sent", async () => {
	const someone = visitor(portal, "tr.localhost");
	const waiting = { action: "/tr-TR/webinars/some-webinar/attend", typed: { remarks: "kept" } };
	const { html } = await pageWith(200, someone.form("/tr-TR/login", { ...login(waiting), email: at("tr.new") }));
	expect(html).toMatch(/<form [^>]*action="\/tr-TR\/consents"/);
	expect(unsentIn(html)).toEqual(waiting);
	// Whoever does not answer now can still send the form.
	expect(html).toContain(`<form action="${waiting.action}" method="post">`);
	const asked = ["onekeyConsent", "owaConsent", "consent"].map((name) => `asked=${name}`);
	const unsent = encodeURIComponent(JSON.stringify(unsentIn(html)));
	const carried = [...asked, `${UNSENT}=${unsent}`].join("&");
	const refused = await someone.form("/tr-TR/consents", carried);
	expect(refused.status).toBe(422);
	expect(unsentIn(await refused.text())).toEqual(waiting);
	const given = "onekeyConsent=true&owaConsent=true&consent=true";
	const { html: page } = await pageWith(200, someone.form("/tr-TR/consents", `${carried}&${given}`));
	expect(page).toContain(
		`<form action="${waiting.action}" method="post"><input type="hidden" name="remarks" value="kept"/>`,
	);
	const imports = async () =>
		(await accountCalls(portal)).filter(({ path }) => path === "/api/importPortalgrup").length;
	await expect.poll(imports).toBe(1);
});

test("account forms survive too; anything that is no form of the locale is dropped", async () => {
	const someone = visitor(portal, "ie.localhost");
	const consents = await someone.form("/en-IE/consents", { asked: "newsletter", newsletter: "true" });
	expect(consents.status).toBe(401);
	const typed = { asked: "newsletter", newsletter: "true" };
	expect(unsentIn(await consents.text())).toEqual({ action: "/en-IE/consents", typed });
	for (const foreign of [
		"nonsense",
		"null",
		"[]",
		{ action: ACTION },
		{ action: "https://evil.example/en-IE/x", typed: {} },
		{ action: "//evil.example/en-IE/x", typed: {} },
		{ action: "/tr-TR/x", typed: {} },
		{ action: "javascript:alert(1)", typed: {} },
		{ action: ACTION, typed: { deep: { er: 1 } } },
		{ action: ACTION, typed: { deep: [["er"]] } },
	]) {
		const answer = await someone.form("/en-IE/login", login(foreign));
		expect([answer.status, answer.headers.get("location")], JSON.stringify(foreign)).toEqual([303, COURSE]);
	}
});
