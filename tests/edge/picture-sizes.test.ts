import { Response as CachedResponse } from "miniflare";
import { beforeEach, expect, test } from "vitest";
import { publish, publishGated } from "./items.ts";
import { IN_ALL, ownPortal } from "./own-portal.ts";
import type { Portal } from "./portal.ts";
import { pictureAt } from "./sealing.ts";
import { deepLinked } from "./visitor.ts";

/** Sizes and types of pictures, the edge's copies of them, and what ends those. */

const HOST = "ie.localhost";
const UPLOAD = "/uploads/cardiology-news-hf-guideline.jpg";
const upload = (format: string) => UPLOAD.replace("/uploads/", `/uploads/${format}_`);
const WITHOUT_FORMATS = "/uploads/general-news-portal-learning.png";
const PAGE = "/en-IE/news/new-heart-failure-guideline-five-points-for-general-practice";
const CHROME = { Accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };
const SAFARI = { Accept: "image/webp,image/*,*/*;q=0.8" };
const YEAR = "public, max-age=31536000, immutable";
const MINUTES = "public, max-age=300";

// No test here is about slowness: encoders take their time on a busy machine.
const portal = ownPortal({ vars: { BACKEND_DEADLINE_MS: "30000" } });
const unresized = ownPortal({ images: "absent" });
const failing = ownPortal({ images: "failing" });
beforeEach(async () => {
	for (const one of [portal, unresized, failing]) {
		await one.heal();
		await one.replacePhoto();
		await one.forgetCalls();
	}
});

let versions = 0;
/** A version that nobody has asked for yet, so that there is no copy. */
const fresh = () => `test${++versions}`;

const calls = async (from: Portal = portal) =>
	(await from.calls()).map(({ path }) => path).filter((path) => path.startsWith("/uploads/"));
const ask = (path: string, headers: Record<string, string> = {}, from: Portal = portal) =>
	from.get(HOST + path, headers);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
/** Asked of the portal whose binding works. */
const sizeOf = async (answer: Response) => {
	const facts = await portal.pictureFacts(await bytesOf(answer));
	return { width: "width" in facts ? facts.width : null, format: facts.format.replace("image/", "") };
};
const leadingIn = (html: string) => /article__picture".*?<img ([^>]*)/.exec(html)?.[1] ?? "";
const sizesIn = (tag: string): string[] =>
	(/srcset="([^"]*)"/i.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&").split(", ").filter(Boolean);
const webhook = (event: string, from: Portal = portal) => from.webhook({ event, media: { id: 1 } });

test("[3.04] a page offers no size over 1,600 pixels, and never the editor's upload as it is", async () => {
	const sizes = sizesIn(leadingIn(await (await ask(PAGE)).text()));
	expect(sizes.map((size) => size.split(" ")[1])).toEqual(["400w", "600w", "800w", "1200w", "1600w"]);
	expect(sizes.join()).not.toContain("/as-is/");
	const addresses = sizes.map((size) => size.split(" ")[0] ?? "");
	const [small = "", , , , widest = ""] = addresses;
	expect(await sizeOf(await ask(small, CHROME))).toEqual({ width: 400, format: "avif" });
	expect(await sizeOf(await ask(widest, SAFARI))).toEqual({ width: 1600, format: "webp" });
	expect(await calls()).toEqual([upload("small"), UPLOAD]);
});

test("the leading picture is preloaded in the head, once, with the sizes of the picture itself", async () => {
	for (const [path, media] of [
		["/en-IE", "(min-width: 769px)"],
		["/en-IE/news", null],
		["/en-IE/webcasts", null],
		[PAGE, null],
	] as const) {
		const answer = await ask(path);
		const html = await answer.text();
		const head = html.slice(0, html.indexOf("</head>"));
		const preloads = head.match(/<link rel="preload" [^>]*as="image"[^>]*>/g) ?? [];
		expect([path, preloads.length]).toEqual([path, 1]);
		const [preload = ""] = preloads;
		const leading = /<img [^>]*fetchPriority="high"[^>]*>/.exec(html)?.[0] ?? "";
		const fact = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
		expect([path, fact(preload, "imageSrcSet"), fact(preload, "imageSizes")]).toEqual([
			path,
			fact(leading, "srcSet"),
			fact(leading, "sizes"),
		]);
		expect(fact(preload, "href")).toBe(fact(leading, "srcSet") ? null : fact(leading, "src"));
		expect(fact(preload, "media")).toBe(media);
		// The platform keeps hints of headers by address, for everybody.
		expect(answer.headers.get("link") ?? "").not.toContain("/images/");
	}
});

