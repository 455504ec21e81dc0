import * as z from "zod/mini";
import { fetchMedium } from "../backend/media.ts";
import type { MediumAddress } from "../backend/media-hosts.ts";
import { reasonOf } from "../runtime/errors.ts";
import { parseJson } from "../runtime/json.ts";
import { log } from "../runtime/log.ts";
import { flights } from "./flights.ts";
import { cacheUrl, openCache, orNothing } from "./layers.ts";
import { MEDIUM_COPY_BYTES, MEDIUM_COPY_MS, MEDIUM_COPY_REST_MS } from "./policies.ts";
import { isDead, marksKnown, newestMark } from "./purges/known.ts";
import { EVERYTHING } from "./purges/tags.ts";
import { rests } from "./rests.ts";
import { uploadTags } from "./uploads.ts";

/**
 * Whole copies of public recordings in a data centre's Cache API, which cuts ranges out of them: a seek need not wait for the
 * content host. Whether the visitor may have a range is decided before, by the item, at each one.
 */

const STAMP = "X-Kept";
const stampSchema = z.object({ tags: z.array(z.string()), since: z.number(), knew: z.number() });

const keyOf = (address: MediumAddress): string => `medium${address}`;

/** Copies under way; the platform stops one that takes longer than it lets anything go on behind an answer. */
const copying = flights<void, undefined>();
/** What was begun to be copied a while ago, whether that went well or not. */
const resting = rests(MEDIUM_COPY_REST_MS);

/** One range of bytes; several at once are the content host's own work. */
const ONE_RANGE = /^bytes=\d*-\d*$/;

/** The range that is asked for, from a copy; undefined: there is none that may be served. */
export async function rangeOfCopy(address: MediumAddress, asked: Headers): Promise<Response | undefined> {
	const range = asked.get("range") ?? "";
	if (!ONE_RANGE.test(range) || asked.has("if-none-match") || asked.has("if-modified-since")) return undefined;
	const [judged, found] = await Promise.all([marksKnown(), orNothing("cache-api", cut(address, range))]);
	if (!found) return undefined;
	const stamp = stampSchema.safeParse(parseJson(found.headers.get(STAMP) ?? "")).data;
	const isAlive = judged && stamp && Date.now() < stamp.since + MEDIUM_COPY_MS && !isDead(stamp);
	const isSame = [null, found.headers.get("etag")].includes(asked.get("if-range"));
	if (found.status === 206 && isAlive && isSame) return found;
	await found.body?.cancel();
	return undefined;
}

const cut = async (address: MediumAddress, range: string): Promise<Response | undefined> =>
	(await openCache()).match(new Request(cacheUrl(keyOf(address)), { headers: { Range: range } }));

/** Copies a recording behind the answer, once the content host has answered with a range of it that says how long it all is. */
export function copyBehind(address: MediumAddress, { status, headers }: Response): void {
	const [, length = ""] = /\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
	const whole = { length, type: headers.get("content-type"), etag: headers.get("etag") };
	const key = keyOf(address);
	if (status !== 206 || length === "" || Number(length) > MEDIUM_COPY_BYTES || copying.get(key) || resting.has(key))
		return;
	resting.begin(key);
	copying
		.start(key, undefined, () => copy(address, whole))
		.catch((error: unknown) => log("cache-layer", { layer: "cache-api", reason: reasonOf(error) }));
}

const KEPT = ["content-type", "content-length", "etag", "last-modified"];

interface Whole {
	length: string;
	type: string | null;
	etag: string | null;
}

/** Keeps what the range was a part of, and nothing else. Of a body that breaks off the Cache API keeps nothing. */
async function copy(address: MediumAddress, { length, type, etag }: Whole): Promise<void> {
	const stamp = { tags: [EVERYTHING, ...uploadTags(address)], since: Date.now(), knew: newestMark() };
	const source = await fetchMedium(address, { method: "GET", headers: new Headers({ "Accept-Encoding": "identity" }) });
	const { status, headers: own } = source;
	const isSame = own.get("content-length") === length && own.get("content-type") === type && own.get("etag") === etag;
	if (status !== 200 || own.has("content-encoding") || !isSame) {
		await source.body?.cancel();
		return;
	}
	const headers = new Headers({
		"Cache-Control": `max-age=${MEDIUM_COPY_MS / 1000}`,
		"Accept-Ranges": "bytes",
		[STAMP]: JSON.stringify(stamp),
	});
	for (const name of KEPT) {
		const value = own.get(name);
		if (value) headers.set(name, value);
	}
	await (await openCache()).put(cacheUrl(keyOf(address)), new Response(source.body, { headers }));
}
