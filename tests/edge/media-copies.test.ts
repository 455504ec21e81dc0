import { beforeAll, expect, test } from "vitest";
import { ownPortal } from "./own-portal.ts";
import { signIn } from "./visitor.ts";

/** Public recordings from a data centre's copy, and what must not come from one. */

const portal = ownPortal({ before: "healed" });
const GATED = "/en-IE/podcasts/cardovex-in-daily-practice/media/audio";
const OUTAGE = { path: "/uploads", status: 500 };

/** Public recordings. A test that copies one begins with an unused one. */
let first = "";
let second = "";
let third = "";
let fourth = "";
beforeAll(async () => {
	const list = await (await portal.get("ie.localhost/en-IE/podcasts")).text();
	const items = new Set([...list.matchAll(/href="(\/en-IE\/podcasts\/[^"?#]+)"/g)].map(([, item]) => item ?? ""));
	const found: string[] = [];
	for (const item of items) {
		const audio = `${item}/media/audio`;
		const html = await (await portal.get(`ie.localhost${item}`)).text();
		if (html.includes(`"${audio}"`)) found.push(`ie.localhost${audio}`);
	}
	[first = "", second = "", third = "", fourth = ""] = found;
	expect(fourth).not.toBe("");
});

const part = (audio: string, range = "bytes=0-9", headers: Record<string, string> = {}) =>
	portal.get(audio, { Range: range, ...headers });
/** Ranges requested from the content host; null: a whole file. */
const asked = async () =>
	(await portal.calls()).filter(({ path }) => path.startsWith("/uploads/")).map(({ range }) => range);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

/** Requests ranges until they come from the copy. */
async function copied(audio: string): Promise<void> {
	const isCopied = async () => {
		await portal.forgetCalls();
		await bytesOf(await part(audio));
		return (await asked()).length === 0;
	};
	await expect.poll(isCopied).toBe(true);
}

const purge = async (event: string) =>
	expect((await portal.webhook({ event, createdAt: new Date(), media: {} })).status).toBe(202);

test("after one range of a recording further ranges come from the copy, with the same bytes, also in an outage", async () => {
	const audio = first;
	const ranges = ["bytes=0-99", "bytes=5000-5999", "bytes=-100"];
	const before = await Promise.all(ranges.map(async (range) => bytesOf(await part(audio, range))));
	await copied(audio);
	await portal.fault(OUTAGE);
	for (const [index, range] of ranges.entries()) {
		const answer = await part(audio, range);
		expect(answer.status, range).toBe(206);
		expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
		expect(answer.headers.get("content-type")).toBe("audio/wav");
		expect(answer.headers.get("content-range")).toMatch(/^bytes \d+-\d+\/\d+$/);
		expect(answer.headers.get("x-kept")).toBeNull();
		expect(await bytesOf(answer), range).toEqual(before[index]);
	}
	expect(await asked()).toEqual([]);
});

test("a download copies the recording once, and downloads come from the copy, also in an outage", async () => {
	const audio = second;
	const before = await bytesOf(await portal.get(audio));
	await expect.poll(asked).toEqual([null, null]);
	await copied(audio);
	await portal.fault(OUTAGE);
	await Promise.all(Array.from({ length: 20 }, async (_, index) => bytesOf(await part(audio, `bytes=${index}-99`))));
	const answer = await portal.get(audio);
	expect([answer.status, answer.headers.get("content-length")]).toEqual([200, String(before.length)]);
	expect(await bytesOf(answer)).toEqual(before);
	expect(await asked()).toEqual([]);
});

test("no header leads past the copy but a range behind its end", async () => {
	const audio = first;
	await copied(audio);
	const etag = (await part(audio)).headers.get("etag") ?? "";
	expect((await part(audio, "bytes=0-9", { "If-Range": etag })).status).toBe(206);
	expect((await part(audio, "bytes=0-9", { "If-Range": '"another"' })).status).toBe(200);
	expect((await part(audio, "bytes=0-9", { "If-None-Match": etag })).status).toBe(304);
	expect((await part(audio, "bytes=0-9", { "If-None-Match": '"another"' })).status).toBe(206);
	expect((await portal.get(audio, { "If-Modified-Since": new Date(0).toUTCString() })).status).toBe(200);
	expect((await part(audio, "bytes=0-9,20-29")).status).toBe(200);
	expect(await asked()).toEqual([]);
	expect((await part(audio, "bytes=99999999-")).status).toBe(416);
	expect(await asked()).toHaveLength(1);
});

test("a gated recording, or one of more than 100 MB, is never copied", async () => {
	const member = await signIn(portal, "ie", "ie");
	const audio = third;
	await portal.forgetCalls();
	await portal.fault({ path: "/uploads", headers: { "Content-Range": `bytes 0-9/${100 * 1024 * 1024 + 1}` } });
	for (let time = 0; time < 3; time++) {
		expect((await member.get(GATED, { Range: "bytes=0-9" })).status).toBe(206);
		expect((await part(audio)).status).toBe(206);
	}
	expect(await asked()).toEqual(Array.from({ length: 6 }, () => "bytes=0-9"));
});

test("a recording that is refused or differs from its range is not copied", async () => {
	const audio = fourth;
	// The range itself is answered.
	await portal.fault({ path: "/uploads", headers: { "X-First": "1" }, times: 1 });
	await portal.fault({ path: "/uploads", body: "<p>Sign in</p>", headers: { "Content-Type": "text/html" } });
	expect((await part(audio)).status).toBe(206);
	await expect.poll(asked).toEqual(["bytes=0-9", null]);
	await portal.heal();
	await portal.forgetCalls();
	for (let time = 0; time < 3; time++) expect((await part(audio)).status).toBe(206);
	expect(await asked()).toEqual(["bytes=0-9", "bytes=0-9", "bytes=0-9"]);
});

test("a purge of the upload ends the copy, also in an outage; the item is read for each range", async () => {
	const audio = first;
	await copied(audio);
	await portal.fault(OUTAGE);
	expect((await part(audio)).status).toBe(206);
	await purge("media.update");
	await expect.poll(async () => (await part(audio)).status).toBe(503);
	await portal.heal();
	await portal.fault({ path: "re:/item/podcasts/", status: 404, body: { message: "Not found", statusCode: 404 } });
	await purge("media.delete");
	await expect.poll(async () => (await part(audio)).status).toBe(404);
});
