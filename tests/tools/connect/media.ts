import type { WireItem } from "../../../shared/contracts/item.ts";
import { shareOf } from "../../../worker/backend/families.ts";
import type { Caller, Step } from "./caller.ts";
import { faulty } from "./faults.ts";
import { reasonOf } from "./reason.ts";

/** The content host's files, requested as the portal does: with ranges and with the content host's own secret. */

export interface ContentHost {
	origin: string;
	/** undefined to send none. */
	secret: { header: string; value: string } | undefined;
	isOpen: boolean;
	/** Folders from which files may come. */
	folders: readonly string[];
	/** Further hosts of files, which get no secret. */
	otherHosts: readonly string[];
}

interface Wanted {
	url: string;
	what: string;
	type: RegExp;
	/** Visitors seek in it. */
	hasRanges: boolean;
	isGated: boolean;
}

const PICTURE = /^image\//i;
const RECORDING = /^(?:audio|video)\/|^application\/(?:octet-stream|ogg|vnd\.apple\.mpegurl)/i;
const CAPTIONS = /^text\/vtt|^application\/octet-stream/i;
const FILE = /^(?!text\/html|application\/xhtml)./i;

function wantedOf(item: WireItem): Wanted[] {
	const isGated = !item.public_content;
	const medium = (what: string, type: RegExp, url: string | undefined, hasRanges: boolean) =>
		url === undefined ? [] : [{ url, what, type, hasRanges, isGated }];
	const formats = Object.values(item.image?.formats ?? {}).flatMap((format) => (format ? [format.url] : []));
	const isPublic = { isGated: false };
	return [
		...medium("file", FILE, item.file?.url, true),
		...medium("audio", RECORDING, item.audio?.url, true),
		...medium("video", RECORDING, item.video?.url, true),
		...medium("captions", CAPTIONS, item.captions[0]?.url, false),
		...medium("picture", PICTURE, item.image?.url, false).map((one) => ({ ...one, ...isPublic })),
		...medium("picture's smaller format", PICTURE, formats[0], false).map((one) => ({ ...one, ...isPublic })),
	];
}

async function get(
	step: Step,
	url: URL,
	headers: Record<string, string>,
	limit: number,
): Promise<Response | undefined> {
	const started = performance.now();
	try {
		const init = { headers: { "Accept-Encoding": "identity", ...headers }, redirect: "manual" } as const;
		return await fetch(url, { ...init, signal: AbortSignal.timeout(limit) });
	} catch (error) {
		step.faults.push(reasonOf(error, limit));
		return undefined;
	} finally {
		step.ms = Math.round(performance.now() - started);
	}
}

function checkHead(step: Step, { status, headers }: Response, { type }: Wanted, expected: number): void {
	if (status !== expected) step.faults.push(...faulty("status", `answered ${status}, expected ${expected}`));
	const told = headers.get("content-type") ?? "";
	if (status < 300 && !type.test(told)) {
		step.faults.push(
			...faulty("type", `header Content-Type: expected that of the file, got ${told.split(";")[0] || "nothing"}`),
		);
	}
	if (status < 300 && !headers.has("etag") && !headers.has("last-modified")) {
		step.notes.push("neither ETag nor Last-Modified: each renewal loads the whole file");
	}
	if (status < 300 && !headers.has("content-length")) step.notes.push("no header Content-Length");
}

const LAST = 9;

/** Requests the first bytes, and a range that no file has. */
async function checkRanges(step: Step, url: URL, headers: Record<string, string>, limit: number): Promise<void> {
	const part = await get(step, url, { ...headers, Range: `bytes=0-${LAST}` }, limit);
	if (!part) return;
	if (part.status !== 206) {
		step.faults.push(
			...faulty("ranges", `Range: expected 206, got ${part.status}: nobody can seek, and Safari plays nothing`),
		);
		await part.body?.cancel();
		return;
	}
	const told = part.headers.get("content-range") ?? "nothing";
	if (!told.startsWith(`bytes 0-${LAST}/`))
		step.faults.push(...faulty("ranges", `header Content-Range: expected bytes 0-${LAST}/…, got ${told}`));
	const { byteLength } = await part.arrayBuffer();
	if (byteLength !== LAST + 1)
		step.faults.push(...faulty("ranges", `Range: expected ${LAST + 1} bytes, got ${byteLength}`));
	const beyond = await get(step, url, { ...headers, Range: "bytes=999999999999-" }, limit);
	if (beyond && beyond.status !== 416) step.notes.push(`a range beyond the end: expected 416, got ${beyond.status}`);
	await beyond?.body?.cancel();
}

async function checkSecret(step: Step, url: URL, host: ContentHost, wanted: Wanted, limit: number): Promise<void> {
	if (host.isOpen || !wanted.isGated) return;
	const answer = await get(step, url, {}, limit);
	if (answer?.ok)
		step.faults.push(
			...faulty(
				"contentSecret",
				"expected 401 without the content host's secret: whoever knows the address reads a gated file",
			),
		);
	await answer?.body?.cancel();
}

async function checkFile(caller: Caller, host: ContentHost, wanted: Wanted): Promise<void> {
	const url = URL.parse(wanted.url, `${host.origin}/`);
	const step = caller.begun(
		`GET ${url?.host === new URL(host.origin).host ? url.pathname : (url?.host ?? "media")} (${wanted.what})`,
	);
	const limit = shareOf("media", caller.target.deadlineMs);
	const isOurs = url?.origin === host.origin;
	if (!url) step.faults.push(...faulty("field", "`url`: expected an address, got another text"));
	else if (isOurs && !host.folders.some((folder) => url.pathname.startsWith(folder))) {
		step.faults.push(
			...faulty(
				"folder",
				`lies in no folder of CONTENT_PATHS (${host.folders.join(", ")}): the portal never asks for it`,
			),
		);
	} else if (!isOurs && !host.otherHosts.includes(url.hostname)) {
		const what = "lies on a host that is not in MEDIA_HOSTS";
		if (wanted.type === PICTURE) step.faults.push(...faulty("host", `${what}: pages show no picture`));
		else step.notes.push(`${what}: shown only if it is a player of VIDEO_HOSTS`);
	} else {
		const headers: Record<string, string> = isOurs && host.secret ? { [host.secret.header]: host.secret.value } : {};
		const whole = await get(step, url, headers, limit);
		if (whole) checkHead(step, whole, wanted, 200);
		await whole?.body?.cancel();
		if (whole?.ok && wanted.hasRanges) await checkRanges(step, url, headers, limit);
		if (whole?.ok && isOurs) await checkSecret(step, url, host, wanted, limit);
	}
	caller.done(step);
}

export async function checkMedia(caller: Caller, host: ContentHost, items: readonly WireItem[]): Promise<void> {
	const wanted = new Map(items.flatMap(wantedOf).map((one) => [one.url, one]));
	for (const one of wanted.values()) await checkFile(caller, host, one);
}
