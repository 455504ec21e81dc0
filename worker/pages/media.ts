import type { Context } from "hono";
import { attachment, fileName } from "../../shared/file-name.ts";
import { fetchContent } from "../backend/call.ts";
import { type ContentPath, contentPath } from "../content/content-host.ts";
import { signedPicture } from "../content/pictures.ts";
import { CACHE_CONTROL } from "../content/policies.ts";
import { BackendError, notFound } from "../errors.ts";
import type { AppEnv } from "../site/site.ts";
import { openItem } from "./item-actions.ts";

/** Proxies the content host: pictures for everyone, an item's media by the visitor's level. */

const ASKED = ["range", "if-range", "if-none-match", "if-modified-since"];
const FORWARDED = ["content-type", "content-length", "content-range", "accept-ranges", "etag", "last-modified"];

/** Hands on the content host's answer; ranges (206, 416) and revalidation (304) are the content host's own work. */
async function relay(c: Context<AppEnv>, path: ContentPath, cacheControl: string): Promise<Response> {
	// Ranges count the bytes as they are stored, not as they are compressed.
	const requested = new Headers({ "Accept-Encoding": "identity" });
	for (const name of ASKED) {
		const value = c.req.header(name);
		if (value) requested.set(name, value);
	}
	const source = await fetchContent(path, { method: c.req.method, headers: requested });
	if (![200, 206, 304, 416].includes(source.status)) {
		await source.body?.cancel();
		// The visitor may read the item, so that a refusal is the content host's failure and not a reason to sign in.
		const isRefusal = source.status === 401 || source.status === 403;
		throw new BackendError(isRefusal ? 0 : source.status, "No such medium");
	}
	const response = new Response(source.body, { status: source.status });
	for (const name of FORWARDED) {
		const value = source.headers.get(name);
		if (value) response.headers.set(name, value);
	}
	if (source.headers.has("content-encoding")) response.headers.delete("content-length");
	// A 416 belongs to one visitor's range and must not be cached for others.
	response.headers.set("Cache-Control", source.status === 416 ? "private, no-store" : cacheControl);
	return response;
}

/** A picture at an address that the Worker has written. @throws PageError 404 for any other, without asking for it */
export async function picture(c: Context<AppEnv>): Promise<Response> {
	const asked = c.get("site");
	// The Worker writes no query, and each would be another entry of caches.
	const path = asked.search === "" ? await signedPicture(asked.path) : undefined;
	if (path === undefined) throw notFound();
	const response = await relay(c, path, CACHE_CONTROL.picture);
	if (response.body && !PICTURE_TYPE.test(response.headers.get("content-type") ?? "")) {
		await response.body.cancel();
		throw notFound();
	}
	return response;
}

/** @throws PageError 403 when the visitor's level does not reach the item */
export async function itemMedium(c: Context<AppEnv>): Promise<Response> {
	const { card, media } = await openItem(c);
	const medium = c.req.param("medium") ?? "";
	const source = Object.hasOwn(media, medium) ? media[medium] : undefined;
	// Checked again: CONTENT_PATHS may be another now than when the item was cached.
	const path = contentPath(source?.url ?? "");
	if (!source || path === undefined) throw notFound();
	const response = await relay(c, path, card.publicContent ? CACHE_CONTROL.publicMedium : "private, no-store");
	await assertMedium(response, medium);
	if (medium === "file") response.headers.set("Content-Disposition", attachment(fileName(source.name, path)));
	return response;
}

/**
 * Refuses an HTML page that the content host sends in place of a file, which the visitor would otherwise save as the file.
 * @throws BackendError status 0
 */
async function assertMedium(response: Response, medium: string): Promise<void> {
	const type = response.headers.get("content-type") ?? "";
	if (response.status === 304 || response.status === 416 || isTypeOf(medium, type)) return;
	await response.body?.cancel();
	throw new BackendError(0, "Not a medium");
}

const PICTURE_TYPE = /^image\//i;
const MEDIA_TYPE = /^(?:audio|video)\/|^text\/vtt|^application\/(?:octet-stream|ogg|vnd\.apple\.mpegurl)/i;

function isTypeOf(medium: string, type: string): boolean {
	if (medium === "file") return !/^text\/html|^application\/xhtml/i.test(type);
	return (medium.startsWith("picture-") ? PICTURE_TYPE : MEDIA_TYPE).test(type);
}