test("[3.04] the browser gets the best type that it names, and the picture's own if it names none", async () => {
	const path = pictureAt(upload("small"), { version: fresh(), size: 400 });
	for (const [headers, format] of [
		[CHROME, "avif"],
		[SAFARI, "webp"],
		[{ Accept: "*/*" }, "jpeg"],
		[{}, "jpeg"],
	] as const) {
		const answer = await ask(path, headers);
		expect([answer.status, answer.headers.get("vary")]).toEqual([200, expect.stringContaining("Accept")]);
		expect(answer.headers.get("cache-control")).toBe(YEAR);
		expect(answer.headers.get("content-type")).toBe(`image/${format}`);
		expect(answer.headers.get("content-security-policy")).toContain("sandbox");
		expect(await sizeOf(answer)).toEqual({ width: 400, format });
	}
	const png = pictureAt(WITHOUT_FORMATS, { version: fresh(), size: 800 });
	expect(await sizeOf(await ask(png, { Accept: "*/*" }))).toEqual({ width: 800, format: "png" });
});

test("a picture that is narrower is not enlarged; one without formats has every size of its own width", async () => {
	const path = pictureAt(upload("thumbnail"), { version: fresh(), size: 1600 });
	expect(await sizeOf(await ask(path, CHROME))).toMatchObject({ width: 245 });
	const html = await (await ask("/en-IE/news")).text();
	const tag = /<img [^>]*general-news-portal-learning[^>]*>/.exec(html)?.[0] ?? "";
	expect(sizesIn(tag)).toHaveLength(5);
	expect(sizesIn(tag).every((size) => size.includes(WITHOUT_FORMATS))).toBe(true);
});

