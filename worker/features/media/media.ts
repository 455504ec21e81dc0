import { attachment, fileName } from "../../../shared/file-name.ts";
import type { Detail } from "../../../shared/models.ts";
import { SINGLES_WITH_MEDIA } from "../../../shared/routes.ts";
import { byteRange } from "../../backend/byte-range.ts";
import { fetchMedium } from "../../backend/media-files.ts";
import { type MediumAddress, mediumAddress } from "../../backend/media-hosts.ts";
import { copyBehind, servedCopy } from "../../cache/media-copies.ts";
import { unlessMissing } from "../../cache/missing-media.ts";
import type { CacheControl } from "../../cache/policies.ts";
import { readWholeSingle } from "../../content/shell.ts";
import { BackendError, failureOf, notFound } from "../../runtime/errors.ts";
import type { Subject } from "../../runtime/findings/finding-store.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { cardAsSubject, singleAsSubject } from "../../runtime/findings/noted.ts";
import { picked } from "../../runtime/headers.ts";
import { itemOf } from "../../visitor/params.ts";
import { seesItem } from "../../visitor/preview/visit.ts";
import type { Ctx } from "../../visitor/site.ts";
import { openItem } from "../forms/item-actions.ts";

/** Proxies media of the content host and of MEDIA_HOSTS. An item's media require the visitor's level; a single's are public. */

const CONDITIONS = ["if-range", "if-none-match", "if-modified-since"];
const FORWARDED = ["content-type", "content-length", "content-range", "accept-ranges", "etag", "last-modified"];

/** RFC 9110 allows to ignore several ranges, malformed ranges and a range of HEAD: the host then sends the whole file. */
async function relay(c: Ctx, address: MediumAddress, cacheControl: CacheControl): Promise<Response> {
	const { method } = c.req;
	// Ranges count stored bytes, so the response must not be compressed.
	const requested = picked(c.req.raw.headers, CONDITIONS);
	requested.set("Accept-Encoding", "identity");
	const range = method === "GET" ? byteRange(c.req.header("range")) : undefined;
	if (range) requested.set("range", `bytes=${range.first}-${range.last}`);
	const read = async () => handedOn(c, await fetchMedium(address, { method, headers: requested }), cacheControl);
	// A host may answer 404 to HEAD only, and an editor uploads the file that a preview misses.
	return method === "GET" && c.get("site").preview === null ? unlessMissing(address, read) : read();
}

async function handedOn(c: Ctx, source: Response, cacheControl: CacheControl): Promise<Response> {
	if (![200, 206, 304, 416].includes(source.status)) {
		await source.body?.cancel();
		// The visitor may read the item, so a 401 or 403 is a failure of the content host. Status 0 makes it 503.
		const isRefusal = source.status === 401 || source.status === 403;
		throw failureOf("media", isRefusal ? 0 : source.status, "No such medium");
	}
	const response = new Response(source.body, { status: source.status, headers: picked(source.headers, FORWARDED) });
	if (source.headers.has("content-encoding")) response.headers.delete("content-length");
	// A 416 belongs to one visitor's range and must not be cached for others.
	c.set("cacheControl", source.status === 416 ? "personal" : cacheControl);
	return response;
}

/** Podcast feeds add a file ending to the URL (worker/features/feeds/podcast.ts). */
const withoutEnding = (medium: string): string => medium.replace(/^audio\.[a-z\d]{2,4}$/, "audio");

/** The medium in the URL. @throws PageError 404 if the item has no such medium */
function mediumIn(c: Ctx, media: Detail["media"]) {
	const name = withoutEnding(c.req.param("medium") ?? "");
	const source = Object.hasOwn(media, name) ? media[name] : undefined;
	// Checked again: CONTENT_PATHS and MEDIA_HOSTS may have changed since the item was cached.
	const address = mediumAddress(source?.url ?? "");
	if (!source || address === undefined) throw notFound();
	return { name, source, address };
}

