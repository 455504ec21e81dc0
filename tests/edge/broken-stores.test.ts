import { expect, test } from "vitest";
import { documentIdOf } from "../backend/seed/document-id.ts";
import { SEALING_KEY } from "../tools/bench/runtime.ts";
import { benchPortal } from "./bench-portal.ts";
import { IN_ALL } from "./own-portal.ts";
import { keyedHash, opened, sealed } from "./sealing.ts";

/** The portal works without KV and the Cache API, which only make it faster and carry it through an outage. */

const { ask, origin, signIn } = benchPortal("broken");

const status = async (path: string) => (await ask(path)).status;

test.each([
	["fail", "podcasts"],
	["hang", "webcasts"],
	["work", "materials"],
])("with stores that %s pages are rendered, then served from memory", async (how, section) => {
	await ask(`/__stores?${how}`);
	for (const path of [`/en-IE/${section}`, "/en-IE", `/en-IE/search?term=${section}`, "/en-IE/login"]) {
		expect(await status(path), path).toBe(200);
		expect(await status(path), path).toBe(200);
	}
	expect(await status("/en-IE/news/nothing-of-the-kind")).toBe(404);
});

/** The visitor's level in a page; null: no page. */
const levelIn = (body: Buffer): string | null => /"accessLevel":"(\w+)"/.exec(String(body))?.[1] ?? null;

/** What hangs takes the same way as what fails, after its deadline. */
const HOW = [
	["fail", {}],
	["hang", IN_ALL],
] as const;

for (const [how, part] of HOW) {
	test(`[2.25] if the objects of ended sessions ${how}, nobody is signed in`, part, async () => {
		await ask("/__stores?work");
		const someone = await signIn();
		expect(levelIn((await ask("/en-IE/news", someone)).body)).toBe("full");

		await ask(`/__stores?sessions-${how}`);
		const page = await ask("/en-IE/news", someone);
		expect([page.status, page.headers["retry-after"], levelIn(page.body)]).toEqual([503, "30", "none"]);
		expect(String(page.body)).toContain("Temporarily unavailable");
		const call = await ask("/api/api/user", someone);
		expect([call.status, String(call.body)]).toEqual([503, expect.stringContaining('"statusCode":503')]);
		expect(await status("/en-IE/news")).toBe(200);

		await ask("/__stores?work");
		expect(levelIn((await ask("/en-IE/news", someone)).body)).toBe("full");
	});
}

test("[8.03] a failing object after a response changes no response, and the session is not renewed", async () => {
	await ask("/__stores?work");
	const [, session] = /__Host-session=([^;]+)/.exec(String((await signIn()).Cookie)) ?? [];
	const claims = await opened(session, SEALING_KEY);
	const aged = { ...claims, sealedAt: Date.now() - 6 * 60_000 };
	const old = { Cookie: `__Host-session=${await sealed(aged, { key: SEALING_KEY, kid: "bench" })}` };
	const file = "/en-IE/materials/checklist-for-the-heart-failure-review/media/file";
	for (const [path, type] of [
		[file, "application/pdf"],
		["/en-IE/news", "text/html; charset=utf-8"],
	] as const) {
		await ask("/__stores?sessions-late");
		const answer = await ask(path, old);
		expect([answer.status, answer.headers["content-type"]], path).toEqual([200, type]);
		expect(String(answer.headers["set-cookie"]), path).not.toContain("__Host-session");
		await ask("/__stores?work");
		expect(String((await ask(path, old)).headers["set-cookie"]), path).toContain("__Host-session");
	}
});

test("[8.02] a form posted while nobody can be signed in can be sent again, but not one of another site", async () => {
	await ask("/__stores?work");
	const someone = { ...(await signIn()), "Content-Type": "application/x-www-form-urlencoded" };
	await ask("/__stores?sessions-fail");
	const path = "/en-IE/webinars/copd-evening-in-dublin-and-online/attend";
	const body = String(new URLSearchParams({ remarks: "Wheelchair", password: "secret-12" }));
	const page = await ask(path, someone, body);
	expect([page.status, String(page.body)]).toEqual([
		503,
		expect.stringContaining(`<form action="${path}" method="post">`),
	]);
	expect(String(page.body)).toContain('<input type="hidden" name="remarks" value="Wheelchair"/>');
	expect(String(page.body)).not.toContain("secret-12");
	const foreign = await ask(path, { ...someone, Origin: "https://elsewhere.example" }, body);
	expect([foreign.status, String(foreign.body)]).toEqual([503, expect.not.stringContaining("Wheelchair")]);
	await ask("/__stores?work");
});