test("a warm picture asks the content host nothing; concurrent misses of one ask once", async () => {
	const path = pictureAt(upload("large"), { version: fresh(), size: 800 });
	const all = await Promise.all(Array.from({ length: 10 }, () => ask(path, SAFARI)));
	const bodies = await Promise.all(all.map(bytesOf));
	expect(bodies.every((body) => body.length > 0 && body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true);
	for (const headers of [SAFARI, { ...SAFARI, Cookie: "a=b" }, { ...SAFARI, "Cache-Control": "no-cache" }]) {
		expect((await ask(path, headers)).status).toBe(200);
	}
	expect(await calls()).toEqual([upload("large")]);
});

test("[2.25] an outage of the content host takes no picture away that was shown", async () => {
	const version = fresh();
	const [known, other] = [pictureAt(UPLOAD, { version }), pictureAt(upload("small"), { version, size: 400 })];
	const before = await bytesOf(await ask(known));
	expect(before).toHaveLength(9_000_000);
	await portal.fault({ path: "/uploads/", status: 500 });
	expect((await bytesOf(await ask(known))).equals(before)).toBe(true);
	expect((await ask(other, CHROME)).status).toBe(503);
});

// A deletion: purge.test.ts.
test("after media.update no copy is served, also in an outage", async () => {
	const path = pictureAt(upload("small"), { version: fresh(), size: 400 });
	expect((await ask(path, CHROME)).status).toBe(200);
	expect((await webhook("media.update")).status).toBe(202);
	await portal.fault({ path: "/uploads/", status: 500 });
	await expect.poll(async () => (await ask(path, CHROME)).status).toBe(503);
	await portal.heal();
	// The content host rests for seconds.
	await expect.poll(async () => (await ask(path, CHROME)).status, { interval: 500 }).toBe(200);
});

test("media.create leaves copies as they are", IN_ALL, async () => {
	const path = pictureAt(upload("small"), { version: fresh(), size: 400 });
	await ask(path, CHROME);
	expect((await webhook("media.create")).status).toBe(202);
	await portal.fault({ path: "/uploads/", status: 500 });
	expect((await ask(path, CHROME)).status).toBe(200);
});

/** Makes the copies of a path older, as time would. */
async function aged(path: string, ms: number): Promise<void> {
	const cache = await portal.cache();
	const key = `https://cache.invalid/${encodeURIComponent(path)}`;
	const copy = await cache.match(key);
	if (!copy) throw new Error("No copy");
	const stamp = JSON.parse(copy.headers.get("x-kept") ?? "");
	const headers = [...copy.headers].filter(([name]) => !["x-kept", "cf-cache-status"].includes(name));
	const older = JSON.stringify({ ...stamp, since: stamp.since - ms });
	const body = await copy.arrayBuffer();
	await cache.put(key, new CachedResponse(body, { headers: [...headers, ["x-kept", older]] }));
}

const MINUTE = 60_000;

test("an older copy is served, and behind the answer the content host is asked whether it has changed", async () => {
	const version = fresh();
	const path = pictureAt(upload("small"), { version, size: 400 });
	const first = await bytesOf(await ask(path, SAFARI));
	const copy = `picture/webp/400/${version}${upload("small")}`;
	await aged(copy, 11 * MINUTE);
	await portal.forgetCalls();
	expect((await bytesOf(await ask(path, SAFARI))).equals(first)).toBe(true);
	await expect.poll(() => calls()).toEqual([upload("small")]);
	// It was the same file: the copy counts from now on.
	await expect
		.poll(async () => {
			await portal.forgetCalls();
			await ask(path, SAFARI);
			return calls();
		})
		.toEqual([]);

	await portal.replacePhoto({ name: upload("small").slice(9), by: upload("medium").slice(9) });
	await aged(copy, 11 * MINUTE);
	await expect.poll(async () => (await bytesOf(await ask(path, SAFARI))).equals(first)).toBe(false);
});

test("a copy older than ten minutes is served in an outage, one older than a day is not", async () => {
	const version = fresh();
	const path = pictureAt(upload("small"), { version, size: 400 });
	await ask(path, SAFARI);
	await portal.fault({ path: "/uploads/", status: 500 });
	const copy = `picture/webp/400/${version}${upload("small")}`;
	await aged(copy, 23 * 60 * MINUTE);
	for (let n = 0; n < 3; n++) expect((await ask(path, SAFARI)).status).toBe(200);
	await aged(copy, 61 * MINUTE);
	expect((await ask(path, SAFARI)).status).toBe(503);
});

// Each its own path: the isolate remembers what was withdrawn.
test.each([
	[403, 404, upload("small")],
	[404, 404, upload("medium")],
	[410, 410, upload("large")],
])("only a %i in the contract's shape is never covered by a copy", IN_ALL, async (status, answered, at) => {
	const version = fresh();
	const path = pictureAt(at, { version, size: 400 });
	await ask(path, SAFARI);
	await portal.fault({ path: "/uploads/", status, body: "<Error/>", headers: { "Content-Type": "application/xml" } });
	await aged(`picture/webp/400/${version}${at}`, 11 * MINUTE);
	await ask(path, SAFARI);
	await expect.poll(() => calls()).toHaveLength(2);
	expect((await ask(path, SAFARI)).status).toBe(200);

	await portal.heal();
	await portal.fault({ path: "/uploads/", status });
	// Asked for in its own type, of which there is no copy: what is found out then ends the copies of others too.
	expect((await ask(path, { Accept: "*/*" })).status).toBe(answered);
	expect((await ask(path, SAFARI)).status).toBe(answered);
});

test("what breaks off is not kept", IN_ALL, async () => {
	const path = pictureAt(upload("large"), { version: fresh() });
	const type = { "Content-Type": "image/jpeg" };
	await portal.fault({ path: upload("large"), reset: true, headers: type });
	await ask(path).catch(() => undefined);
	await portal.heal();
	expect(await bytesOf(await ask(path))).toHaveLength(22_167);
});

test("a refusal that breaks off is none: a copy covers it", IN_ALL, async () => {
	const version = fresh();
	const path = pictureAt(upload("small"), { version, size: 400 });
	await ask(path, SAFARI);
	await portal.fault({
		path: upload("small"),
		status: 403,
		reset: true,
		headers: { "Content-Type": "application/json" },
	});
	expect((await ask(path, { Accept: "*/*" })).status).toBe(503);
	expect((await ask(path, SAFARI)).status).toBe(200);
});

test("[3.04] drawn and moving pictures pass as they are, whatever type the browser takes", async () => {
	for (const [name, type] of [
		["moving.gif", "image/gif"],
		["moving.png", "image/png"],
		["moving.webp", "image/webp"],
		["general-home.svg", "image/svg+xml"],
	] as const) {
		const [asIs, resized] = [undefined, 400].map((size) =>
			pictureAt(`/uploads/${name}`, { version: fresh(), ...(size ? { size } : {}) }),
		);
		const original = await bytesOf(await ask(asIs ?? ""));
		const answer = await ask(resized ?? "", CHROME);
		expect([name, answer.status, answer.headers.get("content-type")]).toEqual([name, 200, type]);
		expect([name, (await bytesOf(answer)).equals(original)]).toEqual([name, true]);
	}
	const svg = /<img [^>]*\.svg"[^>]*>/.exec(await (await ask("/en-IE/materials")).text())?.[0] ?? "";
	expect(svg).not.toMatch(/srcset/i);
});

test("HEAD and conditional requests are answered from the copy, and a range with the whole picture", async () => {
	for (const path of [
		pictureAt(upload("large"), { version: fresh() }),
		pictureAt(upload("large"), { version: fresh(), size: 400 }),
	]) {
		const whole = await ask(path, SAFARI);
		const bytes = await bytesOf(whole);
		const etag = whole.headers.get("etag") ?? "";
		expect(etag).toMatch(/^"[^"]+"$/);
		await portal.fault({ path: "/uploads/", status: 500 });

		const head = await portal.get(HOST + path, SAFARI, "HEAD");
		expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
		expect(head.headers.get("content-type")).toBe(whole.headers.get("content-type"));
		const known = await ask(path, { ...SAFARI, "If-None-Match": etag });
		expect([known.status, await known.text(), known.headers.get("cache-control")]).toEqual([304, "", YEAR]);
		expect((await ask(path, { ...SAFARI, "If-None-Match": '"other"' })).status).toBe(200);

		const part = await ask(path, { ...SAFARI, Range: "bytes=4-9" });
		expect([part.status, await bytesOf(part)]).toEqual([200, bytes]);
		await portal.heal();
	}
});

test("[3.04] a replaced upload has another address, and the new page shows the new one", async () => {
	const slug = "replaced-upload";
	const read = async (from: Portal, image: object) => {
		await from.heal();
		await publish(from, slug, { image: { url: upload("large"), width: 1000, ...image } });
		await webhook("media.update", from);
		return from;
	};
	const pageOf = async (from: Portal) => (await ask(`/en-IE/news/${slug}`, {}, from)).text();
	const src = (html: string) => /src="([^"]*)"/.exec(leadingIn(html))?.[1] ?? "";
	const seen = new Set<string>();
	for (const image of [
		{ hash: "a1" },
		{ hash: "b2" },
		{ hash: "b2", updatedAt: "2026-01-01T00:00:00Z" },
		{ hash: "b2", updatedAt: "2026-02-01T00:00:00Z" },
		{ updated_at: "2026-02-01T00:00:00Z" },
	]) {
		await read(portal, image);
		await expect.poll(async () => seen.has(src(await pageOf(portal)))).toBe(false);
		const address = src(await pageOf(portal));
		seen.add(address);
		expect((await ask(address, SAFARI)).headers.get("cache-control")).toBe(YEAR);
	}
	expect(seen.size).toBe(5);
	const [before = ""] = seen;
	const old = await bytesOf(await ask(before, { Accept: "*/*" }));
	await portal.replacePhoto({ name: upload("large").slice(9), by: WITHOUT_FORMATS.slice(9) });
	await read(portal, { hash: "c3" });
	await expect.poll(async () => seen.has(src(await pageOf(portal)))).toBe(false);
	const changed = await bytesOf(await ask(src(await pageOf(portal)), { Accept: "*/*" }));
	expect(changed.equals(old)).toBe(false);
});

