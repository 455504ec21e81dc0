import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { slugify } from "../backend/fold.ts";
import { ELSEWHERE } from "../backend/seed/world/elsewhere.ts";
import { publish, publishGated } from "./items.ts";
import { bytesOf, MODIFIED, startStorage } from "./media-double.ts";
import { ownPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { signIn } from "./visitor.ts";

/** Media on other hosts than the content host: listed ones, others, and companies that play videos themselves. */

const portal = ownPortal({ vars: { MEDIA_HOSTS: '["localhost"]' }, before: "healed" });
const HOST = "ie.localhost";
let storage: Awaited<ReturnType<typeof startStorage>>;
beforeAll(async () => {
	storage = await startStorage();
});
afterAll(() => storage.close());
beforeEach(() => storage.forget());

let items = 0;
const published = (content_type: string, fields: object) =>
	publish(portal, `elsewhere-${++items}`, { content_type, ...fields });
const get = (path: string, headers?: Record<string, string>) => portal.get(HOST + path, headers);
const html = async (path: string) => (await get(path)).text();
const videoAt = (url: string) => published("webcasts", { video: { url, mime: "video/mp4" } });

test("a recording on a listed host plays through the item's route, and that host learns nothing", async () => {
	const captions = [{ url: `${storage.origin}/talk.vtt`, locale: "en-IE", label: "English" }];
	const fields = { video: { url: `${storage.origin}/talk.mp4?key=1#t=3`, mime: "video/mp4" }, captions };
	const page = await published("webcasts", fields);
	const shown = await html(page);
	expect(shown).toContain(`src="${page}/media/video"`);
	expect(shown).toContain(`src="${page}/media/captions-0"`);
	expect(shown).not.toContain(storage.origin);

	const whole = await get(`${page}/media/video`, { Cookie: "locale=en-IE", Authorization: "Bearer mine" });
	expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/mp4"]);
	expect(whole.headers.get("set-cookie") ?? "").not.toContain("storage");
	expect(await whole.text()).toBe(bytesOf("talk.mp4").toString());
	const part = await get(`${page}/media/video`, { Range: "bytes=5-9", "If-Range": '"storage-1"' });
	expect([part.status, await part.text()]).toEqual([206, bytesOf("talk.mp4").toString().slice(5, 10)]);
	expect((await get(`${page}/media/video`, { "If-None-Match": '"storage-1"' })).status).toBe(304);
	expect((await get(`${page}/media/captions-0`)).headers.get("content-type")).toBe("text/vtt");

	expect(storage.asked().map(({ path }) => path)).toContain("/talk.mp4?key=1");
	for (const { headers } of storage.asked()) {
		for (const name of ["cookie", "authorization", "x-service-secret", "x-content-secret", "cf-connecting-ip"])
			expect(headers[name], name).toBeUndefined();
	}
});

test("ranges come from a copy, and a file has the CMS's name", async () => {
	const audio = `${await published("podcasts", { audio: { url: `${storage.origin}/voices.mp3` } })}/media/audio`;
	const isCopied = async () => {
		storage.forget();
		expect((await get(audio, { Range: "bytes=0-9" })).status).toBe(206);
		return storage.asked().length === 0;
	};
	await expect.poll(isCopied).toBe(true);
	for (const same of ['"storage-1"', MODIFIED])
		expect((await get(audio, { Range: "bytes=0-9", "If-Range": same })).status, same).toBe(206);
	const file = { url: `${storage.origin}/a%20b.pdf`, name: "Überblick.pdf", ext: ".pdf" };
	const saved = await get(`${await published("materials", { file })}/media/file`);
	expect(saved.status).toBe(200);
	expect(saved.headers.get("content-disposition")).toContain("filename*=UTF-8''%C3%9Cberblick.pdf");
});

test("below its level a gated medium sends neither bytes nor address", async () => {
	const item = { content_type: "webcasts", video: { url: `${storage.origin}/gated.mp4` } };
	const page = await publishGated(portal, "elsewhere-gated", item);
	const refused = await get(`${page}/media/video`, { Range: "bytes=0-9" });
	expect([refused.status, (await refused.text()).includes("gated.mp4")]).toEqual([403, false]);
	expect(await html(page)).not.toContain("media/video");
	expect(storage.asked()).toEqual([]);
	const doctor = await signIn(portal, "ie", "ie");
	const opened = await doctor.get(`${page}/media/video`, { Range: "bytes=0-9" });
	expect([opened.status, opened.headers.get("cache-control")]).toEqual([206, "private, no-store"]);
	expect(await (await doctor.get(page)).text()).not.toContain(storage.origin);
});

test("redirects are followed only to listed hosts, and only a few times", async () => {
	const statusAt = async (url: string) => {
		storage.forget();
		// No recording, of which a copy would be made too.
		const file = { url, name: "a.pdf", ext: ".pdf" };
		const answer = await get(`${await published("materials", { file })}/media/file`);
		await answer.text();
		return [answer.status, storage.asked().map(({ headers }) => headers.host?.split(":")[0])];
	};
	const to = (where: string) => `${storage.origin}/hop?to=${encodeURIComponent(where)}`;
	expect(await statusAt(to("/a.pdf"))).toEqual([200, ["localhost", "localhost"]]);
	expect(await statusAt(to(`${storage.unlisted}/a.pdf`))).toEqual([404, ["localhost"]]);
	expect(await statusAt(to("http://169.254.169.254/latest"))).toEqual([404, ["localhost"]]);
	expect(await statusAt(to(to(to(to(to("/a.pdf"))))))).toEqual([404, Array(4).fill("localhost")]);
});

test("a listed host that fails or sends a page is a failure", async () => {
	const statusAt = async (name: string) =>
		(await get(`${await videoAt(`${storage.origin}/${name}`)}/media/video`)).status;
	expect(await statusAt("a.mp4?status=403")).toBe(503);
	expect(await statusAt("a.mp4?status=500")).toBe(503);
	expect(await statusAt("a.mp4?status=404")).toBe(404);
	expect(await statusAt("a.html")).toBe(503);
});

test("a file that its host does not know has the CMS's type", async () => {
	const captions = [{ url: `${storage.origin}/talk.txt`, locale: "en-IE", label: "English" }];
	const video = { url: `${storage.origin}/talk.bin`, mime: "video/mp4" };
	const page = await published("webcasts", { video, captions });
	const typeAt = async (medium: string) => {
		const { status, headers } = await get(`${page}/media/${medium}`);
		return [status, headers.get("content-type")];
	};
	expect(await typeAt("video")).toEqual([200, "video/mp4"]);
	expect(await typeAt("captions-0")).toEqual([200, "text/vtt"]);
	const untyped = await published("webcasts", { video: { url: `${storage.origin}/talk.bin`, mime: "text/html" } });
	expect((await get(`${untyped}/media/video`)).headers.get("content-type")).toBe("binary/octet-stream");
});

test("another host is not asked for a medium, which is reported as missing, and logged for editors", async () => {
	const t = translator("en-IE");
	const url = `${storage.unlisted}/talk`;
	for (const [type, medium, words] of [
		["materials", "file", t("detail.noFile")],
		["podcasts", "audio", t("detail.noRecording")],
		["webcasts", "video", t("detail.noRecording")],
	] as const) {
		const page = await published(type, { [medium]: { url } });
		const shown = await html(page);
		expect(textOf(shown)).toContain(words);
		expect(shown).not.toMatch(new RegExp(`/media/|${new URL(url).hostname}`));
		expect((await get(`${page}/media/${medium}`)).status).toBe(404);
		await expect.poll(() => portal.lines("contract").join()).toContain(`"what":"medium","fields":"${type}.${medium}"`);
	}
	expect(storage.asked()).toEqual([]);
});

test("a picture on a listed host is loaded from its public address, without a password", async () => {
	const addresses = ["https://reader:secret@localhost/a.png", "http://localhost/a.png"];
	for (const url of addresses) {
		const shown = await html(await published("news", { image: { url }, content: `<p><img src="${url}" alt="a"></p>` }));
		expect(shown, url).not.toMatch(/a\.png/);
	}
	const url = "https://localhost/b.png";
	const shown = await html(await published("news", { image: { url }, content: `<p><img src="${url}" alt="b"></p>` }));
	expect(shown.split(`src="${url}"`).length - 1).toBe(2);
});

test("a YouTube or Vimeo video waits for a click; a gated one's address is only in its readers' pages", async () => {
	const [open = "", gated = ""] = ELSEWHERE.filter(({ type }) => type === "webcasts").map(
		({ text }) => `/en-IE/webcasts/${slugify(text("en-IE").title)}`,
	);
	const shown = await html(open);
	expect(shown).toContain('data-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90"');
	expect(shown).not.toMatch(/<(?:iframe|video)|media\/video/);
	// The player has a name, which the page's heading need not say twice.
	expect(shown).toContain('data-title="Congress report 2024: the main studies on video"');
	expect(shown).not.toContain("embed__title");
	const closed = await html(gated);
	expect(closed).not.toMatch(/vimeo|76979871|8272103f6e/);
	const list = await html("/en-IE/webcasts?page=3");
	expect(list).toContain(gated);
	expect(list).not.toMatch(/vimeo\.com|76979871|youtu/);
	const doctor = await signIn(portal, "ie", "ie");
	const read = await doctor.get(gated);
	expect(read.headers.get("cache-control")).toContain("no-store");
	expect(await read.text()).toContain('data-player="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;dnt=1"');
	expect((await doctor.get(`${gated}/media/video`)).status).toBe(404);
});

test("linked files on media hosts go through the route of their item or single", async () => {
	const content = `<p><a href="${storage.origin}/units.pdf">Units</a> <a href="${storage.origin}/about">About</a></p>`;
	await portal.fault({ path: "/api/strapi/en-IE/single/imprint", body: [{ title: "Imprint", content }] });
	for (const page of [await published("news", { content }), "/en-IE/imprint"]) {
		const shown = await html(page);
		const [, address = ""] = new RegExp(`href="(${page}/media/file-[^"]+)"`).exec(shown) ?? [];
		expect(address, page).not.toBe("");
		// A page of that host is a link like any other.
		expect(shown.split(storage.origin)).toHaveLength(2);
		const file = await get(address);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		expect(file.headers.get("content-disposition")).toContain("units.pdf");
	}
});
