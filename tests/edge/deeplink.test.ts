import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { keyedHash, pictureAt, sealed } from "./sealing.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** A deep-link visit's end: by its button, at a sign-out, and with its code. */

const GATED = "/en-IE/materials/cardovex-titration-scheme";
const OPEN = "/en-IE/materials/checklist-for-the-heart-failure-review";
const FILE = `${GATED}/media/file`;
const HOST = "ie.localhost";
const COOKIE = "__Host-deeplink";
const GONE = new RegExp(`^${COOKIE}=; Max-Age=0; Path=/; Secure$`);

const portal = sharedPortal({ before: "healed" });

const isOpenTo = async (someone: Visitor) => (await (await someone.get(GATED)).text()).includes("Potassium below");
const anybody = () => visitor(portal, HOST);

/** A browser whose visit a right code has opened. */
async function opened(): Promise<Visitor> {
	const someone = anybody();
	await someone.get(`${GATED}/demo-access`);
	expect(await isOpenTo(someone)).toBe(true);
	return someone;
}
/** A browser with the copy of a cookie. */
function withCookie(cookie = ""): Visitor {
	const someone = anybody();
	someone.jar.set(COOKIE, cookie);
	return someone;
}
const visitCookie = (claims: object) => sealed(claims, { audience: "deeplink" });
const current = () => ({ id: crypto.randomUUID(), code: keyedHash("deeplink-code", "demo-access") });
const deleted = (answer: Response) => answer.headers.getSetCookie().filter((cookie) => cookie.startsWith(COOKIE));

test("[2.22] a visit shows that everything is open, and its button ends every copy of its cookie", async () => {
	const someone = await opened();
	const copy = someone.jar.get(COOKIE);
	const html = await (await someone.get("/en-IE/news")).text();
	expect(html).toMatch(/<form action="\/en-IE\/end-visit" method="post"><button[^>]*>End access<\/button>/);
	expect(await (await anybody().get("/en-IE/news")).text()).not.toContain("end-visit");

	const ended = await someone.form("/en-IE/end-visit", {});
	expect([ended.status, ended.headers.get("location")]).toEqual([303, "/en-IE"]);
	expect(ended.headers.get("clear-site-data")).toBe('"cache"');
	expect(deleted(ended)).toEqual([expect.stringMatching(GONE)]);
	expect(await isOpenTo(someone)).toBe(false);
	expect(await isOpenTo(withCookie(copy))).toBe(false);
	expect((await withCookie(copy).get(FILE)).status).toBe(403);
	// The code opens another visit, also over a copy of the ended one.
	const again = withCookie(copy);
	expect(deleted(await again.get(`${GATED}/demo-access`))).toHaveLength(1);
	expect(await isOpenTo(again)).toBe(true);
});

test("the button's form is accepted only from the portal's pages, and does nothing without a visit", async () => {
	const someone = await opened();
	const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
	expect((await someone.form("/en-IE/end-visit", {}, foreign)).status).toBe(403);
	expect(await isOpenTo(someone)).toBe(true);
	const nobody = await anybody().form("/en-IE/end-visit", {});
	expect([nobody.status, deleted(nobody)]).toEqual([303, []]);
});

test.each([
	["the form", async (someone: Visitor) => (await someone.form("/en-IE/logout", {})).status, 303],
	["the call", async (someone: Visitor) => (await someone.json("logout", {})).status, 200],
])("a sign-out by %s ends the visit too, with or without a session", async (_, signOut, status) => {
	for (const someone of [await signIn(portal, "ie", "ie"), anybody()]) {
		await someone.get(`${GATED}/demo-access`);
		const copy = someone.jar.get(COOKIE);
		expect(await isOpenTo(withCookie(copy))).toBe(true);
		expect(await signOut(someone)).toBe(status);
		expect(someone.jar.has(COOKIE)).toBe(false);
		expect(await isOpenTo(withCookie(copy))).toBe(false);
	}
});

test("the end of a visit keeps the session", async () => {
	const doctor = await signIn(portal, "ie", "ie");
	await doctor.get(`${GATED}/demo-access`);
	await doctor.form("/en-IE/end-visit", {});
	expect(doctor.jar.has(COOKIE)).toBe(false);
	expect(await isOpenTo(doctor)).toBe(true);
});

