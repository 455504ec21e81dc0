import { waitUntil } from "cloudflare:workers";
import { LRUCache } from "lru-cache";
import type * as z from "zod/mini";
import { BackendError, reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { isDead, marksKnown, newestMark, refreshMarks, supersede } from "../purges/known.ts";
import type { Standing } from "../purges/marks.ts";
import { type Layer, noteLayer } from "../trace.ts";
import { ageOf, type Entry, frozen, writeEntry } from "./entry.ts";
import { flights } from "./flights.ts";
import { kindOf, tagsOf } from "./keys.ts";
import { cacheApi, keep, kv, memory } from "./layers.ts";
import { ABSENCE_MS, type Policy, policies, RESCUE_MS, REST_MS } from "./policies.ts";
import { noteFailure, noteRead } from "./reads.ts";

interface Read<T extends z.ZodMiniType> {
	key: string;
	policy: Policy;
	/** An entry of an older shape is read anew. */
	schema: T;
	load: () => Promise<z.output<T>>;
	/** Tags beyond those of the key, of what was loaded. */
	tags?: (value: z.output<T>) => readonly string[];
	/** Whether what was loaded is what the key names: else anybody could make up as many names as they like. */
	isNamed?: (value: z.output<T>) => boolean;
}

/** An entry that is to be served, and what it was found in. */
interface Found {
	entry: Entry;
	layer: Layer;
}

/** Misses on their way. */
const misses = flights<Found, Standing>();

/** Keys whose backend failed a moment ago; by size, since `max` lays out every place when the Worker starts. */
const resting = new LRUCache<string, true>({ maxSize: 10_000, sizeCalculation: () => 1, ttl: REST_MS });

/**
 * The one reader of content: fresh entries are served, stale ones too while the backend is asked behind them, older ones
 * when the backend fails. A withdrawal or a purge is covered by none of them. Concurrent misses of a key in an isolate
 * make one call, which goes on when its visitor leaves. What is answered is frozen.
 * @throws what `load` throws when there is no entry to serve
 */
export async function cached<T extends z.ZodMiniType>(read: Read<T>): Promise<z.output<T>> {
	refreshMarks();
	try {
		return serve(read, inMemory(read) ?? (await obtained(read)));
	} catch (error) {
		if (!(error instanceof BackendError && error.isWithdrawal)) noteFailure();
		throw error;
	}
}

/** @throws BackendError when what was found is that there is nothing */
function serve<T extends z.ZodMiniType>({ policy }: Read<T>, { entry, layer }: Found): z.output<T> {
	noteLayer(layer);
	const { fresh, stale } = entry.absent === null ? policy : { fresh: ABSENCE_MS, stale: 0 };
	noteRead(entry, entry.since + fresh, entry.since + fresh + stale);
	if (entry.absent !== null) throw new BackendError(entry.absent, "The backend has nothing");
	// Memory holds nothing that this key's schema has not read.
	return entry.value as z.output<T>;
}

/** What memory may answer at once; a stale answer is renewed behind it. */
function inMemory<T extends z.ZodMiniType>(read: Read<T>): Found | undefined {
	const entry = memory.get(read.key);
	if (!entry || isDead(entry)) return undefined;
	const layer = layerOf(entry, read.policy, "memory");
	if (layer === "stale") renew(read);
	if (layer === "rescue") return resting.has(read.key) ? { entry, layer } : undefined;
	return layer && { entry, layer };
}

/** By its age: as what an entry may be served; undefined: not at all. */
function layerOf(entry: Entry, { fresh, stale }: Policy, from: Layer): Layer | undefined {
	const age = ageOf(entry);
	if (entry.absent !== null) return age <= ABSENCE_MS ? "absent" : undefined;
	if (age <= fresh) return from;
	if (age <= fresh + stale) return "stale";
	return age <= RESCUE_MS ? "rescue" : undefined;
}

/** Asked behind an answer; a failure is nobody's error page, and gives the backend a rest. */
function renew<T extends z.ZodMiniType>(read: Read<T>): void {
	if (misses.get(read.key) || resting.has(read.key)) return;
	share(read, () => fromBackend(read, undefined)).catch((error: unknown) => {
		resting.set(read.key, true);
		log("refresh", { kind: kindOf(read.key), reason: reasonOf(error) });
	});
}

function obtained<T extends z.ZodMiniType>(read: Read<T>): Promise<Found> {
	const underWay = misses.get(read.key);
	// What began before a purge is not for those who come after it.
	if (underWay && !isDead(underWay.stamp)) return underWay.landed;
	return share(read, () => fromAfar(read));
}

const share = <T extends z.ZodMiniType>({ key }: Read<T>, find: () => Promise<Found>): Promise<Found> =>
	misses.start(key, { tags: tagsOf(key), since: Date.now(), knew: newestMark() }, find);

/** The Cache API's entry, else KV's, else the backend's answer. */
async function fromAfar<T extends z.ZodMiniType>(read: Read<T>): Promise<Found> {
	const { key, policy } = read;
	const near = memory.get(key);
	const candidates: Found[] = near ? [{ entry: near, layer: "memory" }] : [];
	// A missing item's own age: nothing older may be served for it.
	let floor = near?.absent ? near.since : 0;
	for (const [from, layer] of [["cache-api", cacheApi] as const, ["kv", kv] as const]) {
		if (from === "kv" && !policy.inKv) continue;
		const [judged, entry] = await Promise.all([marksKnown(), layer.get(key).then((found) => checked(read, found))]);
		if (!judged || !entry || isDead(entry) || entry.since < floor) continue;
		if (entry.absent !== null) floor = entry.since;
		const as = layerOf(entry, policy, from);
		if (as === "stale" || as === from || as === "absent") {
			memory.set(key, entry, writeEntry(entry));
			if (as === "stale") waitUntil(Promise.resolve().then(() => renew(read)));
			return { entry, layer: as };
		}
		candidates.push({ entry, layer: from });
	}
	const [newest] = candidates
		.filter(({ entry }) => entry.since >= floor && !isDead(entry))
		.sort((a, b) => b.entry.since - a.entry.since);
	return fromBackend(read, newest?.entry);
}

/** Another shape is no entry; absent ones have none. */
function checked<T extends z.ZodMiniType>({ key, schema }: Read<T>, entry: Entry | undefined): Entry | undefined {
	if (!entry || entry.absent !== null) return entry;
	const { success, data } = schema.safeParse(entry.value);
	if (success) return { ...entry, value: frozen(data) };
	log("cache-shape", { kind: kindOf(key) });
	return undefined;
}

/** Loads and keeps; `older` serves when the backend fails, and never when it withdraws. */
async function fromBackend<T extends z.ZodMiniType>(read: Read<T>, older: Entry | undefined): Promise<Found> {
	const { key, policy, load } = read;
	const own = tagsOf(key);
	const itemTag = policy === policies.item ? own.at(-1) : undefined;
	// Before the first byte is asked for: what a purge makes old counts from here.
	const standing = { since: Date.now(), knew: newestMark() };
	try {
		const value = await load();
		const entry = { ...standing, tags: [...own, ...(read.tags?.(value) ?? [])], value: frozen(value), absent: null };
		const before = older ?? memory.get(key);
		if (before && itemTag !== undefined && JSON.stringify(before.value) !== JSON.stringify(value)) {
			supersede(itemTag, standing.since, true);
		}
		const inKv = policy.inKv && read.isNamed?.(value) !== false;
		keep(key, entry, inKv);
		// What was open must not stay there when all that is said now is that it is not. Each time: a deletion may fail.
		if (before && policy.inKv && !inKv) kv.delete(key);
		return { entry, layer: "backend" };
	} catch (error) {
		if (error instanceof BackendError && error.isWithdrawal) {
			const hadEntry = older !== undefined || memory.get(key)?.absent === null;
			if (itemTag !== undefined) supersede(itemTag, standing.since, hadEntry);
			const entry = { ...standing, tags: own, value: null, absent: error.status };
			keep(key, entry, false);
			if (hadEntry && policy.inKv) kv.delete(key);
			// Found, like an entry: what is made without it depends on it too.
			return { entry, layer: "backend" };
		}
		if (!older || layerOf(older, policy, "memory") === undefined || older.absent !== null) throw error;
		resting.set(key, true);
		// Served, and not kept anew: it must not outlive its day.
		memory.set(key, older, writeEntry(older));
		return { entry: older, layer: "rescue" };
	}
}