test("a picture whose upload the CMS does not tell apart is kept by browsers for minutes", IN_ALL, async () => {
	const answer = await ask(pictureAt(upload("small"), { size: 400 }), CHROME);
	expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, MINUTES]);
});

test("[3.04] pictures in a text have sizes, width and height; without a width one size, as large as the file", async () => {
	const slug = "pictured-text";
	const srcset = `${upload("small")} 500w, ${upload("large")} 1000w`;
	const content = [
		`<img src="${UPLOAD}" alt="A" width="1600" height="900">`,
		`<img src="${UPLOAD}" alt="B" width="300" height="169" srcset="${srcset}">`,
		`<img src="${UPLOAD}" alt="C">`,
		`<img src="/uploads/moving.gif" alt="D" width="16" height="9">`,
		`<img src="${UPLOAD}" alt="E" width="100%" height="auto" sizes="10px" style="width:1px">`,
	].join("");
	for (const from of [portal, unresized]) {
		const html = await (await ask(await publish(from, slug, { content }), {}, from)).text();
		const tag = (alt: string) => new RegExp(`<img [^>]*alt="${alt}"[^>]*>`).exec(html)?.[0] ?? "";
		const widths = (alt: string) => sizesIn(tag(alt)).map((size) => size.split(" ")[1]);
		const isResized = from === portal;
		expect(widths("A")).toEqual(isResized ? ["400w", "600w", "800w", "1200w", "1600w"] : []);
		expect(tag("A")).toContain('width="1600" height="900"');
		expect(widths("B")).toEqual(isResized ? ["400w", "600w", "800w", "1200w", "1600w"] : ["500w", "1000w"]);
		expect(tag("B")).toContain('sizes="(max-width: 327px) 92vw, 300px"');
		expect(tag("B")).toContain('width="300" height="169"');
		for (const alt of ["C", "D", "E"]) expect(tag(alt)).not.toMatch(/srcset|sizes|style|%|auto/);
		expect(tag("D")).toContain('width="16" height="9"');
		for (const alt of "ABCDE")
			expect((await ask(/src="([^"]+)"/.exec(tag(alt))?.[1] ?? "", SAFARI, from)).status).toBe(200);
	}
});

/** The item's text is cut anew, as it is each minute; nothing else is forgotten. */
async function cutAnew(id: number, slug: string, model = "news"): Promise<void> {
	const entry = { id, slug, locale: "en-IE" };
	const answer = await portal.webhook({ event: "entry.update", createdAt: "2026-11-01T10:00:00Z", model, entry });
	expect(answer.status).toBe(202);
}

test("[3.04] a picture without a size in the text gets the file's, after the first answer", IN_ALL, async () => {
	const [id, slug] = [9210, "unmeasured-text"];
	await webhook("media.update");
	const content = [
		`<img src="${UPLOAD}" alt="A">`,
		`<img src="${UPLOAD}?x=1" alt="B" width="300">`,
		`<img src="${UPLOAD}" alt="C" height="90">`,
		'<img src="/uploads/moving.gif" alt="D">',
		'<img src="/uploads/general-home.svg" alt="E">',
		'<img src="/uploads/absent.png" alt="F">',
		'<img src="/elsewhere/absent.png" alt="G">',
	].join("");
	await publish(portal, slug, { id, content });
	const tags = async () => {
		const html = await (await ask(`/en-IE/news/${slug}`)).text();
		return (alt: string) => new RegExp(`<img [^>]*alt="${alt}"[^>]*>`).exec(html)?.[0] ?? "";
	};
	const box = (tag: string) => ["width", "height"].map((side) => new RegExp(` ${side}="(\\d+)"`).exec(tag)?.[1]);
	const first = await tags();
	expect(first("A")).not.toMatch(/srcset|sizes|width|height/);
	await expect.poll(() => calls()).toEqual([UPLOAD, "/uploads/moving.gif", "/uploads/absent.png"]);
	await expect
		.poll(async () => {
			await cutAnew(id, slug);
			return box((await tags())("D"));
		})
		.toEqual(["16", "9"]);
	const renewed = await tags();
	expect(box(renewed("A"))).toEqual(["6000", "3375"]);
	expect(sizesIn(renewed("A")).map((size) => size.split(" ")[1])).toEqual(["400w", "600w", "800w", "1200w", "1600w"]);
	expect(renewed("A")).toContain('sizes="(max-width: 1023px) 92vw, 760px"');
	expect(box(renewed("B"))).toEqual(["300", "169"]);
	expect(renewed("B")).toContain('sizes="(max-width: 327px) 92vw, 300px"');
	expect(box(renewed("C"))).toEqual(["160", "90"]);
	expect(renewed("D")).not.toContain("srcset");
	for (const alt of "EF") expect(renewed(alt)).toBe(first(alt));
	expect(renewed("G")).toBe("");
	// What was found out is remembered, also that there was nothing.
	expect(await calls()).toHaveLength(3);
	expect(portal.lines("picture-size")).toHaveLength(1);
	// The file's version makes its addresses last: a replaced file has another one.
	const lastsIn = async (tag: string) =>
		(await ask(/src="([^"]+)"/.exec(tag)?.[1] ?? "", SAFARI)).headers.get("cache-control");
	expect([await lastsIn(first("A")), await lastsIn(renewed("A"))]).toEqual([MINUTES, YEAR]);
	expect(await lastsIn(renewed("D"))).toBe(YEAR);
});

test.each([
	["is down", { status: 500 }],
	["answers nonsense", { body: "no JPEG", headers: { "Content-Type": "image/jpeg" } }],
	["breaks off", { reset: true, headers: { "Content-Type": "image/jpeg" } }],
])("while the content host %s a text's picture stays as it is, without another try", IN_ALL, async (_, fault) => {
	const [id, slug] = [9220, "unmeasurable-text"];
	await webhook("media.update");
	const content = `<p>Before</p><img src="${upload("large")}" alt="A"><p>After</p>`;
	await publish(portal, slug, { id, content });
	await portal.fault({ path: "/uploads/", ...fault });
	const textOf = async () => /<p>Before.*After/s.exec(await (await ask(`/en-IE/news/${slug}`)).text())?.[0];
	const first = await textOf();
	expect(first).toMatch(/<img src="[^"]+" alt="A" loading="lazy"/);
	await expect.poll(async () => (await calls()).length).toBeGreaterThan(0);
	for (let n = 0; n < 3; n++) {
		await cutAnew(id, slug);
		expect(await textOf()).toBe(first);
	}
	expect(await calls()).toEqual([upload("large")]);
});

test("[6.01] a gated text's picture has its size too; who may not read the text learns nothing of it", async () => {
	const slug = "gated-unmeasured";
	const content = `<img src="${upload("medium")}" alt="X">`;
	await publishGated(portal, slug, { id: 9310, content_type: "webcasts", content });
	const reader = await deepLinked(portal, `/en-IE/webcasts/${slug}`);
	const tag = async () => {
		await cutAnew(9310, slug, "webcast");
		const html = await (await ask(`/en-IE/webcasts/${slug}`, reader)).text();
		return /<img [^>]*alt="X"[^>]*>/.exec(html)?.[0] ?? "";
	};
	expect(await tag()).toMatch(/<img src="[^"]+\/media\/picture-[\w-]+" alt="X"/);
	await expect.poll(tag).toMatch(/width="750" height="\d+"/);
	expect(await tag()).not.toMatch(/srcset|uploads/);
	expect(await (await ask(`/en-IE/webcasts/${slug}`)).text()).not.toContain("picture-");
});

test("[6.01] a gated text's pictures are offered in the CMS's sizes alone, and never enter the shared cache", async () => {
	const slug = "gated-pictures";
	const poster = { url: UPLOAD, width: 6000, formats: { large: { url: upload("large"), width: 1000 } } };
	const item = {
		content_type: "webcasts",
		content: `<img src="${UPLOAD}" alt="X" width="800" srcset="${upload("small")} 500w, ${upload("large")} 1000w">`,
		video: { url: "/uploads/video/webcast.webm" },
		poster,
	};
	await publishGated(portal, slug, item);
	const reader = await deepLinked(portal, `/en-IE/webcasts/${slug}`);
	const html = await (await ask(`/en-IE/webcasts/${slug}`, reader)).text();
	const tag = /<img [^>]*alt="X"[^>]*>/.exec(html)?.[0] ?? "";
	expect(sizesIn(tag).map((size) => size.split(" ")[1])).toEqual(["500w", "1000w"]);
	for (const size of sizesIn(tag)) {
		const [address = ""] = size.split(" ");
		expect(address).toMatch(/\/media\/picture-[\w-]+$/);
		await portal.forgetCalls();
		for (let n = 0; n < 2; n++) {
			const answer = await ask(address, { ...CHROME, ...reader });
			expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		}
		expect(await calls()).toHaveLength(2);
	}
});

test("[3.04] a focal point moves what is cut; what is no point does not", IN_ALL, async () => {
	const focused = async (focalPoint: unknown, slug: string) => {
		const image = { url: upload("large"), width: 1000, height: 1000, focalPoint };
		return leadingIn(await (await ask(await publish(portal, slug, { image }))).text());
	};
	expect(await focused({ x: 0.1, y: 0.6 }, "focus-a")).toContain('data-focus-x="50" data-focus-y="70"');
	expect(await focused({ x: "left", y: 1 }, "focus-b")).not.toContain("data-focus");
});

test("without the Images binding the CMS's formats are offered, and addresses of other widths get them", async () => {
	const sizes = sizesIn(leadingIn(await (await ask(PAGE, {}, unresized)).text()));
	expect(sizes.map((size) => size.split(" ")[1])).toEqual(["245w", "500w", "750w", "1000w"]);
	const answer = await ask((sizes[1] ?? "").split(" ")[0] ?? "", CHROME, unresized);
	expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual(["image/jpeg", YEAR]);
	expect(await sizeOf(answer)).toMatchObject({ width: 500 });
	// As a release with the binding has written it.
	const wide = pictureAt(UPLOAD, { version: fresh(), size: 1600, instead: upload("large") });
	const instead = await ask(wide, CHROME, unresized);
	expect([instead.status, instead.headers.get("cache-control")]).toEqual([200, MINUTES]);
	expect(await sizeOf(instead)).toMatchObject({ width: 1000, format: "jpeg" });
	expect(await calls(unresized)).not.toContain(UPLOAD);
});

test("a failing Images binding falls back to the CMS's format, which is kept too; the log says so", async () => {
	const version = fresh();
	const wide = pictureAt(UPLOAD, { version, size: 1600, instead: upload("large") });
	const small = pictureAt(upload("small"), { version, size: 400 });
	for (const [path, width] of [
		[wide, 1000],
		[small, 500],
	] as const) {
		const answer = await ask(path, CHROME, failing);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, MINUTES]);
		expect(answer.headers.get("vary")).toContain("Accept");
		expect(await sizeOf(answer)).toEqual({ width, format: "jpeg" });
	}
	await failing.forgetCalls();
	for (const path of [wide, small]) expect((await ask(path, CHROME, failing)).status).toBe(200);
	expect(await calls(failing)).toEqual([]);
	expect(failing.lines("resizing-failed")).toHaveLength(2);
	expect(failing.logs().join()).not.toContain("/uploads/");
});

