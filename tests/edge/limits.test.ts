import { expect, test } from "vitest";
import * as z from "zod";
import { solved } from "../../client/browser/forms/challenge.ts";
import { translator } from "../../locales/index.ts";
import { challenge } from "../../shared/contracts/challenge.ts";
import { collationKey } from "../../worker/visitor/limits/collation-key.ts";
import { at, PASSWORD } from "./accounts.ts";
import { PREVIEW_SECRET } from "./editor.ts";
import { IN_ALL, ownPortal } from "./own-portal.ts";
import { basic, EDITOR_SECRET, OPS_SECRET, textOf } from "./portal.ts";
import { keyedHash, sealed } from "./sealing.ts";
import { signIn, untilRefused, visitor } from "./visitor.ts";

/** Nobody is refused for what others at the same address do. */

const HOST = "ie.localhost";
const GATED = "/en-IE/materials/cardovex-titration-scheme";
const CODE = `${GATED}/demo-access`;
const portal = ownPortal({ counted: { GUESSES_LIMIT: 3 } });

/** Visitors behind one address. */
const behind = (address: string) => ({
	get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
		portal.get(HOST + path, { "CF-Connecting-IP": address, ...headers }, method),
});

test("[2.21] [2.22] a wrong code shows the page, after too many under 429, which the log says; right ones open always", async () => {
	const hospital = behind("203.0.113.1");
	for (let count = 0; count < 20; count++) expect((await hospital.get(CODE)).status).toBe(303);
	const logs = () => portal.logs().join("\n");
	expect(logs()).not.toContain("deeplink-guessed");
	const guess = async (count: number) => {
		const page = await hospital.get(`${GATED}/wrong-${count}`);
		const html = await page.text();
		expect(html).toContain('class="gate"');
		expect(html).not.toContain("scheme/wrong");
		return [page.status, page.headers.get("retry-after")];
	};
	for (let count = 0; count < 3; count++) expect(await guess(count)).toEqual([200, null]);
	await expect.poll(() => guess(3)).toEqual([429, "60"]);
	await expect.poll(logs).toContain('"event":"deeplink-guessed"');
	expect(logs()).not.toContain("wrong-1");
	expect((await hospital.get(CODE)).status).toBe(303);
});

