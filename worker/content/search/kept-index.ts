import { LOCALES, type LocaleCode } from "../../../shared/locales.ts";
import { cooldowns } from "../../cache/cooldowns.ts";
import { ageOf, readEntry } from "../../cache/entry.ts";
import { flights } from "../../cache/flights.ts";
import { keys, kindOf, tagsOf } from "../../cache/keys.ts";
import { textInKv } from "../../cache/layers.ts";
import { INDEX_COOLDOWN_MS, INDEXES_BYTES, policies } from "../../cache/policies.ts";
import { isDead, marksAreOld, marksLoaded, newestMark, refreshMarks } from "../../cache/purges/isolate-marks.ts";
import { config } from "../../runtime/config.ts";
import { inBackground } from "../../runtime/in-background.ts";
import { log } from "../../runtime/log.ts";
import { lru } from "../../runtime/lru.ts";
import { objectOf } from "../../runtime/objects.ts";
import type { Standing } from "../../runtime/trace.ts";
import type { Site } from "../../visitor/site.ts";
import type { IndexState, SearchIndexer } from "./indexer.ts";
import { readIndex, type SearchIndex } from "./search-index.ts";

/** Each locale's index in memory. A Durable Object writes it to KV (indexer.ts) when a reader finds none, or an old one. */

export interface KeptIndex extends SearchIndex {
	standing: Standing;
}

/** At most: bytes of memory for each character of the entry (tests/tools/bench/suggestions.ts). */
const BYTES_A_CHARACTER = 4;

const held = lru<{ index: KeptIndex; bytes: number }>(INDEXES_BYTES, ({ bytes }) => bytes);
const readings = flights<KeptIndex | undefined, undefined>();
/** Locales whose index was read from KV, or requested, less than INDEX_COOLDOWN_MS ago. */
const cooldown = cooldowns(INDEX_COOLDOWN_MS);

const { fresh, ends } = policies.searchIndex;

/** null: no index, or a preview, because drafts are not indexed. An old or purged index is served until a newer one exists. */
export async function keptIndex({ locale, preview }: Pick<Site, "locale" | "preview">): Promise<KeptIndex | null> {
	if (preview) return null;
	const key = keys.searchIndex(locale);
	const index = await heldOrRead(locale, key);
	if (!index || isOld(index)) renew(locale, key);
	return index && !isOver(index) ? index : null;
}

/** Without a renewal, for pages that work without the index. */
export async function storedIndex({ locale, preview }: Pick<Site, "locale" | "preview">): Promise<KeptIndex | null> {
	const index = preview ? undefined : await heldOrRead(locale, keys.searchIndex(locale));
	return index && !isOver(index) ? index : null;
}

async function heldOrRead(locale: LocaleCode, key: string): Promise<KeptIndex | undefined> {
	refreshMarks();
	if (marksAreOld()) await marksLoaded();
	return held.get(key)?.index ?? (cooldown.has(key) ? undefined : await readOnce(locale, key));
}

const isOver = ({ standing }: KeptIndex): boolean => ageOf(standing) > ends;

const isOld = ({ standing }: KeptIndex): boolean => isDead(standing) || ageOf(standing) > fresh;

const readOnce = (locale: LocaleCode, key: string): Promise<KeptIndex | undefined> =>
	readings.get(key)?.join() ?? readings.start(key, undefined, () => fromKv(locale, key));

/** undefined also for an unreadable index, so that it is built again. */
async function fromKv(locale: LocaleCode, key: string): Promise<KeptIndex | undefined> {
	const [hasMarks, text] = await Promise.all([marksLoaded(), textInKv(key)]);
	if (!hasMarks || text === undefined) return undefined;
	const entry = readEntry(text);
	const before = held.get(key)?.index;
	// KV may return an older version than before.
	if (entry && before && before.standing.since >= entry.since) return before;
	const index = entry && readIndex(locale, entry.value);
	if (!index) {
		log("cache-shape", { kind: kindOf(key) });
		return undefined;
	}
	const { tags, since, knew } = entry;
	const kept = { ...index, standing: { tags, since, knew } };
	held.set(key, { index: kept, bytes: BYTES_A_CHARACTER * text.length });
	return kept;
}

/** Reads KV again, which can lag by two minutes, and requests a build if it has no newer index. */
function renew(locale: LocaleCode, key: string): void {
	if (cooldown.has(key)) return;
	cooldown.begin(key);
	renewing(async () => {
		const index = await readOnce(locale, key);
		if (!index || isOld(index)) await requestIndex(locale);
	});
}

const renewing = (work: () => Promise<unknown>): void => inBackground("refresh", work, { kind: "search-index" });

const indexer = (locale: LocaleCode) => objectOf<SearchIndexer>(config.SEARCH_INDEX, locale);

const requestIndex = async (locale: LocaleCode): Promise<void> => indexer(locale).request(locale, newestMark());

/** Requests builds of the indexes that a purge of these tags makes old. */
export function requestIndexes(tags: readonly string[]): void {
	const codes = LOCALES.map(({ code }) => code);
	const old = codes.filter((code) => tagsOf(keys.searchIndex(code)).some((tag) => tags.includes(tag)));
	renewing(() => Promise.all(old.map(requestIndex)));
}

export const indexStates = (): Promise<(IndexState & { locale: LocaleCode })[]> =>
	Promise.all(LOCALES.map(async ({ code }) => ({ ...(await indexer(code).state()), locale: code })));
