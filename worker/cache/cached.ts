import type * as z from "zod/mini";
import { BackendError, reasonOf } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { behindAnswer, type Layer, type Standing } from "../runtime/trace.ts";
import { ageOf, type Entry, frozen, writeEntry } from "./entry.ts";
import { flights } from "./flights.ts";
import { kindOf, tagsOf } from "./keys.ts";
import { cacheApi, kv, memory, putEntry } from "./layers.ts";
import { ABSENCE_MS, type Policy, policies, REST_MS } from "./policies.ts";
import { isDead, marksLoaded, newestMark, refreshMarks, supersede } from "./purges/isolate-marks.ts";
import { noteFailure, noteRead } from "./reads.ts";
import { rests } from "./rests.ts";
import { uploadTags } from "./uploads.ts";

interface Read<T extends z.ZodMiniType> {
	key: string;
	policy: Policy;
	/** The value's shape. A stored entry of another shape (another release wrote it) is a miss. */
	schema: T;
	load: () => Promise<z.output<T>>;
	/** Tags beyond those of the key, derived from the value. */
	tags?: (value: z.output<T>) => readonly string[];
	/** Whether the value is what the key names. If not, KV does not store it: visitors can invent any number of names. */
	isNamed?: (value: z.output<T>) => boolean;
}

/** An entry to be served, and the layer that it came from. */
interface Hit {
	entry: Entry;
	layer: Layer;
}

/** Reads in flight, one per key. The stamp tells which purges came after the read began. */
const misses = flights<Hit, Standing>();

/** Keys whose backend call failed a moment ago: they are not renewed again yet. */
const resting = rests(REST_MS);

/**
 * The only way to read content. A fresh entry is served; a stale one is served and renewed behind the answer
 * (stale-while-revalidate); an older one is served only when the backend fails (stale-if-error). A withdrawn or purged entry
 * is never served. A preview reads the backend and stores nothing. Concurrent misses of a key in an isolate make one call,
 * which goes on even if its visitor leaves. The value is deeply frozen, because every visitor gets the same object.
 * @throws whatever `load` throws when there is no entry to serve; BackendError 403, 404 or 410 for a cached absence
 */
export async function cached<T extends z.ZodMiniType>(
	{ preview }: { preview: object | null },
	read: Read<T>,
): Promise<z.output<T>> {
	if (preview) return read.load();
	refreshMarks();
	try {
		const hit = inMemory(read) ?? (await shared(read));
		// Only now: `renew` does nothing while the key is in flight, as it is during a read of the Cache API or KV.
		if (hit.layer === "stale") renew(read);
		return serve(read, hit);
	} catch (error) {
		// A withdrawal is a normal answer, and `serve` has already noted its layer.
		if (!(error instanceof BackendError && error.isWithdrawal)) noteFailure();
		throw error;
	}
}

/** The entry's value. @throws BackendError with the backend's status when the entry is an absence */
function serve<T extends z.ZodMiniType>({ policy }: Read<T>, { entry, layer }: Hit): z.output<T> {
	const { fresh, stale } = entry.absent === null ? policy : { fresh: ABSENCE_MS, stale: 0 };
	noteRead(layer, entry, entry.since + fresh, entry.since + fresh + stale);
	if (entry.absent !== null) throw new BackendError(entry.absent, "The backend has nothing");
	// Safe: memory holds only values that this read's schema has parsed (`checked`) or its `load` has returned.
	return entry.value as z.output<T>;
}

/** Memory's entry, if it may be served without waiting. An entry past its stale time is, while the backend rests after a failure. */
function inMemory<T extends z.ZodMiniType>(read: Read<T>): Hit | undefined {
	const entry = memory.get(read.key);
	if (!entry || isDead(entry)) return undefined;
	const layer = layerOf(entry, read.policy, "memory");
	if (layer === "rescue") return resting.has(read.key) ? { entry, layer } : undefined;
	return layer && { entry, layer };
}

/** How an entry of this age is served: fresh (`from`), `stale`, `rescue` (backend down) or `absent`; undefined: not at all. */
function layerOf(entry: Entry, { fresh, stale, ends }: Policy, from: Layer): Layer | undefined {
	const age = ageOf(entry);
	if (entry.absent !== null) return age <= ABSENCE_MS ? "absent" : undefined;
	if (age <= fresh) return from;
	if (age <= fresh + stale) return "stale";
	return age <= ends ? "rescue" : undefined;
}

/** Renews an entry after the response. A failure is only logged; the next try waits REST_MS. */
function renew<T extends z.ZodMiniType>(read: Read<T>): void {
	if (misses.get(read.key) || resting.has(read.key)) return;
	behindAnswer(() => share(read, () => fromBackend(read, undefined))).catch((error: unknown) => {
		resting.begin(read.key);
		log("refresh", { kind: kindOf(read.key), reason: reasonOf(error) });
	});
}

