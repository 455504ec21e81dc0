import { byteRange } from "../backend/byte-range.ts";
import { fetchMedium } from "../backend/media-files.ts";
import type { MediumAddress } from "../backend/media-hosts.ts";
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

/** Copies of public recordings in the Cache API, which serves ranges of them: a seek does not wait for the content host. */

const STAMP = "X-Kept";

const keyOf = (address: MediumAddress): string => `medium${address}`;

const copying = flights<void, undefined>();
const cooldown = cooldowns(MEDIUM_COPY_COOLDOWN_MS);

/** undefined: no copy can be served. The caller has checked the visitor's access. */
export async function rangeOfCopy(address: MediumAddress, request: Headers): Promise<Response | undefined> {
	const range = request.get("range") ?? "";
	// Requests for several ranges go to the content host.
	if (!byteRange(range) || request.has("if-none-match") || request.has("if-modified-since")) return undefined;
	const [hasMarks, part] = await Promise.all([
		marksLoaded(),
		orNothing("cache-api", () => responses.match(keyOf(address), { Range: range })),
	]);
	if (!part) return undefined;
	const stamp = standing.safeParse(parseJson(part.headers.get(STAMP) ?? "")).data;
	const isAlive = hasMarks && stamp && Date.now() < stamp.since + MEDIUM_COPY_MS && !isDead(stamp);
	const isSame = [null, part.headers.get("etag")].includes(request.get("if-range"));
	if (part.status === 206 && isAlive && isSame) return part;
	await part.body?.cancel();
	return undefined;
}

/** Copies the recording after a range response that names the total length. */
export function copyBehind(address: MediumAddress, { status, headers }: Response): void {
	const [, length = ""] = /\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
	const whole = { length, type: headers.get("content-type"), etag: headers.get("etag") };
	const key = keyOf(address);
	if (status !== 206 || length === "" || Number(length) > MEDIUM_COPY_BYTES || copying.get(key) || cooldown.has(key))
		return;
	cooldown.begin(key);
	copying.start(key, undefined, () => copy(address, whole)).catch(logAs("cache-layer", { layer: "cache-api" }));
}

const KEPT = ["content-type", "content-length", "etag", "last-modified"];

interface Whole {
	length: string;
	type: string | null;
	etag: string | null;
}

/** Stores the recording if it still matches the range. The Cache API drops an incomplete body. */
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
