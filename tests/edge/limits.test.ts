import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { LOCALES } from "../../shared/locales.ts";
import { at, PASSWORD } from "./accounts.ts";
import { ownPortal } from "./own-portal.ts";
import { EDITOR_SECRET, OPS_SECRET, textOf } from "./portal.ts";
import { signIn, visitor } from "./visitor.ts";

/** Nobody is refused for what others at the same address do. */

const HOST = "ie.localhost";
const GATED = "/en-IE/materials/cardovex-titration-scheme";
const CODE = `${GATED}/demo-access`;
const portal = ownPortal({ counted: { GUESSES_LIMIT: 3 } });

/** Visitors behind one address. */
const behind = (address: string) => ({
	get: (path: string, headers: Record<string, string> = {}) =>
		portal.get(HOST + path, { "CF-Connecting-IP": address, ...headers }),
});

const basic = (secret: string) => ({ Authorization: `Basic ${btoa(`x:${secret}`)}` });

test("[2.22] right deep-link codes are never refused, and wrong ones after too many, in the visitor's language", async () => {
	const hospital = behind("203.0.113.1");
	for (let count = 0; count < 20; count++) expect((await hospital.get(CODE)).status).toBe(303);
	for (let count = 0; count < 3; count++) expect((await hospital.get(`${GATED}/wrong-${count}`)).status).toBe(200);
	for (const { code, country } of LOCALES) {
		const path = `/${code}/materials/cardovex-titration-scheme/wrong`;
		const refused = await portal.get(`${country}.localhost${path}`, { "CF-Connecting-IP": "203.0.113.1" });
		expect([refused.status, refused.headers.get("retry-after")], code).toEqual([429, "60"]);
		const html = await refused.text();
		expect(textOf(html), code).toContain(translator(code)("error.tooMany"));
		expect(html, code).not.toContain("scheme/wrong");
	}
	expect((await hospital.get(CODE)).status).toBe(303);
	expect((await behind("203.0.113.2").get(`${GATED}/wrong`)).status).toBe(200);
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

test("previews open in the CMS's frame and in a tab, not as a picture; a right secret is never refused", async () => {
	const office = behind("203.0.113.3");
	const open = (secret: string, headers = {}) =>
		office.get(`/preview?secret=${secret}&url=/en-IE/news&status=draft`, headers);
	const right = "development-preview-secret";
	expect((await open(right, { "Sec-Fetch-Dest": "image" })).status).toBe(425);
	for (let count = 0; count < 4; count++) await open("wrong");
	expect((await open("wrong")).status).toBe(429);
	for (const headers of [{ "Sec-Fetch-Dest": "iframe" }, { "Sec-Fetch-Dest": "document" }, {}]) {
		expect((await open(right, headers)).status).toBe(303);
	}
});

test("operators and editors with the right password are never refused for others' wrong ones", async () => {
	const office = behind("203.0.113.4");
	const statuses = [];
	for (let count = 0; count < 5; count++) statuses.push((await office.get("/ops/status", basic("wrong"))).status);
	expect(statuses).toEqual([401, 401, 401, 429, 429]);
	const refused = await office.get("/ops/content", basic("wrong"));
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect((await office.get("/ops/status", basic(OPS_SECRET))).status).toBe(200);
	expect((await office.get("/ops/content", basic(EDITOR_SECRET))).status).toBe(200);
});

const login = (someone: ReturnType<typeof visitor>, password: string, name: string) =>
	someone.call("login", { email: at(name), password });

/** Wrong passwords for an account until strangers are refused. Calls that a busy machine answers late are not counted. */
async function exhaust(name: string): Promise<void> {
	const one = async () => (await login(visitor(portal, HOST), "wrong-1", name)).status;
	await expect.poll(one, { interval: 0 }).toBe(429);
}

test("[8.04] a stranger's wrong passwords do not refuse a doctor on her own device, and refuse new ones", async () => {
	const doctor = await signIn(portal, "ie", "ie");
	expect(doctor.jar.has("__Host-device")).toBe(true);
	await doctor.form("/en-IE/logout", {});
	expect(doctor.jar.has("__Host-device")).toBe(true);
	await exhaust("ie");
	const elsewhere = await visitor(portal, HOST).json("login", { email: at("ie"), password: PASSWORD });
	expect(elsewhere.status).toBe(429);
	expect(Number(elsewhere.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await login(doctor, PASSWORD, "ie")).status).toBe(200);
	// Other accounts, and the same with any device of theirs, are as they were.
	expect((await login(visitor(portal, HOST), PASSWORD, "limited")).status).not.toBe(429);
});
