import { expect, test } from "vitest";
import { translator } from "../../locales/index.ts";
import { publish, publishGated } from "./items.ts";
import { openedOn } from "./opened.ts";
import { sharedPortal } from "./own-portal.ts";
import { textOf } from "./portal.ts";
import { pageWith, signIn, visitor } from "./visitor.ts";

/** Transcripts that are made from captions: for whom, of which files, and without anybody waiting for them. */

const portal = sharedPortal({ before: "healed" });

const UNAVAILABLE = translator("en-IE")("parts.failed.transcript");
const TYPE = { "Content-Type": "text/vtt" };
let items = 0;
const VTT =
	"WEBVTT\n\n00:01.500 --> 00:03.000\n<v Dr Brennan>Show me the <i>inhaler</i>\n\n01:00:04.000 --> 01:00:05.000\nDone &lt;b&gt;\n";

interface Made {
	type?: "podcasts" | "webcasts";
	isGated?: boolean;
	/** What the content host answers for its captions. */
	file?: object;
	/** The first answer waits until `release` is called. */
	isHeld?: boolean;
	fields?: object;
}

/** A new recording of the CMS with captions; `address` is that of its captions on the content host. */
async function published({ type = "podcasts", isGated = false, file = {}, isHeld = false, fields = {} }: Made = {}) {
	const slug = `captioned-${++items}`;
	const address = `/uploads/captions/${slug}.vtt`;
	const medium =
		type === "podcasts" ? { audio: { url: "/uploads/audio/a.wav" } } : { video: { url: "/uploads/video/a.webm" } };
	const item = { content_type: type, ...medium, captions: [{ url: address, locale: "en-IE" }], ...fields };
	const answer = { headers: TYPE, body: VTT, ...file };
	const held = `re:^${address}`;
	if (isHeld) await portal.fault({ path: held, hold: true, ...answer });
	await portal.fault({ path: address, ...answer });
	const path = await (isGated ? publishGated : publish)(portal, slug, item);
	return { path, address, release: () => portal.heal(held) };
}

const get = (path: string) => portal.get(`ie.localhost${path}`);
/** The page that has waited for its transcript. */
const html = async (path: string) => (await get(`${path}?whole`)).text();
const firstHtml = async (path: string) => (await get(path)).text();
const told = (what: string) => portal.logs().filter((line) => line.includes(`"what":"${what}"`));
const askedFor = async (address: string) =>
	(await portal.calls()).filter(({ path }) => path.startsWith(address)).length;

const PENDING = 'data-part="transcript" data-state="pending"';

