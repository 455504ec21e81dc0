import { ageOf, type Entry, writeEntry } from "../../cache/entry.ts";
import { flights } from "../../cache/flights.ts";
import { keys, kindOf, tagsOf } from "../../cache/keys.ts";
import { cacheApi, kv } from "../../cache/layers.ts";
import { INDEX_REST_MS, INDEXES_BYTES, policies } from "../../cache/policies.ts";
import { isDead, marksLoaded, newestMark, refreshMarks } from "../../cache/purges/isolate-marks.ts";
import { rests } from "../../cache/rests.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { lru } from "../../runtime/lru.ts";
import { behindAnswer, type Standing } from "../../runtime/trace.ts";
import type { Site } from "../../visitor/site.ts";
import { builtIndex } from "./build.ts";
import { readIndex, type SearchIndex, type WrittenIndex, writeIndex, writtenIndex } from "./search-index.ts";

/**
 * Each locale's index: an entry like any content's, in the Cache API and KV, and ready to be asked in the isolate's memory.
 * It is never built in front of an answer: who asks before there is one gets none, and has it built behind the answer.
 */

export interface KeptIndex extends SearchIndex {
	standing: Standing;
}

/** Bytes that it takes in memory for each character of MiniSearch's JSON, at most (tests/tools/bench/suggestions.ts). */
const BYTES_A_CHARACTER = 8;
/** Characters of an entry, beyond which it stays in the isolate that has built it. KV takes 25 MB. */
const MOST_CHARACTERS = 12 * 1024 * 1024;

const held = lru<{ index: KeptIndex; bytes: number }>(INDEXES_BYTES, ({ bytes }) => bytes);
const readings = flights<KeptIndex | undefined, undefined>();
const buildings = flights<void, undefined>();
/** Locales whose index was begun to be built a moment ago, whatever has come of it. */
const resting = rests(INDEX_REST_MS);

const { fresh, ends } = policies.searchIndex;

/**
 * null: there is none. An old or purged index is served until a newer one is there, and `ask.ts` leaves out what a purge has
 * named. Drafts are in no index, so a preview has none.
 */
export async function keptIndex(site: Site): Promise<KeptIndex | null> {
	if (site.preview) return null;
	refreshMarks();
	const key = keys.searchIndex(site.locale);
	const index = held.get(key)?.index ?? (await readOnce(site, key));
	if (!index || isOld(index)) begin(site, key);
	return index && ageOf(index.standing) <= ends ? index : null;
}

const isOld = ({ standing }: KeptIndex): boolean => isDead(standing) || ageOf(standing) > fresh;

function hold(key: string, index: KeptIndex, { engine }: WrittenIndex): KeptIndex {
	held.set(key, { index, bytes: BYTES_A_CHARACTER * engine.length });
	return index;
}

/** While it is being built there is none elsewhere. */
async function readOnce(site: Site, key: string): Promise<KeptIndex | undefined> {
	if (buildings.get(key) || resting.has(key)) return undefined;
	return readings.get(key)?.landed ?? readings.start(key, undefined, () => fromAfar(site, key));
}

/** The newer of the Cache API's and KV's. */
async function fromAfar({ locale }: Site, key: string): Promise<KeptIndex | undefined> {
	const [judged, ...entries] = await Promise.all([marksLoaded(), cacheApi.get(key), kv.get(key)]);
	const [newest] = entries.filter((entry) => entry !== undefined).sort((a, b) => b.since - a.since);
	if (!judged || !newest) return undefined;
	const { success, data } = writtenIndex.safeParse(newest.value);
	const index = success ? await readIndex(locale, data).catch(() => undefined) : undefined;
	if (!data || !index) {
		log("cache-shape", { kind: kindOf(key) });
		return undefined;
	}
	return hold(key, { ...index, standing: standingOf(newest) }, data);
}

const standingOf = ({ tags, since, knew }: Entry): Standing => ({ tags, since, knew });

function begin(site: Site, key: string): void {
	if (buildings.get(key) || resting.has(key)) return;
	resting.begin(key);
	behindAnswer(() => buildings.start(key, undefined, () => renew(site, key))).catch((error: unknown) =>
		log("refresh", { kind: kindOf(key), reason: reasonOf(error) }),
	);
}

async function renew(site: Site, key: string): Promise<void> {
	// Another isolate may have built it meanwhile.
	const other = await fromAfar(site, key);
	if (other && !isOld(other)) return;
	// Taken before the backend is asked: a purge from now on leaves out what it names (worker/cache/purges/marks.ts).
	const standing = { tags: tagsOf(key), since: Date.now(), knew: newestMark() };
	const index = await builtIndex(site);
	const value = writeIndex(index);
	hold(key, { ...index, standing }, value);
	const entry = { ...standing, value, absent: null };
	const text = writeEntry(entry);
	if (text.length > MOST_CHARACTERS) return;
	cacheApi.put(key, entry, text, ends);
	kv.put(key, entry, text, ends);
}
