import type { Context } from "hono";
import { attachment, fileName } from "../../shared/file-name.ts";
import { IMAGES_PATH } from "../../shared/routes.ts";
import { fetchContent } from "../backend/call.ts";
import { isOnContentHost, resolved } from "../content/content-host.ts";
import { readItem } from "../content/items.ts";
import { BackendError, notFound, PageError } from "../errors.ts";
import type { AppEnv } from "../site/middleware.ts";
import { itemOf } from "./slug.ts";

/** Bytes of the content host through the worker: pictures for everyone, an item's media by the visitor's level. */

const ASKED = ["range", "if-range", "if-none-match", "if-modified-since"];
const FORWARDED = ["content-type", "content-length", "content-range", "accept-ranges", "etag", "last-modified"];
/** The backend's calls may stand on the same host, and those that are a GET may change something. */
const PICTURE_PATH = /^\/(?!\/*api\/)[\w./~-]+\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** A range is answered by the content host itself (206, 416), as is what the browser has already (304). */
async function relay(c: Context<AppEnv>, path: string, cacheControl: string): Promise<Response> {
	// Packed bytes would be counted otherwise than they are sent.
	const requested = new Headers({ "Accept-Encoding": "identity" });
	for (const name of ASKED) {
		const value = c.req.header(name);
		if (value) requested.set(name, value);
	}
	const source = await fetchContent(path, { method: c.req.method, headers: requested });
	if (![200, 206, 304, 416].includes(source.status)) {
		await source.body?.cancel();
		// The visitor may read the item: a content host that refuses is out of order, and nobody needs to sign in.
		const isRefusal = source.status === 401 || source.status === 403;
		throw new BackendError(isRefusal ? 0 : source.status, "No such medium");
	}
	const response = new Response(source.body, { status: source.status });
	for (const name of FORWARDED) {
		const value = source.headers.get(name);
		if (value) response.headers.set(name, value);
	}
	if (source.headers.has("content-encoding")) response.headers.delete("content-length");
	// What one visitor asked for wrongly is no picture for the next one.
	response.headers.set("Cache-Control", source.status === 416 ? "private, no-store" : cacheControl);
	return response;
}

/** Pictures, and nothing else that lies on the content host. */
export async function picture(c: Context<AppEnv>): Promise<Response> {
	const path = new URL(c.req.url).pathname.slice(IMAGES_PATH.length);
	if (!PICTURE_PATH.test(path) || path.includes("..")) throw notFound();
	const response = await relay(c, path, "public, max-age=86400");
	if (response.body && !response.headers.get("content-type")?.startsWith("image/")) {
		await response.body.cancel();
		throw notFound();
	}
	return response;
}

/** @throws PageError 403 when the visitor's level does not reach the item */
export async function medium(c: Context<AppEnv>): Promise<Response> {
	const site = c.get("site");
	const { section, slug } = itemOf(c.req.param());
	const item = await readItem(site, section, slug, site.level);
	if (item.state === "gated") throw new PageError(403, item.message);
	const part = c.req.param("part") ?? "";
	const source = Object.hasOwn(item.detail.media, part) ? item.detail.media[part] : undefined;
	const path = source && pathOnContentHost(source.url);
	if (!path) throw notFound();
	// A public medium may be withdrawn too: the browser keeps it for minutes, a gated one not at all.
	const response = await relay(c, path, item.detail.card.publicContent ? "private, max-age=300" : "private, no-store");
	await assertMedium(response, part);
	if (part === "file") response.headers.set("Content-Disposition", attachment(fileName(source.name, path)));
	return response;
}

/**
 * A page in the place of a file is the content host's failure: the visitor shall see one, and not keep it as a file.
 * @throws BackendError
 */
async function assertMedium(response: Response, part: string): Promise<void> {
	const type = response.headers.get("content-type") ?? "";
	const isExpected = part === "file" ? !/^text\/html|^application\/xhtml/i.test(type) : MEDIA_TYPE.test(type);
	if (response.status === 304 || response.status === 416 || isExpected) return;
	await response.body?.cancel();
	throw new BackendError(0, "Not a medium");
}

const MEDIA_TYPE = /^(?:audio|video)\/|^text\/vtt|^application\/(?:octet-stream|ogg|vnd\.apple\.mpegurl)/i;

/** Relative urls, and absolute ones of the content host. */
function pathOnContentHost(url: string): string | undefined {
	const address = resolved(url);
	return address && isOnContentHost(address) ? address.pathname + address.search : undefined;
}
