import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { accounts, at, PASSWORD } from "./accounts.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** All sessions of a user end at once, by the user and by the backend, and no visitor sees another's data. */

const portal = sharedPortal({ before: "healed" });
const backend = accounts(portal);

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const SECRET = { "X-Service-Secret": "development-service-secret" };

/** Whether a cookie still opens gated content or shows a name, without a backend call. */
async function opens(cookie = ""): Promise<boolean> {
	const someone = visitor(portal, "ie.localhost");
	someone.as(cookie);
	await portal.fault({ path: "/api/user", status: 500 });
	const pages = await Promise.all([GATED, "/en-IE/account"].map(async (path) => (await someone.get(path)).text()));
	await portal.heal();
	return /Potassium below|WIEM000123|Sign out everywhere/.test(pages.join());
}
const cookiesOf = async (names: string[]) =>
	Promise.all(names.map(async (name) => (await signIn(portal, name, "ie")).session() ?? ""));

const revoke = (body: unknown, headers: Record<string, string> = SECRET, host = "ie.localhost") =>
	portal.post(`${host}/ops/sessions/revoke`, JSON.stringify(body), {
		"Content-Type": "application/json",
		"CF-Connecting-IP": crypto.randomUUID(),
		...headers,
	});

const PATHS = ["/en-IE", "/en-IE/materials", GATED, "/en-IE/search?term=cardovex", "/en-IE/account", "/en-IE/about"];
const NAMES = { ie: "Niamh", "ie.new": "Ciarán", nobody: "" } as const;

const people = async () =>
	[
		["ie", await signIn(portal, "ie", "ie")],
		["ie.new", await signIn(portal, "ie.new", "ie")],
		["nobody", visitor(portal, "ie.localhost")],
	] as const;

async function sees(name: keyof typeof NAMES, someone: Visitor, path: string): Promise<void> {
	const page = await someone.get(path);
	const html = await page.text();
	for (const [other, firstName] of Object.entries(NAMES)) {
		if (firstName) expect(html.includes(firstName), `${name} at ${path}: ${firstName}`).toBe(other === name);
	}
	expect(page.headers.get("cache-control"), path).toBe(name === "nobody" ? "private, no-cache" : "private, no-store");
	if (path === GATED) expect(html.includes("Potassium below"), `${name} at ${path}`).toBe(name !== "nobody");
	expect(html).toContain(`"accessLevel":"${name === "nobody" ? "none" : "full"}"`);
}

test("[2.39] on a cold and on a warm cache no visitor sees another's name or level, whoever is there at the same time", async () => {
	const all = await people();
	for (let round = 0; round < 3; round++) {
		await Promise.all(PATHS.flatMap((path) => all.map(([name, someone]) => sees(name, someone, path))));
	}
});

test("signing out everywhere ends the user's other sessions at once, says so, and affects nobody else", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const [elsewhere = "", other = ""] = await cookiesOf(["ie", "ie.new"]);
	expect(await opens(elsewhere)).toBe(true);
	const html = await (await someone.get("/en-IE/account/profile")).text();
	expect(html).toContain('<form action="/en-IE/everywhere/logout" method="post">');

	await portal.forgetCalls();
	const answer = await someone.form("/en-IE/everywhere/logout", {});
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/en-IE/login?notice=signedOutEverywhere"]);
	expect(answer.headers.get("clear-site-data")).toBe('"cache"');
	expect(someone.session()).toBeUndefined();
	const page = await (await someone.get("/en-IE/login?notice=signedOutEverywhere")).text();
	expect(textOf(page)).toContain(translator("en-IE")("notices.signedOutEverywhere"));
	expect(await opens(elsewhere)).toBe(false);
	expect(await opens(other)).toBe(true);
	await expect.poll(async () => (await portal.calls()).map(({ path }) => path)).toContain("/api/logout");
	await expect.poll(() => portal.logs().join("\n")).toMatch(/"event":"sessions-revoked",.*"by":"user"/);

	const [again = ""] = await cookiesOf(["ie"]);
	expect(await opens(again)).toBe(true);
	// Twice, or without a session, is the way to sign in.
	expect((await someone.form("/en-IE/everywhere/logout", {})).headers.get("location")).toBe("/en-IE/login");
	expect(await opens(again)).toBe(true);
});

