import { byteRange } from "../backend/byte-range.ts";
import { fetchMedium } from "../backend/media-files.ts";
import type { MediumAddress } from "../backend/media-hosts.ts";
import { isUnchanged } from "../runtime/etag.ts";
import { picked } from "../runtime/headers.ts";
import { parseJson } from "../runtime/json.ts";
import { logAs } from "../runtime/log-failure.ts";
import { cooldowns } from "./cooldowns.ts";
import { standing } from "./entry.ts";
import { flights } from "./flights.ts";
import { orNothing, responses } from "./layers.ts";
import { MEDIUM_COPY_BYTES, MEDIUM_COPY_COOLDOWN_MS, MEDIUM_COPY_MS } from "./policies.ts";
import { isDead, marksLoaded, standingNow } from "./purges/isolate-marks.ts";
import { tagsOfFile } from "./uploads.ts";

/** Copies of public recordings in the Cache API: seeks and downloads need no call of the content host. */

const STAMP = "X-Kept";

const keyOf = (address: MediumAddress): string => `medium${address}`;

const copying = flights<void, undefined>();
const cooldown = cooldowns(MEDIUM_COPY_COOLDOWN_MS);

/** What the request gets of the copy; undefined: no copy can be served. The caller has checked the visitor's access. */
export async function servedCopy(address: MediumAddress, request: Headers): Promise<Response | undefined> {
	// Without one range the whole recording is served (RFC 9110, 14.2).
	const range = byteRange(request.get("range")) && request.get("range");
	const copy = await copyOf(address, range ? { Range: range } : undefined);
	if (!copy) return undefined;
	const { headers, body } = copy;
	const isSame = [null, ...VALIDATORS.map((name) => headers.get(name))].includes(request.get("if-range"));
	const isKnown = isUnchanged(request, headers);
	if (isSame && !isKnown) return copy;
	await body?.cancel();
	return isKnown ? new Response(null, { status: 304, headers: picked(headers, VALIDATORS) }) : copyOf(address);
}

async function copyOf(address: MediumAddress, headers?: HeadersInit): Promise<Response | undefined> {
	const [hasMarks, copy] = await Promise.all([
		marksLoaded(),
		orNothing("cache-api", responses.match(keyOf(address), headers)),
	]);
	if (!copy) return undefined;
	const stamp = standing.safeParse(parseJson(copy.headers.get(STAMP) ?? "")).data;
	const isAlive = hasMarks && stamp && Date.now() < stamp.since + MEDIUM_COPY_MS && !isDead(stamp);
	if (copy.ok && isAlive) return copy;
	await copy.body?.cancel();
	return undefined;
}

/** The whole recording's, in digits. undefined: the response does not tell. */
function lengthIn({ status, headers }: Response): string | undefined {
	if (status === 200) return headers.get("content-length") ?? undefined;
	return status === 206 ? /\/(\d+)$/.exec(headers.get("content-range") ?? "")?.[1] : undefined;
}

/** Copies the recording after a response that names its length. */
export function copyBehind(address: MediumAddress, response: Response): void {
	const length = lengthIn(response);
	if (length === undefined || !(Number(length) > 0 && Number(length) <= MEDIUM_COPY_BYTES)) return;
	const { headers } = response;
	const whole = { length, type: headers.get("content-type"), etag: headers.get("etag") };
	const key = keyOf(address);
	if (copying.get(key) || cooldown.has(key)) return;
	cooldown.begin(key);
	copying.start(key, undefined, () => copy(address, whole)).catch(logAs("cache-layer", { layer: "cache-api" }));
}

const VALIDATORS = ["etag", "last-modified"];
const KEPT = ["content-type", "content-length", ...VALIDATORS];

interface Whole {
	length: string;
	type: string | null;
	etag: string | null;
}

/** Stores the recording if it still matches the response. The Cache API drops an incomplete body. */
async function copy(address: MediumAddress, { length, type, etag }: Whole): Promise<void> {
	const stamp = standingNow(tagsOfFile(address));
	const source = await fetchMedium(address, { method: "GET", headers: new Headers({ "Accept-Encoding": "identity" }) });
	const { status, headers: sent } = source;
	const isSame =
		sent.get("content-length") === length && sent.get("content-type") === type && sent.get("etag") === etag;
	if (status !== 200 || sent.has("content-encoding") || !isSame) {
		await source.body?.cancel();
		return;
	}
	const headers = picked(sent, KEPT);
	headers.set("Cache-Control", `max-age=${MEDIUM_COPY_MS / 1000}`);
	headers.set("Accept-Ranges", "bytes");
	headers.set(STAMP, JSON.stringify(stamp));
	await responses.put(keyOf(address), new Response(source.body, { headers }));
}
