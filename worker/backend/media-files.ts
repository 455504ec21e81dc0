import { config } from "../runtime/config.ts";
import { BackendError } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { traced } from "../runtime/trace.ts";
import { byteRange, isSatisfiable } from "./byte-range.ts";
import { throughCircuit } from "./circuits.ts";
import type { ContentPath } from "./content-host.ts";
import { deadlineOf } from "./deadlines.ts";
import { type Endpoint, MEDIA, mediaHost } from "./families.ts";
import { isOnMediaHost, type MediaUrl, type MediumAddress, mediaUrl } from "./media-hosts.ts";
import { backendErrorOf, retryAfterOf, send } from "./send.ts";

/** Files of the content host and MEDIA_HOSTS, with a circuit for each host. */

interface FileRequest {
	method: string;
	headers: Headers;
}

/** The content host must not learn the backend's secret. @throws BackendError status 0, 429 or 5xx */
export const fetchContent = (path: ContentPath, request: FileRequest): Promise<Response> =>
	fetchFile(MEDIA, path, request, ({ method, headers }, signal) => {
		if (config.CONTENT_SECRET) headers.set(config.SECRET_HEADERS.content, config.CONTENT_SECRET[0]);
		return send(config.CONTENT_URL, path, { method, headers, redirect: "manual", signal });
	});

/** MEDIA_HOSTS get no secret. @throws BackendError as fetchContent; 404 for a redirect to another host */
export const fetchMedium = (address: MediumAddress, request: FileRequest): Promise<Response> =>
	isOnMediaHost(address)
		? fetchFile(mediaHost(new URL(address).hostname), address, request, (init, signal) =>
				followRedirects(address, { ...init, signal }),
			)
		: fetchContent(address, request);

const MOST_REDIRECTS = 3;

async function followRedirects(address: MediaUrl, init: RequestInit, left = MOST_REDIRECTS): Promise<Response> {
	const response = await traced(() => fetch(address, { ...init, redirect: "manual" }));
	if (![301, 302, 303, 307, 308].includes(response.status)) return response;
	await response.body?.cancel();
	const next = mediaUrl(URL.parse(response.headers.get("location") ?? "", address)?.href ?? "");
	if (next === undefined || left === 0) {
		// 404, because one file's fault must not count against the host.
		log("contract", { what: "medium", fields: "redirect" });
		throw new BackendError(404, "Redirected elsewhere");
	}
	return followRedirects(next, init, left - 1);
}

type Send = (request: FileRequest, signal: AbortSignal) => Promise<Response>;

/** Visitors choose the range, which breaks some hosts: after a failed ranged request only a failed HEAD counts. */
async function fetchFile(endpoint: Endpoint, address: string, request: FileRequest, send: Send): Promise<Response> {
	const range = byteRange(request.headers.get("range"));
	let rangeFailure: BackendError | undefined;
	const response = await throughCircuit(endpoint, address, async () => {
		try {
			return await inTime(endpoint, request, send);
		} catch (error) {
			if (!range || !(error instanceof BackendError)) throw error;
			rangeFailure = error;
			return inTime(endpoint, { method: "HEAD", headers: new Headers({ "Accept-Encoding": "identity" }) }, send);
		}
	});
	if (!range || !rangeFailure) return response;
	const size = sizeOf(response, request.headers.get("if-range"));
	if (size !== undefined && !isSatisfiable(range, size)) return rangeNotSatisfiable(size);
	rangeFailure.family = endpoint.family;
	throw rangeFailure;
}

/** undefined: not known, or the file changed since `ifRange`. */
function sizeOf({ status, headers }: Response, ifRange: string | null): number | undefined {
	const isSame = [null, headers.get("etag"), headers.get("last-modified")].includes(ifRange);
	const length = headers.get("content-length");
	return status === 200 && isSame && length !== null ? Number(length) : undefined;
}

const rangeNotSatisfiable = (size: number): Response =>
	new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });

/** The deadline covers headers only, because a download may take its time. */
async function inTime(endpoint: Endpoint, request: FileRequest, send: Send): Promise<Response> {
	const ms = deadlineOf(endpoint.family);
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), ms);
	try {
		const response = await send(request, controller.signal);
		if (response.status < 500 && response.status !== 429) return response;
		await response.body?.cancel();
		throw new BackendError(response.status, "No such medium", undefined, retryAfterOf(response));
	} catch (error) {
		throw backendErrorOf(error, ms);
	} finally {
		clearTimeout(timer);
	}
}