function shared<T extends z.ZodMiniType>(read: Read<T>): Promise<Hit> {
	const flight = misses.get(read.key);
	// A read that began before a purge may return purged content: a visitor who comes after the purge starts a new one.
	if (flight && !isDead(flight.stamp)) return flight.landed;
	return share(read, () => fromLayers(read));
}

const share = <T extends z.ZodMiniType>({ key }: Read<T>, find: () => Promise<Hit>): Promise<Hit> =>
	misses.start(key, { tags: tagsOf(key), since: Date.now(), knew: newestMark() }, find);

/** The Cache API's entry, else KV's, else the backend's answer. */
async function fromLayers<T extends z.ZodMiniType>(read: Read<T>): Promise<Hit> {
	const { key, policy } = read;
	const near = memory.get(key);
	const candidates: Hit[] = near ? [{ entry: near, layer: "memory" }] : [];
	// A cached absence hides every older entry in the other layers.
	let floor = near?.absent ? near.since : 0;
	for (const [from, layer] of [["cache-api", cacheApi] as const, ["kv", kv] as const]) {
		if (from === "kv" && !policy.inKv) continue;
		const [hasMarks, entry] = await Promise.all([marksLoaded(), layer.get(key).then((text) => checked(read, text))]);
		if (!hasMarks || !entry || isDead(entry) || entry.since < floor) continue;
		if (entry.absent !== null) floor = entry.since;
		const as = layerOf(entry, policy, from);
		if (as === "stale" || as === from || as === "absent") {
			memory.set(key, entry, writeEntry(entry));
			return { entry, layer: as };
		}
		candidates.push({ entry, layer: from });
	}
	const [newest] = candidates
		.filter(({ entry }) => entry.since >= floor && !isDead(entry))
		.sort((a, b) => b.entry.since - a.entry.since);
	return fromBackend(read, newest?.entry);
}

/** The entry with its value parsed, or undefined if the value has another shape. An absence has no value. */
function checked<T extends z.ZodMiniType>({ key, schema }: Read<T>, entry: Entry | undefined): Entry | undefined {
	if (!entry || entry.absent !== null) return entry;
	const { success, data } = schema.safeParse(entry.value);
	if (success) return { ...entry, value: frozen(data) };
	log("cache-shape", { kind: kindOf(key) });
	return undefined;
}

/** Loads and stores. `older` is served when the backend fails, but never when it answers 403, 404 or 410. */
async function fromBackend<T extends z.ZodMiniType>(read: Read<T>, older: Entry | undefined): Promise<Hit> {
	const { key, policy, load } = read;
	const own = tagsOf(key);
	const itemTag = policy === policies.item ? own.at(-1) : undefined;
	// Taken before the call: a purge from now on invalidates this entry (worker/cache/purges/marks.ts).
	const standing = { since: Date.now(), knew: newestMark() };
	try {
		const value = await load();
		const entry = {
			...standing,
			tags: [...own, ...(read.tags?.(value) ?? []), ...uploadTags(value)],
			value: frozen(value),
			absent: null,
		};
		const before = older ?? memory.get(key);
		if (before && itemTag !== undefined && JSON.stringify(before.value) !== JSON.stringify(value)) {
			supersede(itemTag, standing.since, true);
		}
		const inKv = policy.inKv && read.isNamed?.(value) !== false;
		putEntry(key, entry, { inKv, ends: policy.ends });
		// An item that became gated is not named any more, so KV does not store the new answer, but it may still hold the open
		// text. Delete that, and again at each renewal, because a deletion can fail.
		if (before && policy.inKv && !inKv) kv.delete(key);
		return { entry, layer: "backend" };
	} catch (error) {
		if (error instanceof BackendError && error.isWithdrawal) {
			const hadEntry = older !== undefined || memory.get(key)?.absent === null;
			if (itemTag !== undefined) supersede(itemTag, standing.since, hadEntry);
			const entry = { ...standing, tags: own, value: null, absent: error.status };
			putEntry(key, entry, { inKv: false, ends: policy.ends });
			if (hadEntry && policy.inKv) kv.delete(key);
			// Return the absence as a hit, so that a page made without the item depends on it too.
			return { entry, layer: "backend" };
		}
		if (!older || layerOf(older, policy, "memory") === undefined || older.absent !== null) throw error;
		resting.begin(key);
		// Keep its own age, so that it still ends after `ends`.
		memory.set(key, older, writeEntry(older));
		return { entry: older, layer: "rescue" };
	}
}