test.each([
	["a picture of another site", { "Sec-Fetch-Dest": "image" }],
	["a script", { "Sec-Fetch-Dest": "empty" }],
	["a frame", { "Sec-Fetch-Dest": "iframe" }],
	["a prefetch", { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch;prerender" }],
])("%s opens no deep link and counts no code", async (_, headers) => {
	const address = behind(crypto.randomUUID());
	for (const path of [CODE, `${GATED}/wrong`, `${GATED}/wrong`, `${GATED}/wrong`, `${GATED}/wrong`]) {
		const answer = await address.get(path, headers);
		expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([425, [], ""]);
	}
	expect((await address.get(`${GATED}/wrong`, { "Sec-Fetch-Dest": "document" })).status).toBe(200);
	expect((await address.get(CODE, { "Sec-Fetch-Dest": "document" })).status).toBe(303);
});

test("HEAD, which link checkers send, opens no deep link, preview or review link, and counts no code", async () => {
	const checker = behind(crypto.randomUUID());
	const preview = (secret: string) => `/preview?secret=${secret}&url=/en-IE/news`;
	const wrong = [`${GATED}/wrong`, preview("wrong"), "/preview/wrong"];
	for (const path of [CODE, preview(PREVIEW_SECRET), ...Array.from({ length: 4 }, () => wrong).flat()]) {
		const { status, headers } = await checker.get(path, {}, "HEAD");
		expect([status, headers.get("allow"), headers.getSetCookie()], path).toEqual([405, "GET", []]);
	}
	expect((await checker.get(`${GATED}/wrong`)).status).toBe(200);
});

test("previews open in the CMS's frame and in a tab, not as a picture; a right secret is never refused", async () => {
	const office = behind("203.0.113.3");
	const open = (secret: string, headers = {}) =>
		office.get(`/preview?secret=${secret}&url=/en-IE/news&status=draft`, headers);
	expect((await open(PREVIEW_SECRET, { "Sec-Fetch-Dest": "image" })).status).toBe(425);
	await untilRefused(() => open("wrong"));
	for (const headers of [{ "Sec-Fetch-Dest": "iframe" }, { "Sec-Fetch-Dest": "document" }, {}]) {
		expect((await open(PREVIEW_SECRET, headers)).status).toBe(303);
	}
});

test("operators and editors with the right password are never refused for others' wrong ones", async () => {
	const office = behind("203.0.113.4");
	for (let count = 0; count < 3; count++) expect((await office.get("/ops/status", basic("wrong"))).status).toBe(401);
	await untilRefused(() => office.get("/ops/status", basic("wrong")));
	const refused = await untilRefused(() => office.get("/ops/content", basic("wrong")));
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect((await office.get("/ops/status", basic(OPS_SECRET))).status).toBe(200);
	expect((await office.get("/ops/content", basic(EDITOR_SECRET))).status).toBe(200);
});

const login = (someone: ReturnType<typeof visitor>, password: string, name: string) =>
	someone.call("login", { email: at(name), password });

/** Wrong passwords for an account until strangers are refused. */
const exhaust = (name: string) => untilRefused(() => login(visitor(portal, HOST), "wrong-1", name));

test("[8.04] a stranger's wrong passwords do not refuse a doctor on her own device, and refuse new ones", async () => {
	const doctor = await signIn(portal, "ie", "ie");
	expect(doctor.jar.has("__Host-device")).toBe(true);
	await doctor.form("/en-IE/logout", {});
	expect(doctor.jar.has("__Host-device")).toBe(true);
	await exhaust("ie");
	const elsewhere = await visitor(portal, HOST).json("login", { email: at("ie"), password: PASSWORD });
	expect(elsewhere.status).toBe(429);
	expect(Number(elsewhere.headers.get("retry-after"))).toBeGreaterThan(0);
	// However the account is written: tests/unit/limits.test.ts has more spellings.
	const spelled = { email: ` ${at("IE").toUpperCase()}\0`, password: PASSWORD };
	expect((await anybody().call("login", spelled)).status).toBe(429);
	expect((await login(doctor, PASSWORD, "ie")).status).toBe(200);
	// Other accounts, and the same with any device of theirs, are as they were.
	expect((await login(visitor(portal, HOST), PASSWORD, "limited")).status).not.toBe(429);
});

const anybody = () => visitor(portal, HOST);
const refusal = z.object({ notice: z.literal("pause"), challenge, ticket: z.string() });

/** The challenge for an account whose tries are used up. */
async function challenged(name: string) {
	const { status, body } = await login(anybody(), PASSWORD, name);
	expect(status).toBe(429);
	return refusal.parse(body);
}

test("[8.04] a solved challenge lets one try of a new device in, once, for its account alone", async () => {
	await exhaust("be");
	const first = await challenged("be");
	const pass = await solved(first.challenge);
	const send = (email: string, by = pass) => anybody().json("login", { email, password: "wrong-1", pass: by });
	await exhaust("someone");
	expect((await send(at("someone"))).status).toBe(429);
	expect((await send(at("be"))).status).toBe(401);
	expect((await send(at("be"))).status).toBe(429);
	const cheaper = { ...first.challenge, parameters: { ...first.challenge.parameters, cost: 1 } };
	expect((await send(at("be"), await solved(cheaper))).status).toBe(429);
	// Right passwords with it sign in, and the device is known from then on.
	const doctor = anybody();
	const own = { email: at("be"), password: PASSWORD, pass: await solved((await challenged("be")).challenge) };
	expect((await doctor.json("login", own)).status).toBe(200);
	expect((await login(doctor, PASSWORD, "be")).status).toBe(200);
	// The challenge has paid for that try: strangers have no more than before.
	expect((await login(anybody(), "wrong-1", "be")).status).toBe(429);
});

test("[8.04] without a script the form says to wait, keeps the address, and a ticket lets it in", async () => {
	await exhaust("ch");
	const own = visitor(portal, "tr.localhost");
	const right = { email: at("ch"), password: PASSWORD };
	const page = await own.form("/tr-TR/login", right);
	expect([page.status, page.headers.get("retry-after")]).toEqual([429, "30"]);
	const html = await page.text();
	expect(textOf(html)).toContain(translator("tr-TR")("notices.pause"));
	expect(html).toContain(`value="${at("ch")}"`);
	expect(html).not.toContain(PASSWORD);
	const [, early = ""] = /name="pass" value="([^"]+)"/.exec(html) ?? [];
	expect((await own.form("/tr-TR/login", { ...right, pass: early })).status).toBe(429);
	const ticket = { account: keyedHash("limits/account", collationKey(at("ch"))), id: "one", from: Date.now() - 1 };
	const pass = await sealed(ticket, { audience: "pause" });
	const send = () => anybody().form("/en-IE/login", { email: at("ch"), password: "wrong-1", pass });
	expect((await send()).status).toBe(401);
	expect((await send()).status).toBe(429);
});

test("after hundreds of wrong passwords a network's new devices get a challenge, known ones none", IN_ALL, async () => {
	const address = { "CF-Connecting-IP": "203.0.113.9" };
	const doctor = await signIn(portal, "ie.new", "ie");
	await portal.fault({ path: "/api/login", status: 401 });
	let tried = 0;
	const one = async () => {
		tried += 1;
		const wrong = { email: at(`sprayed-${tried}`), password: "wrong-1" };
		return anybody().json("login", wrong, address);
	};
	await Promise.all(Array.from({ length: 300 }, one));
	await untilRefused(one);
	await portal.heal();
	const credentials = { email: at("tr"), password: PASSWORD };
	const colleague = anybody();
	const { body } = await colleague.call("login", credentials, address);
	const pass = await solved(refusal.parse(body).challenge);
	expect((await colleague.json("login", { ...credentials, pass }, address)).status).toBe(200);
	expect((await doctor.json("login", { email: at("ie.new"), password: PASSWORD }, address)).status).toBe(200);
	expect((await anybody().json("login", credentials)).status).toBe(200);
	// A spent challenge admits no more of the network's tries, although the account has some left.
	const guess = { email: at("limited"), password: "wrong-1" };
	const refused = refusal.parse((await anybody().call("login", guess, address)).body);
	const spent = { ...guess, pass: await solved(refused.challenge) };
	const send = async () => (await anybody().json("login", spent, address)).status;
	expect([await send(), await send()]).toEqual([401, 429]);
});

test("one account gets three mails an hour; a fourth is refused with a word of where to look", async () => {
	const ask = () => anybody().call("forgotpassword", { email: at("ie") });
	for (let count = 0; count < 3; count++) expect((await ask()).status).toBe(200);
	expect(await ask()).toMatchObject({ status: 429, body: { notice: "mailsSent" } });
	expect((await anybody().call("forgotpassword", { email: at("be") })).status).toBe(200);
});
