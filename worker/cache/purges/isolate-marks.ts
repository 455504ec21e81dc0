import { config } from "../../runtime/config.ts";
import { inTime } from "../../runtime/in-time.ts";
import { log } from "../../runtime/log.ts";
import { objectOf } from "../../runtime/objects.ts";
import type { Standing } from "../../runtime/trace.ts";
import { flights } from "../flights.ts";
import { orNothing } from "../layers.ts";
import { isPurged, type Marks, NO_MARKS, readMarks, SKEW } from "./marks.ts";
import { PURGES_KEY, type Purge, type Purges, type RecordedPurge } from "./purges.ts";
import { supersessions } from "./superseded.ts";

/** This isolate's copy of the purge marks, loaded from KV before another isolate's entry is used, then every half minute. */

const LOAD_EVERY = 30_000;
const RETRY_AFTER = 5000;
const OLD_AFTER = 2 * LOAD_EVERY;
/** The least that KV allows, in seconds. With OLD_AFTER it makes the 90 seconds within which a purge is everywhere. */
const KV_TTL = 30;
/** Three attempts end within the 30 seconds that the platform gives work behind a response. */
const MARK_DEADLINE = 5000;
const MARK_PAUSE = 1000;

let marks = NO_MARKS;
/** When the marks were read, in ms since 1970. Until the first time, entries of other isolates are not served. */
let readAt = -Infinity;
let nextLoad = 0;
let generation = 0;
const loads = flights<void, undefined>();
const superseded = supersessions();
const pending = new Map<string, number>();

const purges = () => objectOf<Purges>(config.PURGES, "purges");

export const recentPurges = async (): Promise<RecordedPurge[]> => [...(await purges().recent())];

export const newestMark = (): number => marks.number;

/** For a read that begins now: a purge during the read invalidates its result (marks.ts). */
export const standingNow = (tags: readonly string[]): Standing => ({ tags, since: Date.now(), knew: newestMark() });

/** Changes with each purge: a response begun under an older number may contain purged content. */
export const purgeGeneration = (): number => generation;

export function isDead(standing: Standing): boolean {
	if (isPurged(standing, marks)) return true;
	const { tags, since } = standing;
	if (!superseded.isEmpty() && tags.some((tag) => since < superseded.of(tag))) return true;
	return pending.size > 0 && tags.some((tag) => since <= (pending.get(tag) ?? -Infinity) + SKEW);
}

/** The tag's entries from before `since` are not served here: the backend has answered something else (superseded.ts). */
export const supersede = (tag: string, since: number, hadItem: boolean): void => superseded.set(tag, since, hadItem);

function adopt(loaded: Marks, at: number): void {
	readAt = at;
	if (loaded.number <= marks.number) return;
	marks = loaded;
	generation += 1;
}

async function load(): Promise<void> {
	const at = Date.now();
	nextLoad = at + LOAD_EVERY;
	const loaded = (await orNothing("kv", marksInKv())) ?? (await orNothing("purges", marksOfObject()));
	if (loaded) return adopt(loaded, at);
	nextLoad = Date.now() + RETRY_AFTER;
	log("purges", { reason: "not read" });
}

async function marksInKv(): Promise<Marks | undefined> {
	const text = await config.CONTENT.get(PURGES_KEY, { cacheTtl: KV_TTL });
	return text === null ? NO_MARKS : readMarks(text);
}

const marksOfObject = async (): Promise<Marks> => purges().marks();

export async function reachableStores(): Promise<{ kv: boolean; purges: boolean }> {
	const [kv, object] = await Promise.all([orNothing("kv", marksInKv()), orNothing("purges", marksOfObject())]);
	return { kv: kv !== undefined, purges: object !== undefined };
}

const running = () => loads.get(PURGES_KEY);

const loadOnce = (): Promise<void> => running()?.join() ?? loads.start(PURGES_KEY, undefined, load);

export function refreshMarks(): void {
	if (hasMarks() && Date.now() >= nextLoad) void loadOnce();
}

const hasMarks = (): boolean => readAt > -Infinity;

/** Whether `marksLoaded` must be awaited before an entry of this isolate is judged. */
export const marksAreOld = (): boolean => hasMarks() && Date.now() >= readAt + OLD_AFTER;

/** Whether there are marks. Waits for the first load, and where they are old; a failed load is tried again after a pause. */
export async function marksLoaded(): Promise<boolean> {
	const isNeeded = !hasMarks() || marksAreOld();
	if (isNeeded && (running() !== undefined || Date.now() >= nextLoad)) await loadOnce();
	return hasMarks();
}

/** Purges here at once, elsewhere at the next load. @throws if the Durable Object is silent for 17 s; the purge stays here */
export async function purge(request: Purge): Promise<void> {
	const at = Date.now();
	for (const tag of request.tags) pending.set(tag, at);
	generation += 1;
	adopt(await mark(request), at);
	for (const tag of request.tags) if (pending.get(tag) === at) pending.delete(tag);
}

async function mark(request: Purge, retries = 2): Promise<Marks> {
	try {
		return await inTime(purges().mark(request), MARK_DEADLINE);
	} catch (error) {
		if (retries === 0) throw error;
		await new Promise((resolve) => setTimeout(resolve, MARK_PAUSE));
		return mark(request, retries - 1);
	}
}