test("a plain sign-out keeps the other browser's session", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const [elsewhere = ""] = await cookiesOf(["ie"]);
	await someone.form("/en-IE/logout", {});
	expect(await opens(elsewhere)).toBe(true);
});

test("the backend's call ends all sessions of a user, with any form of id, on any host, and nobody else's", async () => {
	for (const [host, idOf] of [
		["ie.localhost", (id: string) => id],
		["unknown.example", (id: string) => Number(id)],
	] as const) {
		const someone = await signIn(portal, "ie", "ie");
		const [elsewhere = "", other = ""] = await cookiesOf(["ie", "ie.new"]);
		const answer = await revoke({ userId: idOf(someone.userId) }, SECRET, host);
		expect([answer.status, await answer.json()]).toEqual([200, { status: "Success" }]);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		for (const cookie of [someone.session(), elsewhere]) expect(await opens(cookie)).toBe(false);
		expect(await opens(other)).toBe(true);
	}
	await expect
		.poll(() => portal.logs().join("\n"))
		.toContain('"what":"sessions-ended","of":"one user","who":"backend"');
});

test("the backend's call needs the service secret in its header, and an id", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const body = { userId: someone.userId };
	for (const headers of [
		{},
		{ "X-Service-Secret": "development-service-secre" },
		{ "X-Purge-Secret": SECRET["X-Service-Secret"] },
		{ Authorization: `Bearer ${SECRET["X-Service-Secret"]}` },
		{ Cookie: `__Host-session=${someone.session()}`, Origin: "http://ie.localhost" },
	]) {
		expect((await revoke(body, headers)).status, JSON.stringify(headers)).toBe(401);
	}
	const inAddress = await portal.post(
		`ie.localhost/ops/sessions/revoke?secret=${SECRET["X-Service-Secret"]}`,
		JSON.stringify({ ...body, ...SECRET }),
		{ "Content-Type": "application/json" },
	);
	expect(inAddress.status).toBe(401);
	for (const wrong of [{}, { userId: "" }, { userId: " 4 " }, { userId: null }, { userId: { id: 1 } }, [], "1"]) {
		expect((await revoke(wrong)).status, JSON.stringify(wrong)).toBe(400);
	}
	expect((await revoke({ userId: "x".repeat(2000) })).status).toBe(413);
	expect((await portal.get("ie.localhost/ops/sessions/revoke", SECRET)).status).toBe(404);
	expect(await opens(someone.session())).toBe(true);
});

test("a new password, a deletion and a disabling end all sessions at once", async () => {
	const changes: Record<string, (name: string) => Promise<unknown>> = {
		ie: async (name) => backend.setPassword(await backend.resetLink(at(name)), "brand-new-1"),
		"ie.new": async (name) => {
			const someone = await signIn(portal, name, "ie");
			return someone.form("/en-IE/account", { username: at(name), password: PASSWORD });
		},
		be: async (name) =>
			portal.backend("/__control/disabled", {}, { method: "POST", body: JSON.stringify({ email: at(name) }) }),
	};
	for (const [name, change] of Object.entries(changes)) {
		const elsewhere = await signIn(portal, name, name === "be" ? "be" : "ie");
		const account = async () => (await elsewhere.get(elsewhere.path("account"))).text();
		expect(await account(), name).toContain(`"userId":"${elsewhere.userId}"`);
		await change(name);
		await portal.fault({ path: "/api/user", status: 500 });
		expect(await account(), name).toContain('"userId":null');
		await portal.heal();
	}
});
