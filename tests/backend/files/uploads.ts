import { type Context, Hono } from "hono";
import { type AppEnv, refuse } from "../http.ts";
import webcast from "../media/webcast.webm";
import { ITEMS, LOCALES } from "../seed/catalogue.ts";
import { textOf } from "../seed/documents.ts";
import { GENERATED, generated } from "./generated.ts";
import { pdf } from "./pdf.ts";
import { photo } from "./photos.ts";
import { picture } from "./picture.ts";
import { wave, waveLength } from "./wave.ts";

/** What Strapi's content host serves: pictures, files, audio, video and captions, ranges included. */

interface Bytes {
	length: number;
	type: string;
	slice(start: number, end: number): ArrayBuffer | Uint8Array;
}

const WIDTHS: Record<string, number | undefined> = { thumbnail: 245, small: 500, medium: 750, large: 1000 };

const whole = (bytes: Uint8Array, type: string): Bytes => ({
	length: bytes.length,
	type,
	slice: (start, end) => bytes.slice(start, end),
});

/** RFC 9110, section 14: one range of bytes. undefined: the whole; null: cannot be satisfied. */
function rangeOf(header: string | undefined, length: number): { start: number; end: number } | null | undefined {
	const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
	const isBackwards = from !== "" && to !== "" && Number(from) > Number(to);
	if (isBackwards || (from === "" && to === "")) return undefined;
	const start = from === "" ? Math.max(0, length - Number(to)) : Number(from);
	const end = from === "" || to === "" ? length : Math.min(length, Number(to) + 1);
	return start < end ? { start, end } : null;
}

function send(c: Context, bytes: Bytes): Response {
	const etag = `"${bytes.length.toString(36)}-${new URL(c.req.url).pathname.length}"`;
	const headers = { "Content-Type": bytes.type, "Accept-Ranges": "bytes", ETag: etag };
	if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
	// A range of what the client has no longer: the whole, RFC 9110, section 13.1.5.
	const isSame = [undefined, etag].includes(c.req.header("if-range"));
	const range = isSame ? rangeOf(c.req.header("range"), bytes.length) : undefined;
	if (range === null) {
		return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${bytes.length}` } });
	}
	const { start, end } = range ?? { start: 0, end: bytes.length };
	return new Response(c.req.method === "HEAD" ? null : bytes.slice(start, end), {
		status: range ? 206 : 200,
		headers: {
			...headers,
			"Content-Length": String(end - start),
			...(range ? { "Content-Range": `bytes ${start}-${end - 1}/${bytes.length}` } : {}),
		},
	});
}

const itemOf = (key: string) => ITEMS.find((item) => item.key === key);

/** The words that a file named `<key>.<locale>` is made of. */
function wordsOf(name: string) {
	const [key = "", locale = ""] = name.split(".");
	const item = itemOf(key);
	const known = LOCALES.find((one) => one === locale);
	return item && known ? textOf(item.key, known) : undefined;
}

/** What a podcast's transcript says, by whom: `<p><strong>Speaker:</strong> ...</p>`. */
const spoken = (transcript: string | undefined): string[] | undefined =>
	transcript
		?.match(/<p>.*?<\/p>/gs)
		?.map((said) => said.replace(/^<p><strong>(.*?)\s?:<\/strong>\s*/s, "<v $1>").replace(/<\/?p>/g, ""));

const time = (second: number) =>
	`00:${String(Math.floor(second / 60)).padStart(2, "0")}:${String(second % 60).padStart(2, "0")}.000`;
const captions = (lines: readonly string[]) =>
	`WEBVTT\n\n${lines.map((line, index) => `${time(index * 3)} --> ${time(index * 3 + 3)}\n${line}\n`).join("\n")}`;

const missing = (c: Context) => refuse(c, 404, "Not found");

export const uploads = new Hono<AppEnv>()
	.get("/files/:name{.+\\.pdf}", (c) => {
		const words = wordsOf(c.req.param("name").replace(/\.pdf$/, ""));
		return words ? send(c, whole(pdf(words), "application/pdf")) : missing(c);
	})
	.get("/captions/:name{.+\\.vtt}", (c) => {
		const words = wordsOf(c.req.param("name").replace(/\.vtt$/, ""));
		const lines = words?.captions ?? spoken(words?.transcript);
		if (!lines) return missing(c);
		return send(c, whole(new TextEncoder().encode(captions(lines)), "text/vtt; charset=utf-8"));
	})
	.get("/audio/:name{.+\\.wav}", (c) => {
		const seconds = itemOf(c.req.param("name").replace(/\.wav$/, ""))?.duration;
		if (!seconds) return missing(c);
		return send(c, {
			length: waveLength(seconds),
			type: "audio/wav",
			slice: (start, end) => wave(seconds, start, end),
		});
	})
	.get("/video/webcast.webm", (c) => send(c, whole(new Uint8Array(webcast), "video/webm")))
	.get("/:name{[a-z0-9_-]+\\.(?:gif|jpg|png|webp)}", (c) => {
		const found = photo(c.req.param("name"));
		return found ? send(c, whole(found.bytes, found.type)) : missing(c);
	})
	.get(`/:name{${GENERATED}}`, async (c) => {
		const { bytes, type } = await generated(c.req.param("name"));
		return send(c, whole(bytes, type));
	})
	.get("/:name{[a-z0-9_-]+\\.svg}", (c) => {
		const [, size = "", name = ""] = /^(?:(thumbnail|small|medium|large)_)?(.+)\.svg$/.exec(c.req.param("name")) ?? [];
		const drawn = new TextEncoder().encode(picture(name, WIDTHS[size] ?? 1600));
		return send(c, whole(drawn, "image/svg+xml"));
	});
