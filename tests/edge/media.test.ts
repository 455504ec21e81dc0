import { beforeAll, expect, test } from "vitest";
import { publish } from "./items.ts";
import { sharedPortal } from "./own-portal.ts";
import { signIn, type Visitor, visitor } from "./visitor.ts";

/** Media through the gated route: ranges, validators, file names, and a content host that fails. */

const FILE = "/en-IE/materials/cardovex-titration-scheme/media/file";
const PUBLIC_FILE = "/en-IE/materials/checklist-for-the-heart-failure-review/media/file";
const AUDIO = "/en-IE/podcasts/cardovex-in-daily-practice/media/audio";
const PUBLIC_AUDIO = "/en-IE/podcasts/the-breathless-patient-heart-or-lung/media/audio";
const HOST = "ie.localhost";

const portal = sharedPortal({ before: "healed" });
let doctor: Visitor;
beforeAll(async () => {
	doctor = await signIn(portal, "ie", "ie");
});

const head = (path: string, headers: Record<string, string> = {}) => portal.get(HOST + path, headers, "HEAD");

test("[2.18] ranges: a part, the last bytes, one past the end, and one of another version", async () => {
	const whole = await doctor.get(FILE);
	const bytes = await whole.text();
	const etag = whole.headers.get("etag") ?? "";
	expect(whole.status).toBe(200);
	expect(whole.headers.get("accept-ranges")).toBe("bytes");
	expect(etag).not.toBe("");
	const length = Number(whole.headers.get("content-length"));

	const part = await doctor.get(FILE, { Range: "bytes=4-9" });
	expect([part.status, await part.text()]).toEqual([206, bytes.slice(4, 10)]);
	expect(part.headers.get("content-range")).toBe(`bytes 4-9/${length}`);
	expect(part.headers.get("content-length")).toBe("6");

	const last = await doctor.get(FILE, { Range: "bytes=-5" });
	expect([last.status, await last.text()]).toEqual([206, bytes.slice(-5)]);

	const behind = await doctor.get(FILE, { Range: `bytes=${length}-` });
	expect([behind.status, await behind.text()]).toEqual([416, ""]);
	expect(behind.headers.get("content-range")).toBe(`bytes */${length}`);

	// A resumed download: the rest of the same file, the whole of a changed one.
	const resumed = await doctor.get(FILE, { Range: "bytes=10-", "If-Range": etag });
	expect([resumed.status, await resumed.text()]).toEqual([206, bytes.slice(10)]);
	const changed = await doctor.get(FILE, { Range: "bytes=10-", "If-Range": '"another"' });
	expect([changed.status, await changed.text()]).toEqual([200, bytes]);

	const known = await doctor.get(FILE, { "If-None-Match": etag });
	expect([known.status, await known.text()]).toEqual([304, ""]);
	for (const answer of [whole, part, last, behind, resumed, changed, known])
		expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("[2.18] HEAD has GET's headers and no body, and reveals nothing of gated media", async () => {
	const known = await head(PUBLIC_AUDIO);
	expect([known.status, await known.text()]).toEqual([200, ""]);
	expect(known.headers.get("content-type")).toBe("audio/wav");
	expect(known.headers.get("cache-control")).toBe("private, max-age=300");
	for (const path of [AUDIO, FILE]) {
		const gated = await head(path);
		expect([gated.status, gated.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
		expect(gated.headers.get("content-disposition")).toBeNull();
		expect(gated.headers.get("etag")).toBeNull();
	}
});

test("[6.01] validators and ranges open no gate, and an ended session closes it", async () => {
	const someone = await signIn(portal, "ie", "ie");
	const etag = (await someone.get(FILE)).headers.get("etag") ?? "";
	const range = { Range: "bytes=0-3" };
	for (const headers of [{}, { "If-None-Match": etag }, range, { ...range, "If-Range": etag }]) {
		const refused = await portal.get(HOST + FILE, headers);
		const words = await refused.text();
		expect([refused.status, words.includes("Login required"), words.includes("%PDF")]).toEqual([403, true, false]);
	}
	const session = someone.session() ?? "";
	expect((await someone.form("/en-IE/logout", {})).status).toBe(303);
	someone.as(session);
	expect((await someone.get(AUDIO, { Range: "bytes=0-3" })).status).toBe(403);
});

test("[2.18] several, malformed and HEAD ranges are ignored, as RFC 9110 says: the whole is sent", async () => {
	const length = (await portal.get(HOST + PUBLIC_FILE)).headers.get("content-length");
	await portal.forgetCalls();
	const ignored = ["bytes=0-1,4-5", "bytes=9-4", "bytes=-", "bytes=a-b", "bytes", "items=0-4"];
	for (const Range of ignored) {
		const answer = await portal.get(HOST + PUBLIC_FILE, { Range });
		expect([answer.status, answer.headers.get("content-length")], Range).toEqual([200, length]);
	}
	expect((await head(PUBLIC_FILE, { Range: "bytes=0-3" })).status).toBe(200);
	const ranges = (await portal.calls()).filter(({ path }) => path.startsWith("/uploads/")).map(({ range }) => range);
	expect(new Set(ranges)).toEqual(new Set([null]));
	expect((await portal.get(HOST + PUBLIC_FILE, { Range: "Bytes=0-3" })).status).toBe(206);
});

let files = 0;
/** The route of a file that no other test requests. */
async function newFile(): Promise<string> {
	const slug = `file-${++files}`;
	const file = { url: `/uploads/files/mat-hf-checklist.en-IE.pdf?${slug}`, ext: ".pdf", mime: "application/pdf" };
	return `${HOST}${await publish(portal, slug, { content_type: "materials", file })}/media/file`;
}

test("[2.18] a content host that breaks on ranges: 416 past the end, else 503, and all media stay available", async () => {
	const length = (await portal.get(HOST + PUBLIC_FILE)).headers.get("content-length");
	await portal.fault({ path: "/uploads/", isRanged: true, status: 500 });
	const beyond = async (file: string, headers = {}) => {
		const answer = await portal.get(file, { Range: "bytes=999999999999-", ...headers });
		return [answer.status, answer.headers.get("content-range"), answer.headers.get("cache-control")];
	};
	for (let visit = 0; visit < 15; visit++)
		expect(await beyond(HOST + PUBLIC_FILE)).toEqual([416, `bytes */${length}`, "private, no-store"]);
	for (let file = 0; file < 15; file++) expect((await beyond(await newFile()))[0]).toBe(416);
	expect((await portal.get(HOST + PUBLIC_FILE, { Range: "bytes=-0" })).status).toBe(416);
	// The range may be right, but not of this version: only the host can tell.
	expect((await beyond(HOST + PUBLIC_FILE, { "If-Range": '"another"' }))[0]).toBe(503);
	expect((await portal.get(HOST + PUBLIC_FILE, { Range: "bytes=0-3" })).status).toBe(503);
	expect((await portal.get(HOST + PUBLIC_AUDIO)).status).toBe(200);
	expect((await doctor.get(FILE)).status).toBe(200);
});

test("[2.18] one file that the content host fails on closes no other", async () => {
	const broken = await newFile();
	await portal.fault({ path: `/uploads/files/mat-hf-checklist.en-IE.pdf?file-${files}`, status: 503 });
	for (let visit = 0; visit < 15; visit++) expect((await portal.get(broken)).status).toBe(503);
	expect((await portal.get(HOST + PUBLIC_FILE)).status).toBe(200);
});

test("[2.16] a download's name is valid on every system", async () => {
	await portal.fault({ path: "/uploads/files/", body: "%PDF", headers: { "Content-Type": "application/pdf" } });
	let id = 0;
	const named = async (name: string | null, path = "/uploads/files/heart-failure-visit.en-IE.pdf") => {
		const file = { url: path, name, ext: ".pdf", mime: "application/pdf" };
		const page = await publish(portal, `named-${++id}`, { content_type: "materials", file });
		const answer = await portal.get(`${HOST}${page}/media/file`);
		expect([answer.status, await answer.text()]).toEqual([200, "%PDF"]);
		return answer.headers.get("content-disposition");
	};
	expect(await named("Überblick für Ärzte.pdf")).toBe(
		`attachment; filename="Uberblick fur Arzte.pdf"; filename*=UTF-8''%C3%9Cberblick%20f%C3%BCr%20%C3%84rzte.pdf`,
	);
	expect(await named('../../etc/"passwd"\r\nX-Evil: 1')).toBe(
		`attachment; filename="etc passwd X-Evil 1.pdf"; filename*=UTF-8''etc%20passwd%20X-Evil%201.pdf`,
	);
	expect(await named(null)).toContain('filename="heart-failure-visit.en-IE.pdf"');
	expect(await named(null, "/uploads/files/dosage%C4%B1.pdf")).toContain("filename*=UTF-8''dosage%C4%B1.pdf");
});

test("[2.16] [2.25] a failing content host gives a page with a retry, never a broken file", async () => {
	const faults = [
		{ status: 500 },
		{ status: 403 },
		{ status: 200, body: "<h1>Maintenance</h1>", headers: { "Content-Type": "text/html" } },
	];
	for (const fault of faults) {
		await portal.fault({ path: "/uploads/", ...fault });
		// Of a public recording there may be a copy.
		for (const path of [PUBLIC_FILE, AUDIO]) {
			const answer = await doctor.get(path);
			const html = await answer.text();
			expect(answer.status, path).toBe(503);
			expect(answer.headers.get("retry-after")).toBe("30");
			expect(answer.headers.get("content-disposition")).toBeNull();
			expect(answer.headers.get("cache-control")).toMatch(/no-cache|no-store/);
			expect(html).toContain(`href="${path}"`);
			expect(html).toContain("Try again");
			expect(html).not.toContain("Maintenance");
		}
		await portal.heal();
	}
	await portal.fault({ path: "/uploads/", status: 404 });
	expect((await portal.get(HOST + PUBLIC_FILE)).status).toBe(404);
});

test("[2.18] the content host is asked once for a file that it does not have, and again after a purge", async () => {
	await portal.purge();
	await portal.fault({ path: "/uploads/", status: 404 });
	await portal.forgetCalls();
	const status = async () => (await portal.get(HOST + PUBLIC_FILE)).status;
	const asked = async () => (await portal.calls()).filter(({ path }) => path.startsWith("/uploads/")).length;
	for (let count = 0; count < 3; count++) expect(await status()).toBe(404);
	expect(await asked()).toBe(1);
	await portal.purge();
	expect([await status(), await asked()]).toEqual([404, 2]);
	await portal.heal();
	await portal.purge();
	expect(await status()).toBe(200);
});

test("[2.18] a path that is no medium of the item is 404", async () => {
	const someone = visitor(portal, HOST);
	for (const part of ["video", "captions-0", "constructor", "__proto__", "poster"]) {
		const answer = await someone.get(PUBLIC_AUDIO.replace(/audio$/, part));
		expect([part, answer.status]).toEqual([part, 404]);
	}
});

test("a file that a single's text links to can do nothing when it is opened, whatever is in it", async () => {
	const content = '<p><a href="/uploads/notes.svg">Notes</a></p>';
	await portal.fault({ path: "/api/strapi/tr-TR/single/imprint", body: [{ title: "Künye", content }] });
	const html = await (await portal.get("tr.localhost/tr-TR/imprint")).text();
	const [, path = ""] = /href="(\/tr-TR\/imprint\/media\/file-[\w-]+)"/.exec(html) ?? [];
	const body = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
	await portal.fault({ path: "/uploads/notes.svg", body, headers: { "Content-Type": "image/svg+xml" } });
	const file = await portal.get(`tr.localhost${path}`);
	expect([file.status, await file.text()]).toEqual([200, body]);
	expect(file.headers.get("content-disposition")).toContain("attachment");
	expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});