test("nobody waits for the captions' host: the page links to the transcript, whoever is signed in gets it later", async () => {
	const { path, release } = await published({ isHeld: true });
	const anonymous = await firstHtml(path);
	const doctor = await signIn(portal, "ie.new", "ie");
	const { first, rest, headers, status } = await openedOn(portal, doctor, path);
	expect([status, headers.get("x-late-parts")]).toEqual([200, "1"]);
	for (const shown of [anonymous, first]) {
		expect(shown).toContain(PENDING);
		expect(shown).toContain(`<a class="asking__whole" href="${path}?whole#transcript">`);
		expect(shown).not.toContain("inhaler");
	}
	await release();
	expect(await rest()).toMatch(/Show me the inhaler.*<\/body><\/html>$/s);
	const whole = await html(path);
	expect(whole).toContain("Dr Brennan");
	expect(whole).not.toMatch(/<script(?! data-entry| type="application)/);
	await expect.poll(() => firstHtml(path)).toContain("Dr Brennan");
});

test("a page whose transcript fails behind the first visit stays as it is, and says nothing wrong", async () => {
	const { path, release } = await published({ isHeld: true, file: { status: 500 } });
	const first = await firstHtml(path);
	expect(first).toContain(PENDING);
	await release();
	await expect
		.poll(() => told("captions").length + portal.logs().filter((line) => line.includes("part-failed")).length)
		.toBeGreaterThan(0);
	expect(await firstHtml(path)).toBe(first);
});

test.each(["podcasts", "webcasts"] as const)("%s: each line links to its time, as text", async (type) => {
	const { path } = await published({ type });
	const medium = type === "podcasts" ? "audio" : "video";
	const shown = await html(path);
	expect(shown).toContain(`<a href="${path}/media/${medium}#t=1.5" data-start="1.5" data-end="3">`);
	expect(shown).toContain(`<a href="${path}/media/${medium}#t=3604" data-start="3604" data-end="3605">`);
	expect(textOf(shown)).toMatch(/0:01 Dr Brennan: Show me the inhaler\s+1:00:04 Done &lt;b&gt;/);
	expect(shown).not.toContain("/uploads/captions");
	expect(shown.indexOf("data-player=")).toBeLessThan(shown.indexOf('id="transcript"'));
});

test("a podcast with captions has its transcript in the first chunk of the page", async () => {
	const path = "/en-IE/podcasts/difficult-asthma-or-difficult-to-treat";
	const shown = await html(path);
	expect(textOf(shown)).toContain("Host: What do you do first when asthma does not settle?");
	expect(shown.indexOf("data-player=")).toBeLessThan(shown.indexOf("article__picture"));
	// It stands on the item's page and nowhere else.
	for (const [, data] of shown.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
		expect(data).not.toContain("asthma does not settle");
	for (const other of ["/en-IE/podcasts", "/en-IE/feeds/podcasts/podcast.xml", "/en-IE/search?term=settle", "/en-IE"])
		expect(await html(other), other).not.toContain("asthma does not settle");
});

test("an editor's transcript precedes captions, which are not read", async () => {
	const { path, address } = await published({ fields: { transcript: "<p>Written <strong>by hand</strong></p>" } });
	const shown = await html(path);
	expect(shown).toContain("Written <strong>by hand</strong>");
	expect(shown).not.toContain("data-start");
	expect(await askedFor(address)).toBe(0);
});

test("captions in the page's language precede others, whose language is named", async () => {
	const captions = (...locales: string[]) => ({
		captions: locales.map((locale) => ({ url: `/uploads/captions/of-${locale}.vtt`, locale, label: locale })),
	});
	const said = (words: string) => ({ headers: TYPE, body: `WEBVTT\n\n00:01.000 --> 00:02.000\n${words}` });
	await portal.fault({ path: "/uploads/captions/of-nl.vtt", ...said("Goedendag") });
	await portal.fault({ path: "/uploads/captions/of-en.vtt", ...said("Good day") });
	const both = await html((await published({ type: "webcasts", fields: captions("nl", "en") })).path);
	expect(both).toContain("Good day");
	expect(both).not.toContain("Goedendag");
	expect(both).toMatch(/<track[^>]*srcLang="nl" label="Nederlands"[^>]*>.*<track[^>]*srcLang="en" label="English"/is);
	const other = await html((await published({ fields: captions("nl") })).path);
	expect(other).toMatch(/<ol class="transcript__lines" lang="nl">.*Goedendag/s);
});

test("a transcript is gated, even if the session ends while it loads", async () => {
	const { path, address, release } = await published({ isGated: true, isHeld: true });
	for (const shown of [await html(path), await html(`${path}?whole`)]) {
		expect(shown).toContain("Login required");
		expect(shown).not.toMatch(/transcript|Brennan|inhaler/);
	}
	expect(await askedFor(address)).toBe(0);
	const doctor = await signIn(portal, "ie.new", "ie");
	const { first, rest } = await openedOn(portal, doctor, path);
	expect(first).toContain('data-part="transcript" data-state="pending"');
	expect((await doctor.form("/en-IE/logout", {})).status).toBe(303);
	await release();
	expect(await rest()).not.toMatch(/Brennan|inhaler/);

	const other = await signIn(portal, "ie.new", "ie");
	const open = await other.get(path);
	expect(open.headers.get("cache-control")).toBe("private, no-store");
	expect(await open.text()).toContain("Dr Brennan: Show me the inhaler");
	expect(await html(path)).not.toMatch(/Brennan|inhaler/);
});

test.each([
	["answers 500", { status: 500 }],
	["breaks the connection", { reset: true }],
] as const)("with a content host that %s the part offers a retry, and the page is not kept", async (_, file) => {
	const { path, address } = await published({ file });
	const { html: shown } = await pageWith(200, get(`${path}?whole`));
	expect(textOf(shown)).toContain(`${UNAVAILABLE} Try again`);
	expect(shown).toContain("data-player=");
	expect(portal.logs().filter((line) => line.includes('"part":"transcript"')).length).toBeGreaterThan(0);
	await portal.heal();
	await portal.fault({ path: address, headers: TYPE, body: VTT });
	await expect.poll(async () => (await firstHtml(path)).includes("inhaler"), { interval: 250 }).toBe(true);
});

const LONG = `WEBVTT\n\n00:01.000 --> 00:02.000\n${"word ".repeat(230_000)}\n`;
const MANY = `WEBVTT\n\n${Array.from({ length: 10_001 }, (_, at) => `00:01.000 --> 00:02.000\n${at}\n`).join("\n")}`;

test.each([
	["are not there", { status: 404, body: { message: "Not found" } }, "status 404"],
	["are a page", { headers: { "Content-Type": "text/html" }, body: "<!doctype html><b>Brennan</b>" }, "not WebVTT"],
	["have no words", { body: "WEBVTT\n\nNOTE Brennan" }, "empty"],
	["are over 1 MB", { body: LONG }, "too long"],
	["have too many lines", { body: MANY }, "too many lines"],
])("captions that %s give no transcript, one log line and an unchanged page", async (_, file, fault) => {
	const { path } = await published({ file });
	const before = told("captions").length;
	const { html: shown } = await pageWith(200, get(`${path}?whole`));
	expect(shown).toContain("data-player=");
	expect(shown).not.toMatch(/id="transcript"|Brennan/);
	expect(shown).not.toContain(UNAVAILABLE);
	const lines = told("captions").slice(before);
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ event: "contract", fields: "podcasts.captions", fault },
	]);
});

test("hostile captions stay text, without markup in the page", async () => {
	const words = '<img src=x onerror=alert(1)><script>steal()</script>&lt;img src=y onerror=steal()&gt; "quoted"';
	const { path } = await published({
		file: { body: `\ufeffWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\n<v "><b>>${words}\r\n` },
	});
	const shown = await html(path);
	expect(shown).not.toMatch(/<img src=[xy]|<script>steal/);
	expect(shown).toContain("steal()&lt;img src=y onerror=steal()&gt; &quot;quoted&quot;");
});

test("captions are read once for many visitors, and again after a new upload", async () => {
	const { path, address } = await published();
	const visits = async () => {
		for (let visit = 0; visit < 2; visit++) await (await visitor(portal, "ie").get(`${path}?whole`)).text();
		return askedFor(address);
	};
	expect(await visits()).toBe(1);
	const purge = { event: "media.update", media: { id: 1, url: address, hash: address.slice(18, -4), ext: ".vtt" } };
	expect((await portal.webhook(purge)).status).toBe(202);
	await expect.poll(visits).toBeGreaterThan(1);
});