/** @throws PageError 403 if the visitor's level is too low */
export async function itemMedium(c: Ctx): Promise<Response> {
	const { preview, locale } = c.get("site");
	// In a preview the pictures of teasers are served here too.
	const { section, slug } = itemOf(c.req.param());
	const isTeaser = seesItem(preview, section, slug) && isPicture(c.req.param("medium") ?? "");
	const { card, media } = await openItem(c, isTeaser ? "full" : undefined);
	const medium = mediumIn(c, media);
	const { name, address } = medium;
	const isPublic = card.publicContent && !preview;
	return sent(medium, preview ? null : cardAsSubject(card, locale), () =>
		isPublic && RECORDINGS.includes(name)
			? publicRecording(c, address)
			: relay(c, address, isPublic ? "publicMedium" : "personal"),
	);
}

/** Serves a file that a single links to; in a preview also its picture. */
export async function singleMedium(c: Ctx): Promise<Response> {
	const page = SINGLES_WITH_MEDIA.find((one) => one === c.req.param("page"));
	if (!page) throw notFound();
	const site = c.get("site");
	const single = await readWholeSingle(site, page);
	const medium = mediumIn(c, single.media);
	const cacheControl = site.preview ? "personal" : "publicMedium";
	const subject = site.preview ? null : singleAsSubject(single, page, site.locale);
	return sent(medium, subject, () => relay(c, medium.address, cacheControl));
}

/** A file that its host no longer has is a finding about `subject`: null in a preview. @throws the errors of `read` */
async function sent(
	{ name, source, address }: ReturnType<typeof mediumIn>,
	subject: Subject | null,
	read: () => Promise<Response>,
): Promise<Response> {
	const file = fileName(source.name, address);
	const response = await read().catch((error: unknown) => {
		const isMissing = error instanceof BackendError && [404, 410].includes(error.status);
		if (isMissing && subject) finding("missing", { field: fieldOf(name), detail: file }, subject);
		throw error;
	});
	await assertMedium(response, name);
	const { mime } = source;
	if (isFile(name)) response.headers.set("Content-Disposition", attachment(file));
	else if (mime !== null && PLAYED.test(mime) && isUnnamed(name, typeOf(response)))
		response.headers.set("Content-Type", mime);
	return response;
}

/** Files and pictures with a hash are those of a text. */
const fieldOf = (medium: string): string =>
	/^(?:file|picture)-/.test(medium) ? "content" : medium.replace(/-\d+$/, "");

const isFile = (medium: string): boolean => medium === "file" || medium.startsWith("file-");

const PLAYED = /^(?:audio|video)\/[\w.+-]+$|^text\/vtt$/i;
/** What storages send for files that were uploaded without a type: the CMS's type is sent instead. */
const UNNAMED = /^(?:$|(?:application|binary)\/octet-stream)/i;

const isUnnamed = (medium: string, type: string): boolean =>
	UNNAMED.test(type) || (medium.startsWith("captions-") && /^text\/plain\b/i.test(type));

const typeOf = ({ headers }: Response): string => headers.get("content-type") ?? "";

const isPicture = (medium: string): boolean => medium.startsWith("picture-");

const RECORDINGS = ["audio", "video"];

/** Serves the edge's copy, if there is one. Podcast apps download whole recordings. */
async function publicRecording(c: Ctx, address: MediumAddress): Promise<Response> {
	if (c.req.method !== "GET") return relay(c, address, "publicMedium");
	const copied = await servedCopy(address, c.req.raw.headers);
	if (copied) return handedOn(c, copied, "publicMedium");
	const response = await relay(c, address, "publicMedium");
	if (isTypeOf("audio", typeOf(response))) copyBehind(address, response);
	return response;
}

/** @throws BackendError with status 0 if the content host sends another type, such as an HTML error page under 200 */
async function assertMedium(response: Response, medium: string): Promise<void> {
	const type = typeOf(response);
	if (response.status === 304 || response.status === 416 || isTypeOf(medium, type)) return;
	await response.body?.cancel();
	throw failureOf("media", 0, "Not a medium");
}

const PICTURE_TYPE = /^image\//i;
const MEDIA_TYPE = /^(?:audio|video)\/|^text\/vtt|^application\/(?:ogg|vnd\.apple\.mpegurl)/i;

function isTypeOf(medium: string, type: string): boolean {
	if (isFile(medium)) return !/^text\/html|^application\/xhtml/i.test(type);
	return isPicture(medium) ? PICTURE_TYPE.test(type) : MEDIA_TYPE.test(type) || isUnnamed(medium, type);
}
