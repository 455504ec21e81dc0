import type * as z from "zod/mini";
import { BackendError, reasonOf } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { behindAnswer, type Layer, type Standing } from "../runtime/trace.ts";
import { ageOf, type Entry, frozen, writeEntry } from "./entry.ts";
import { flights } from "./flights.ts";
import { kindOf, tagsOf } from "./keys.ts";
import { cacheApi, kv, memory, putEntry } from "./layers.ts";
import { ABSENCE_MS, type Policy, policies, REST_MS } from "./policies.ts";
import { isDead, marksKnown, newestMark, refreshMarks, supersede } from "./purges/known.ts";
import { noteFailure, noteRead } from "./reads.ts";
import { rests } from "./rests.ts";
import { uploadTags } from "./uploads.ts";

interface Read<T extends z.ZodMiniType> {
	key: string;
	policy: Policy;
	/** What was loaded. An entry that another release wrote in another shape counts as a miss. */
	schema: T;
	load: () => Promise<z.output<T>>;
	/** Tags beyond those of the key, of what was loaded. */
	tags?: (value: z.output<T>) => readonly string[];
	/** Whether what was loaded is what the key names; if not, KV does not keep it, since visitors can make up any name. */
	isNamed?: (value: z.output<T>) => boolean;
}

/** An entry to be served, and the layer that it came from. */
interface Found {
	entry: Entry;
	layer: Layer;
}

/** Reads that are in flight, one per key; the stamp says which purges they were begun before. */
const misses = flights<Found, Standing>();

/** Keys whose backend call failed a moment ago, not to be renewed again yet. */
const resting = rests(REST_MS);

/**
 * The only way to read content. A fresh entry is served; a stale one is served and renewed behind the answer
 * (stale-while-revalidate); an older one is served only when the backend fails (stale-if-error). None of them is served
 * after a withdrawal or a purge. A preview is answered by the backend itself, and nothing of it is kept. Concurrent misses of a key in an isolate make one call, which goes on even if its visitor
 * leaves. The value is deeply frozen, since every visitor gets the same object.
 * @throws what `load` throws when there is no entry to serve; BackendError 403, 404 or 410 for what is remembered as absent
 */
export async function cached<T extends z.ZodMiniType>(
	{ preview }: { preview: object | null },
	read: Read<T>,
): Promise<z.output<T>> {
	if (preview) return read.load();
	refreshMarks();
	try {
		const found = inMemory(read) ?? (await obtained(read));
		// Not earlier: an entry is still in flight while it is read from the Cache API or KV, and would not be renewed.
		if (found.layer === "stale") renew(read);
		return serve(read, found);
	} catch (error) {
		// A withdrawal is an answer like any other; `serve` has noted where it came from.
		if (!(error instanceof BackendError && error.isWithdrawal)) noteFailure();
		throw error;
	}
}

/** The entry's value. @throws BackendError with the backend's status when the entry says that there is none */
function serve<T extends z.ZodMiniType>({ policy }: Read<T>, { entry, layer }: Found): z.output<T> {
	const { fresh, stale } = entry.absent === null ? policy : { fresh: ABSENCE_MS, stale: 0 };
	noteRead(layer, entry, entry.since + fresh, entry.since + fresh + stale);
	if (entry.absent !== null) throw new BackendError(entry.absent, "The backend has nothing");
	// Safe: memory holds only what this read has loaded itself or its schema has parsed (`checked`).
	return entry.value as z.output<T>;
}

/** What memory may answer without waiting; a `rescue` only while the backend rests after a failure. */
function inMemory<T extends z.ZodMiniType>(read: Read<T>): Found | undefined {
	const entry = memory.get(read.key);
	if (!entry || isDead(entry)) return undefined;
	const layer = layerOf(entry, read.policy, "memory");
	if (layer === "rescue") return resting.has(read.key) ? { entry, layer } : undefined;
	return layer && { entry, layer };
}

/** How an entry of this age may be served: as found (`from`), `stale`, `rescue` or `absent`; undefined: not at all. */
function layerOf(entry: Entry, { fresh, stale, ends }: Policy, from: Layer): Layer | undefined {
	const age = ageOf(entry);
	if (entry.absent !== null) return age <= ABSENCE_MS ? "absent" : undefined;
	if (age <= fresh) return from;
	if (age <= fresh + stale) return "stale";
	return age <= ends ? "rescue" : undefined;
}

/** Renews an entry behind the answer. A failure is logged and shown to nobody; the next try waits REST_MS. */
function renew<T extends z.ZodMiniType>(read: Read<T>): void {
	if (misses.get(read.key) || resting.has(read.key)) return;
	behindAnswer(() => share(read, () => fromBackend(read, undefined))).catch((error: unknown) => {
		resting.begin(read.key);
		log("refresh", { kind: kindOf(read.key), reason: reasonOf(error) });
	});
}

function obtained<T extends z.ZodMiniType>(read: Read<T>): Promise<Found> {
	const underWay = misses.get(read.key);
	// A read that began before a purge may bring purged content: whoever comes after the purge starts another.
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
	// A remembered absence hides every older entry, in whatever layer.
	let floor = near?.absent ? near.since : 0;
	for (const [from, layer] of [["cache-api", cacheApi] as const, ["kv", kv] as const]) {
		if (from === "kv" && !policy.inKv) continue;
		const [judged, entry] = await Promise.all([marksKnown(), layer.get(key).then((found) => checked(read, found))]);
		if (!judged || !entry || isDead(entry) || entry.since < floor) continue;
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

/** The entry with its value parsed; undefined: its value has another shape. An absence has no value to parse. */
function checked<T extends z.ZodMiniType>({ key, schema }: Read<T>, entry: Entry | undefined): Entry | undefined {
	if (!entry || entry.absent !== null) return entry;
	const { success, data } = schema.safeParse(entry.value);
	if (success) return { ...entry, value: frozen(data) };
	log("cache-shape", { kind: kindOf(key) });
	return undefined;
}

/** Loads and keeps. `older` is served when the backend fails, and never when it answers 403, 404 or 410. */
async function fromBackend<T extends z.ZodMiniType>(read: Read<T>, older: Entry | undefined): Promise<Found> {
	const { key, policy, load } = read;
	const own = tagsOf(key);
	const itemTag = policy === policies.item ? own.at(-1) : undefined;
	// Taken before the backend is asked: a purge from now on makes this entry old (worker/cache/purges/marks.ts).
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
		// KV may hold the item's open text while this answer, a refusal without a name, must not be written there: the
		// old entry is deleted, and at each renewal again, since a deletion may fail.
		if (before && policy.inKv && !inKv) kv.delete(key);
		return { entry, layer: "backend" };
	} catch (error) {
		if (error instanceof BackendError && error.isWithdrawal) {
			const hadEntry = older !== undefined || memory.get(key)?.absent === null;
			if (itemTag !== undefined) supersede(itemTag, standing.since, hadEntry);
			const entry = { ...standing, tags: own, value: null, absent: error.status };
			putEntry(key, entry, { inKv: false, ends: policy.ends });
			if (hadEntry && policy.inKv) kv.delete(key);
			// An absence is found like an entry, so that a page made without the item depends on it too.
			return { entry, layer: "backend" };
		}
		if (!older || layerOf(older, policy, "memory") === undefined || older.absent !== null) throw error;
		resting.begin(key);
		// Into memory with its own age, so that it still ends after its day.
		memory.set(key, older, writeEntry(older));
		return { entry: older, layer: "rescue" };
	}
}
