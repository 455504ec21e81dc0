import type { Context } from "hono";
import { attachment, fileName } from "../../shared/file-name.ts";
import { IMAGES_PATH } from "../../shared/routes.ts";
import { fetchContent } from "../backend/call.ts";
import { isOnContentHost, resolved } from "../content/content-host.ts";
import { BackendError, notFound } from "../errors.ts";
import type { AppEnv } from "../site/site.ts";
import { openItem } from "./item-actions.ts";

/** Proxies the content host: pictures for everyone, an item's media by the visitor's level. */

const ASKED = ["range", "if-range", "if-none-match", "if-modified-since"];
const FORWARDED = ["content-type", "content-length", "content-range", "accept-ranges", "etag", "last-modified"];
/** The backend's calls may stand on the same host, and those that are a GET may change something. */
const PICTURE_PATH = /^\/(?!\/*api\/)[\w./~-]+\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Hands on the content host's answer; ranges (206, 416) and revalidation (304) are the content host's own work. */
async function relay(c: Context<AppEnv>, path: string, cacheControl: string): Promise<Response> {
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

/** A picture of the content host, by path and by content type. @throws PageError 404 for anything else that lies there */
export async function picture(c: Context<AppEnv>): Promise<Response> {
	const path = c.get("site").path.slice(IMAGES_PATH.length);
	if (!PICTURE_PATH.test(path) || path.includes("..")) throw notFound();
	const response = await relay(c, path, "public, max-age=86400");
	if (response.body && !response.headers.get("content-type")?.startsWith("image/")) {
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
	const path = source && pathOnContentHost(source.url);
	if (!path) throw notFound();
	// The browser keeps a public medium for minutes, since it may be withdrawn, and a gated one not at all.
	const response = await relay(c, path, card.publicContent ? "private, max-age=300" : "private, no-store");
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
	const isExpected = medium === "file" ? !/^text\/html|^application\/xhtml/i.test(type) : MEDIA_TYPE.test(type);
	if (response.status === 304 || response.status === 416 || isExpected) return;
	await response.body?.cancel();
	throw new BackendError(0, "Not a medium");
}

const MEDIA_TYPE = /^(?:audio|video)\/|^text\/vtt|^application\/(?:octet-stream|ogg|vnd\.apple\.mpegurl)/i;

/** The path of a url that lies on the content host, relative or absolute; undefined: it lies elsewhere. */
function pathOnContentHost(url: string): string | undefined {
	const address = resolved(url);
	return address && isOnContentHost(address) ? address.pathname + address.search : undefined;
}
