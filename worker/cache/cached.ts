import type * as z from "zod/mini";
import { BackendError, NoEntry } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { afterResponse, type Layer, type Standing } from "../runtime/trace.ts";
import { isServable, layerOf } from "./age.ts";
import { cooldowns } from "./cooldowns.ts";
import { ageOf, dated, type Entry, frozen, type Loading, standingOf, writeEntry } from "./entry.ts";
import { flights } from "./flights.ts";
import { kindOf, tagsOf } from "./keys.ts";
import { cacheApi, kv, memory, putEntry } from "./layers.ts";
import { ABSENCE_MS, COOLDOWN_MS, type Policy, policies } from "./policies.ts";
import { isDead, marksAreOld, marksLoaded, refreshMarks, standingNow, supersede } from "./purges/isolate-marks.ts";
import { noteFailure, noteRead } from "./reads.ts";
import { uploadTags } from "./uploads.ts";

interface Read<T extends z.ZodMiniType> {
	key: string;
	policy: Policy;
	/** A stored entry of another shape (from another release) is a miss. */
	schema: T;
	load: (loading: Loading) => Promise<z.output<T>>;
	tags?: (value: z.output<T>) => readonly string[];
	/** false: another key is this value's canonical one. KV does not store it, because visitors can invent keys. */
	matchesKey?: (value: z.output<T>) => boolean;
}

interface Hit {
	entry: Entry;
	layer: Layer;
}

const misses = flights<Hit, Standing>();

const cooldown = cooldowns(COOLDOWN_MS);

/**
 * The only way to read content. A fresh entry is served, a stale one is served and renewed after the response, an older one
 * only if the backend fails, a purged one never. Concurrent misses share one call. The value is deeply frozen.
 * @throws the error of `load` if there is no entry to serve; BackendError 403, 404 or 410 for a cached absence
 */
export async function cached<T extends z.ZodMiniType>(
	{ preview }: { preview: object | null },
	read: Read<T>,
): Promise<z.output<T>> {
	if (preview) return read.load({ hasEntry: true, madeFrom: (part) => part, onPart: () => undefined });
	refreshMarks();
	if (marksAreOld()) await marksLoaded();
	try {
		const hit = inMemory(read) ?? (await shared(read));
		// Not earlier: `renew` does nothing while a read of the key is in flight.
		if (hit.layer === "stale") renew(read);
		return serve(read, hit);
	} catch (error) {
		if (!(error instanceof BackendError && error.isWithdrawal)) noteFailure();
		throw error;
	}
}

export const isUnread = (key: string): boolean => memory.get(key) === undefined && !misses.get(key);

/** Safe: memory holds only values from `load` or parsed by this read's schema. */
const valueIn = <T extends z.ZodMiniType>(_: Read<T>, entry: Entry) => entry.value as z.output<T>;

const isForKv = <T extends z.ZodMiniType>(read: Read<T>, entry: Entry): boolean =>
	read.policy.inKv && entry.absent === null && read.matchesKey?.(valueIn(read, entry)) !== false;

export const valueInMemory = (key: string): unknown => memory.get(key)?.value;

function serve<T extends z.ZodMiniType>(read: Read<T>, { entry, layer }: Hit): z.output<T> {
	const { fresh, stale } = entry.absent === null ? read.policy : { fresh: ABSENCE_MS, stale: 0 };
	noteRead(layer, entry, entry.since + fresh, entry.since + fresh + stale);
	if (entry.absent !== null) throw new BackendError(entry.absent, "Cached absence");
	return valueIn(read, entry);
}

function inMemory<T extends z.ZodMiniType>(read: Read<T>): Hit | undefined {
	const entry = memory.get(read.key);
	if (!entry || isDead(entry)) return undefined;
	const layer = layerOf(entry, read.policy, "memory");
	if (layer === "rescue") return cooldown.has(read.key) ? { entry, layer } : undefined;
	return layer && { entry, layer };
}

function renew<T extends z.ZodMiniType>(read: Read<T>): void {
	if (misses.get(read.key) || cooldown.has(read.key)) return;
	afterResponse(() => share(read, () => fromBackend(read, undefined))).catch((error: unknown) => {
		cooldown.begin(read.key);
		logFailure("refresh", error, { kind: kindOf(read.key) });
	});
}

