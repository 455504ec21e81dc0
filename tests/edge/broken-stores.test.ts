import { cpSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentIdOf } from "../backend/seed/document-id.ts";
import { ask } from "../tools/bench/load.ts";
import { HOST, PORTAL_FOLDER, SEALING_KEY, type Served, serveBackend, servePortal } from "../tools/bench/runtime.ts";
import { opened, sealed } from "./sealing.ts";

/** The portal works without KV and the Cache API, which only make it faster and carry it through an outage. */

let backend: Served;
let portal: Served;
beforeAll(async () => {
	cpSync("dist/worker", PORTAL_FOLDER, { recursive: true });
	backend = await serveBackend();
	portal = await servePortal(backend, { entry: "broken" });
});
afterAll(() => Promise.all([portal.close(), backend.close()]));

const status = async (path: string) => (await ask(portal, path)).status;

test.each([
	["fail", "podcasts"],
	["hang", "webcasts"],
	["work", "materials"],
])("with stores that %s pages are rendered, then served from memory", async (how, section) => {
	await ask(portal, `/__stores?${how}`);
	for (const path of [`/en-IE/${section}`, "/en-IE", `/en-IE/search?term=${section}`, "/en-IE/login"]) {
		expect(await status(path), path).toBe(200);
		expect(await status(path), path).toBe(200);
	}
	expect(await status("/en-IE/news/nothing-of-the-kind")).toBe(404);
});

/** The visitor's level in a page; null: no page. */
const levelIn = (body: Buffer): string | null => /"accessLevel":"(\w+)"/.exec(String(body))?.[1] ?? null;

async function signIn(): Promise<{ Cookie: string; Origin: string }> {
	const Origin = `http://${HOST}:${portal.port}`;
	const form = { email: "ie@helvora.example", password: "demo-1234", owaLanguage: "en_IE" };
	const headers = { Origin, "Content-Type": "application/json" };
	const answer = await ask(portal, "/api/api/login", headers, JSON.stringify(form));
	return { Cookie: String(answer.headers["set-cookie"]).split(";", 1)[0] ?? "", Origin };
}

test.each(["fail", "hang"])("[2.25] if the objects of ended sessions %s, nobody is signed in", async (how) => {
	await ask(portal, "/__stores?work");
	const someone = await signIn();
	expect(levelIn((await ask(portal, "/en-IE/news", someone)).body)).toBe("full");

	await ask(portal, `/__stores?sessions-${how}`);
	const page = await ask(portal, "/en-IE/news", someone);
	expect([page.status, page.headers["retry-after"], levelIn(page.body)]).toEqual([503, "30", "none"]);
	expect(String(page.body)).toContain("Temporarily unavailable");
	const call = await ask(portal, "/api/api/user", someone);
	expect([call.status, String(call.body)]).toEqual([503, expect.stringContaining('"statusCode":503')]);
	expect(await status("/en-IE/news")).toBe(200);

	await ask(portal, "/__stores?work");
	expect(levelIn((await ask(portal, "/en-IE/news", someone)).body)).toBe("full");
});

test("[8.03] a failing object after a response changes no response, and the session is not renewed", async () => {
	await ask(portal, "/__stores?work");
	const { Cookie } = await signIn();
	const claims = await opened(Cookie.replace("__Host-session=", ""), SEALING_KEY);
	const aged = { ...claims, sealedAt: Date.now() - 6 * 60_000 };
	const old = { Cookie: `__Host-session=${await sealed(aged, { key: SEALING_KEY, kid: "bench" })}` };
	const file = "/en-IE/materials/checklist-for-the-heart-failure-review/media/file";
	for (const [path, type] of [
		[file, "application/pdf"],
		["/en-IE/news", "text/html; charset=utf-8"],
	] as const) {
		await ask(portal, "/__stores?sessions-late");
		const answer = await ask(portal, path, old);
		expect([answer.status, answer.headers["content-type"]], path).toEqual([200, type]);
		expect(String(answer.headers["set-cookie"]), path).not.toContain("__Host-session");
		await ask(portal, "/__stores?work");
		expect(String((await ask(portal, path, old)).headers["set-cookie"]), path).toContain("__Host-session");
	}
});

test("a sign-out with a failing object is not confirmed, and can be repeated", async () => {
	await ask(portal, "/__stores?work");
	const someone = await signIn();
	await ask(portal, "/__stores?sessions-late");
	const failed = await ask(portal, "/en-IE/logout", someone, "");
	expect([failed.status, String(failed.headers["set-cookie"])]).toEqual([503, expect.not.stringContaining("__Host-")]);
	await ask(portal, "/__stores?work");
	expect((await ask(portal, "/en-IE/logout", someone, "")).status).toBe(303);
	expect(levelIn((await ask(portal, "/en-IE/news", someone)).body)).toBe("none");
});

test.each(["fail", "hang"])(
	"[2.22] if the objects of ended deep-link visits %s, the level is the host's",
	async (how) => {
		await ask(portal, "/__stores?work");
		const link = await ask(portal, "/en-IE/materials/cardovex-titration-scheme/bench-access");
		const visit = { Cookie: String(link.headers["set-cookie"]).split(";", 1)[0] ?? "" };
		expect(levelIn((await ask(portal, "/en-IE/news", visit)).body)).toBe("full");

		await ask(portal, `/__stores?visits-${how}`);
		const page = await ask(portal, "/en-IE/news", visit);
		expect([page.status, levelIn(page.body)]).toEqual([200, "none"]);
		expect(String(page.headers["set-cookie"])).not.toContain("__Host-deeplink");
		// The end of the visit is not confirmed.
		const Origin = `http://${HOST}:${portal.port}`;
		for (const form of ["/en-IE/end-visit", "/en-IE/logout"]) {
			const answer = await ask(portal, form, { ...visit, Origin }, "");
			expect([form, answer.status, answer.headers["retry-after"]]).toEqual([form, 503, "30"]);
			expect(String(answer.headers["set-cookie"])).not.toContain("__Host-deeplink");
		}

		await ask(portal, "/__stores?work");
		expect(levelIn((await ask(portal, "/en-IE/news", visit)).body)).toBe("full");
	},
);

test.each(["fail", "hang"])("if the objects of reviewers' links %s, a link opens nothing", async (how) => {
	await ask(portal, "/__stores?work");
	const documentId = documentIdOf("world-draft-news");
	const claims = { id: "x".repeat(32), locale: "en-IE", section: "news", documentId };
	const Cookie = `__Host-review=${await sealed(claims, { audience: "review", seconds: 600, key: SEALING_KEY, kid: "bench" })}`;
	await ask(portal, `/__stores?reviews-${how}`);
	for (const path of [`/en-IE/news/${documentId}`, "/preview/any"]) {
		const page = await ask(portal, path, { Cookie });
		expect([path, page.status, page.headers["retry-after"]]).toEqual([path, 503, "30"]);
		expect(String(page.body)).not.toContain("Not out yet");
	}
	// Everybody's pages need no answer of it.
	expect((await ask(portal, "/en-IE/news", { Cookie })).status).toBe(200);
});