test("a sign-out with a failing object is not confirmed, and can be repeated", async () => {
	await ask("/__stores?work");
	const someone = await signIn();
	await ask("/__stores?sessions-late");
	const failed = await ask("/en-IE/logout", someone, "");
	expect([failed.status, String(failed.headers["set-cookie"])]).toEqual([503, expect.not.stringContaining("__Host-")]);
	await ask("/__stores?work");
	expect((await ask("/en-IE/logout", someone, "")).status).toBe(303);
	expect(levelIn((await ask("/en-IE/news", someone)).body)).toBe("none");
});

for (const [how, part] of HOW) {
	test(`[2.22] if the objects of ended deep-link visits ${how}, the level is the host's`, part, async () => {
		await ask("/__stores?work");
		const link = await ask("/en-IE/materials/cardovex-titration-scheme/bench-access");
		const visit = { Cookie: String(link.headers["set-cookie"]).split(";", 1)[0] ?? "" };
		expect(levelIn((await ask("/en-IE/news", visit)).body)).toBe("full");

		await ask(`/__stores?visits-${how}`);
		const page = await ask("/en-IE/news", visit);
		expect([page.status, levelIn(page.body)]).toEqual([200, "none"]);
		expect(String(page.headers["set-cookie"])).not.toContain("__Host-deeplink");
		// The end of the visit is not confirmed.
		const Origin = origin();
		for (const form of ["/en-IE/end-visit", "/en-IE/logout"]) {
			const answer = await ask(form, { ...visit, Origin }, "");
			expect([form, answer.status, answer.headers["retry-after"]]).toEqual([form, 503, "30"]);
			expect(String(answer.headers["set-cookie"])).not.toContain("__Host-deeplink");
		}

		await ask("/__stores?work");
		expect(levelIn((await ask("/en-IE/news", visit)).body)).toBe("full");
	});
}

/** As the portal signs one. */
const LINK = `/preview/${"r".repeat(16)}${keyedHash("review-link", "r".repeat(16), SEALING_KEY)}`;

for (const [how, part] of HOW) {
	test(`if the objects of review links ${how}, a link opens nothing`, part, async () => {
		await ask("/__stores?work");
		const documentId = documentIdOf("world-draft-news");
		const claims = { id: "x".repeat(32), locale: "en-IE", section: "news", documentId };
		const Cookie = `__Host-review=${await sealed(claims, { audience: "review", seconds: 600, key: SEALING_KEY, kid: "bench" })}`;
		await ask(`/__stores?reviews-${how}`);
		for (const path of [`/en-IE/news/${documentId}`, LINK]) {
			const page = await ask(path, { Cookie });
			expect([path, page.status, page.headers["retry-after"]]).toEqual([path, 503, "30"]);
			expect(String(page.body)).not.toContain("Not out yet");
		}
		// Everybody's pages need no answer of it, and an invented link asks for none.
		expect((await ask("/en-IE/news", { Cookie })).status).toBe(200);
		expect((await ask(`/preview/${"r".repeat(32)}`)).status).toBe(410);
	});
}

test("a failure under an address with a secret is no page, whose scripts would report the address", async () => {
	await ask("/__stores?work");
	const someone = await signIn();
	for (const [store, path, headers] of [
		["reviews-fail", LINK, {}],
		["reviews-fail", LINK.replace("preview", "previe%77"), {}],
		["sessions-fail", "/preview?secret=some-secret&url=/en-IE/news", someone],
	] as const) {
		await ask(`/__stores?${store}`);
		const answer = await ask(path, headers);
		expect([path, answer.status, answer.headers["retry-after"]]).toEqual([path, 503, "30"]);
		expect([answer.headers["cache-control"], answer.headers["content-type"]], path).toEqual([
			"no-store",
			expect.stringMatching(/^text\/plain/),
		]);
		expect(String(answer.body), path).not.toMatch(/<|rrrr|some-secret/);
	}
});

test("[2.22] a failure under a deep link leads to a sign-in whose address has no code", async () => {
	await ask("/__stores?work");
	const someone = await signIn();
	await ask("/__stores?sessions-fail");
	const page = await ask("/en-IE/materials/cardovex-titration-scheme/bench-access", someone);
	const links = [...String(page.body).matchAll(/href="\/en-IE\/login\?return=([^"]*)"/g)].map(([, back]) => back);
	expect([page.status, ...new Set(links)]).toEqual([503, "%2Fen-IE%2Fmaterials%2Fcardovex-titration-scheme"]);
});

test("the button that tries again stays on the portal, whatever the address looks like", async () => {
	await ask("/__stores?work");
	const someone = await signIn();
	await ask("/__stores?sessions-fail");
	const page = await ask("//other.example/en-IE/news?a=b", someone);
	const [, address] = /<a class="button" href="([^"]*)"/.exec(String(page.body)) ?? [];
	expect([page.status, address]).toEqual([503, "/other.example/en-IE/news?a=b"]);
});