function shared<T extends z.ZodMiniType>(read: Read<T>): Promise<Hit> {
	const flight = misses.get(read.key);
	// A read that began before a purge may return purged content.
	if (flight && !isDead(flight.stamp)) return flight.join();
	return share(read, () => fromLayers(read));
}

const share = <T extends z.ZodMiniType>({ key }: Read<T>, find: () => Promise<Hit>): Promise<Hit> =>
	misses.start(key, standingNow(tagsOf(key)), find);

async function fromLayers<T extends z.ZodMiniType>(read: Read<T>): Promise<Hit> {
	const { key, policy } = read;
	const memoryEntry = memory.get(key);
	const candidates: Hit[] = memoryEntry ? [{ entry: memoryEntry, layer: "memory" }] : [];
	// An absence invalidates older entries of other layers.
	let floor = memoryEntry?.absent ? memoryEntry.since : 0;
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

function checked<T extends z.ZodMiniType>({ key, schema }: Read<T>, entry: Entry | undefined): Entry | undefined {
	if (!entry || entry.absent !== null) return entry;
	const { success, data } = schema.safeParse(entry.value);
	if (success) return dated({ ...entry, value: frozen(data) });
	log("cache-shape", { kind: kindOf(key) });
	return undefined;
}

/** Loads and stores. `older` is served if the backend fails, but not after a 403, 404 or 410. */
async function fromBackend<T extends z.ZodMiniType>(read: Read<T>, older: Entry | undefined): Promise<Hit> {
	const { key, policy, load } = read;
	const keyTags = tagsOf(key);
	const itemTag = policy === policies.item ? keyTags.at(-1) : undefined;
	const standing = standingNow(keyTags);
	try {
		let { since, knew } = standing;
		const fallback = older ?? memory.get(key);
		const onPart = () => {
			since = Math.min(since, standing.since - policy.fresh - 1);
		};
		const value = await load({
			hasEntry: older?.absent === null,
			madeFrom: (part) => {
				since = Math.min(since, standingOf(part)?.since ?? since);
				knew = Math.min(knew, standingOf(part)?.knew ?? knew);
				return part;
			},
			onPart: fallback && isServable(fallback, policy) ? undefined : onPart,
		});
		const entry = dated({
			since,
			knew,
			tags: [...keyTags, ...(read.tags?.(value) ?? []), ...uploadTags(value)],
			value: frozen(value),
			absent: null,
		});
		const before = older ?? memory.get(key);
		if (before && itemTag !== undefined && JSON.stringify(before.value) !== JSON.stringify(value)) {
			supersede(itemTag, standing.since, true);
		}
		const inKv = isForKv(read, entry);
		putEntry(key, entry, { inKv, ends: policy.ends });
		// It lacks a part, or was made from a stale one. Without the pause every visit would renew it.
		if (ageOf(entry) > policy.fresh) cooldown.begin(key);
		// KV may hold the text of an item that is now gated without a teaser. A deletion that fails is repeated.
		if (!inKv && ((before && isForKv(read, before)) || kv.isUndeleted(key))) kv.delete(key);
		return { entry, layer: "backend" };
	} catch (error) {
		const served = error instanceof NoEntry ? (older ?? memory.get(key)) : undefined;
		const isCovered = served !== undefined && isServable(served, policy);
		if (error instanceof BackendError && error.isWithdrawal && !isCovered) {
			const hadEntry = older !== undefined || memory.get(key)?.absent === null;
			if (itemTag !== undefined) supersede(itemTag, standing.since, hadEntry);
			const entry = { ...standing, value: null, absent: error.status };
			putEntry(key, entry, { inKv: false, ends: policy.ends });
			if (hadEntry && policy.inKv) kv.delete(key);
			// A hit, so that a page rendered without the item depends on the absence too.
			return { entry, layer: "backend" };
		}
		if (!older || !isServable(older, policy)) throw error;
		cooldown.begin(key);
		memory.set(key, older, writeEntry(older));
		return { entry: older, layer: "rescue" };
	}
}
