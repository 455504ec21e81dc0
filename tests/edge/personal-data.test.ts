import { expect, test } from "vitest";
import * as z from "zod";
import { at } from "./accounts.ts";
import { DEFECT, DEFECT_ROUTE, provoke } from "./defect.ts";
import { editorOn, PREVIEW_SECRET } from "./editor.ts";
import { sharedPortal } from "./own-portal.ts";
import { opened } from "./sealing.ts";
import { signIn, visitor } from "./visitor.ts";

/** Sends personal data by every route, and looks for them in logs and stores, where docs/privacy.md allows none. */

/** The limit of suggestions fails, with the client's address in its error. */
const portal = sharedPortal({ ...DEFECT, failing: [...DEFECT.failing, "CLIENT_SIGNALS_LIMIT"] });

// No random id holds it.
const SECRET = "qzx7qzx7qzx7";
const ADDRESS = "203.0.113.77";

test("[8.02] [8.03] logs and stores hold no person, address, path, query, code or token, whatever fails", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const sealed = someone.session() ?? "";
	const { token, user, id } = await opened(sealed);
	const stranger = visitor(portal, "ie.localhost");
	await editorOn(portal, { url: "/en-IE/news" });
	const from = {
		"CF-Connecting-IP": ADDRESS,
		"User-Agent": `agent-${SECRET}`,
		Referer: `http://ie.localhost/${SECRET}`,
	};
	const register = { email: `${SECRET}@practice.example`, first_name: SECRET, last_name: SECRET, password: SECRET };

	const asked = async () => {
		for (const path of [
			`/en-IE/search?term=${SECRET}`,
			`/en-IE/materials/cardovex-titration-scheme/${SECRET}`,
			"/en-IE/materials/cardovex-titration-scheme/demo-access",
			`/en-IE/${SECRET}?x=${SECRET}`,
			`/en-IE/news/${SECRET}`,
			`/en-IE?code=${SECRET}&state=${SECRET}`,
			`/images/${SECRET}.png`,
			`/en-IE/login?return=/en-IE/${SECRET}`,
			`/preview?secret=${SECRET}&url=/en-IE/news`,
			`/preview/${SECRET}`,
		]) {
			await stranger.get(path, from);
			await someone.get(path, from);
		}
		for (const one of [stranger, someone]) {
			await one.json("login", { email: `${SECRET}@practice.example`, password: SECRET }, from);
			await one.json("forgotpassword", { email: `${SECRET}@practice.example` }, from);
			await one.json("register", register, from);
			await one.form("/en-IE/register", register, from);
			await one.json("login", `{"email":"${SECRET}`, from);
			await one.post("/en-IE/search/suggestions", { term: `${SECRET} heart` }, from);
		}
		await someone.call("consents", { userId: someone.userId, consent: true, newsletter: true });
		await someone.get("/api/api/user");
		for (const own of ["", "/data", "/profile", "/record", "/record.csv", "/webinars.ics"]) {
			await someone.get(`/en-IE/account${own}?whole`);
		}
	};

	await asked();
	// Error messages of the backend may contain personal data.
	for (const fault of [
		{ status: 500, body: { message: `${SECRET} ${at("ie")}`, errors: { email: [SECRET] } } },
		{ status: 422, body: { message: `${SECRET} ${at("ie")}`, errors: { [SECRET]: [SECRET] } } },
		{ status: 200, body: `{"${SECRET}`, truncate: 5 },
		{ status: 200, body: { data: { [SECRET]: at("ie") } } },
	]) {
		await portal.fault({ path: "/api/", ...fault });
		await asked();
		await portal.heal();
	}
	await someone.form("/en-IE/logout", {});

	await expect.poll(() => portal.logs().join("\n")).toContain('"event":"login-failed"');
	const { keys } = await (await portal.kv()).list();
	const values = await Promise.all(keys.map(async ({ name }) => (await portal.kv()).get(name)));
	const logs = portal.logs().join("\n");
	const kept = [logs, ...keys.map(({ name }) => name), ...values].join("\n");
	expect(kept).not.toContain(SECRET);
	const secrets = [ADDRESS, "demo-access", PREVIEW_SECRET, sealed.slice(-40), String(token), String(id)];
	for (const personal of [...secrets, at("ie")]) {
		expect(kept).not.toContain(personal);
	}
	for (const personal of Object.values(Object(user)).filter((value) => typeof value === "string" && value.length > 3)) {
		expect(logs).not.toContain(personal);
	}
	// The log does hold lines of these requests, so that the checks above have looked at something.
	expect(logs).toContain('"route":"/:locale/search"');
	expect(logs).toMatch(/"status":40[13]/);
	expect(logs).toMatch(/"limit":"CLIENT_SIGNALS_LIMIT","reason":"TypeError\\n {4}at .*index\.js:\d+:\d+/);
});

test("a defect reaches the platform as an Error with its kind and its place in our code, and without what it says", async () => {
	const code = crypto.randomUUID();
	const answer = await provoke(portal, code);
	expect(answer.status).toBe(500);
	const id = answer.headers.get("x-request-id") ?? "none";
	const about = (start: string) => portal.logs().find((line) => line.startsWith(start) && line.includes(id)) ?? "";
	await expect
		.poll(() => about(`Error [DataCloneError]: error of request ${id}`))
		.toMatch(/\n {4}at .*index\.js:\d+:\d+\)?/);
	const line = z
		.object({ reason: z.string() })
		.loose()
		.parse(JSON.parse(about('{"event":"error"')));
	expect(line).toMatchObject({ status: 500, route: DEFECT_ROUTE, country: "ie" });
	expect(line.reason).toMatch(/^DataCloneError\n {4}at .*index\.js:\d+:\d+\)?/);
	expect(portal.logs().join("\n")).not.toContain(code);
});

test("a failed sign-in is logged with names for account and client that tell whether it was the same, and not which", async () => {
	const account = at("stuffed");
	const before = portal.logs().length;
	const from = ["203.0.113.91", "203.0.113.92"];
	for (const client of from) {
		for (const email of [account, account.toUpperCase(), account.replace("u", "\u00FC")]) {
			const headers = { "CF-Connecting-IP": client };
			await visitor(portal, "ie.localhost").json("login", { email, password: "wrong-1234" }, headers);
		}
	}
	await visitor(portal, "ie.localhost").json("login", { email: at("other"), password: "wrong-1234" });
	const failed = () =>
		portal
			.lines("login-failed", before)
			.map((line) => z.object({ account: z.string(), client: z.string() }).parse(JSON.parse(line)));
	await expect.poll(() => failed().length).toBe(7);
	const counted = (values: string[]) => values.map((one) => values.filter((other) => other === one).length);
	expect(counted(failed().map((line) => line.account))).toEqual([6, 6, 6, 6, 6, 6, 1]);
	expect(counted(failed().map((line) => line.client))).toEqual([3, 3, 3, 3, 3, 3, 1]);
	for (const line of failed()) expect(Object.values(line).join()).toMatch(/^[\w-]{10},[\w-]{10}$/);
});