test("a file that is no picture inside fails alone: its format is served, others are resized", IN_ALL, async () => {
	const version = fresh();
	await portal.fault({ path: UPLOAD, body: "no JPEG", headers: { "Content-Type": "image/jpeg" } });
	const broken = await ask(pictureAt(UPLOAD, { version, size: 1200, instead: upload("large") }), CHROME);
	expect([broken.status, broken.headers.get("cache-control")]).toEqual([200, MINUTES]);
	expect(await sizeOf(broken)).toMatchObject({ width: 1000 });
	// A busy machine makes an AVIF of this size more slowly than a visitor waits.
	const right = await ask(pictureAt(upload("large"), { version, size: 800 }), SAFARI);
	expect(await sizeOf(right)).toEqual({ width: 800, format: "webp" });
});

// A path of its own: the isolate remembers what was withdrawn.
test("a copy is served on where the file that has replaced it cannot be resized", IN_ALL, async () => {
	const version = fresh();
	const path = pictureAt(upload("thumbnail"), { version, size: 400 });
	const first = await bytesOf(await ask(path, SAFARI));
	await portal.fault({ path: upload("thumbnail"), body: "no JPEG", headers: { "Content-Type": "image/jpeg" } });
	await aged(`picture/webp/400/${version}${upload("thumbnail")}`, 11 * MINUTE);
	const failures = () => portal.lines("resizing-failed").length;
	const before = failures();
	expect((await bytesOf(await ask(path, SAFARI))).equals(first)).toBe(true);
	await expect.poll(failures).toBe(before + 1);
	for (let n = 0; n < 3; n++) {
		const answer = await ask(path, SAFARI);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, YEAR]);
		expect((await bytesOf(answer)).equals(first)).toBe(true);
	}
	// Nor is it tried again at once.
	expect(failures()).toBe(before + 1);
});