test("a visit lasts while its code is configured; an invalid cookie opens nothing and is deleted", async () => {
	const holds = withCookie(await visitCookie(current()));
	expect(await isOpenTo(holds)).toBe(true);
	expect(holds.jar.has(COOKIE)).toBe(true);
	const { id, code } = current();
	const right = await visitCookie({ id, code });
	const [head, , vector, text = "", tag] = right.split(".");
	const cookies = {
		cut: right.slice(0, -4),
		"with a changed text": [head, "", vector, (text.startsWith("A") ? "B" : "A") + text.slice(1), tag].join("."),
		"without encryption": "eyJhbGciOiJub25lIn0.e30.",
		"of a seal that has ended": await sealed({ id, code }, { audience: "deeplink", seconds: -1 }),
		"of another purpose": await sealed({ id, code }),
		"of an unknown key": await sealed({ id, code }, { audience: "deeplink", kid: "old" }),
		"of a replaced code": await visitCookie({ id, code: keyedHash("deeplink-code", "replaced-code") }),
		"of an empty code": await visitCookie({ id, code: keyedHash("deeplink-code", "") }),
		"that names the code itself": await visitCookie({ id, code: "demo-access" }),
		"without id, as before": await visitCookie({}),
		"without code": await visitCookie({ id }),
		"with an empty id": await visitCookie({ id: "", code }),
		"that nobody sealed": "forged",
		"that is empty": "",
	};
	for (const [which, cookie] of Object.entries(cookies)) {
		const someone = withCookie(cookie);
		const page = await someone.get(GATED);
		expect(await page.text(), which).not.toContain("Potassium below");
		expect(page.headers.get("cache-control"), which).toBe("private, no-cache");
		expect(deleted(page), which).toEqual([expect.stringMatching(GONE)]);
		expect((await withCookie(cookie).get(FILE)).status, which).toBe(403);
	}
});

test("a publicly cacheable response neither checks a visit nor deletes its cookie", async () => {
	const forged = withCookie("forged");
	for (const path of [pictureAt("/uploads/general-home.svg"), "/robots.txt", "/sitemap.xml"]) {
		const answer = await forged.get(path);
		expect([path, answer.status, deleted(answer)]).toEqual([path, 200, []]);
	}
	const page = await forged.get("/en-IE/webcasts");
	expect(deleted(page)).toHaveLength(1);
	// The page that is kept for everybody does not know of it.
	for (let visit = 0; visit < 2; visit++) {
		const shared = await portal.get(`${HOST}/en-IE/webcasts`);
		expect(deleted(shared)).toEqual([]);
		expect(await shared.text()).not.toContain("end-visit");
	}
});

const words = translator("en-IE")("gate.linkEnded");

test("[2.22] a link whose code opens nothing says so where the item is locked", async () => {
	const shown = async (path: string) => {
		const page = await anybody().get(path);
		expect([path, page.status]).toEqual([path, 200]);
		return { html: await page.text(), cache: page.headers.get("cache-control") };
	};
	const { html, cache } = await shown(`${GATED}/replaced-code`);
	expect(cache).toBe("private, no-cache");
	const [gate = ""] = /<section class="gate".*?<\/section>/s.exec(html) ?? [];
	const [, notice = ""] = /role="status">(.*?)<\/div>/s.exec(gate) ?? [];
	expect(textOf(notice).trim()).toBe(words);
	expect(textOf(html)).not.toContain(translator("en-IE")("gate.hint"));
	// Twice: the second page may come from a cache.
	for (const path of [GATED, GATED, `${OPEN}/replaced-code`])
		expect(textOf((await shown(path)).html), path).not.toContain(words);
});

test("[2.22] who may read the item reads it, whatever the code", async () => {
	for (const someone of [await signIn(portal, "ie", "ie"), await opened()]) {
		const html = await (await someone.get(`${GATED}/replaced-code`)).text();
		expect(html).toContain("Potassium below");
		expect(textOf(html)).not.toContain(words);
	}
});
