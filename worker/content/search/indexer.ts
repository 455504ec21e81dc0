import { DurableObject } from "cloudflare:workers";
import { findLocale, type LocaleCode } from "../../../shared/locales.ts";
import { writeEntry } from "../../cache/entry.ts";
import { keys, tagsOf } from "../../cache/keys.ts";
import { INDEX_EVERY_MS, INDEX_MOST_PAUSE_MS, policies } from "../../cache/policies.ts";
import { newestMark } from "../../cache/purges/isolate-marks.ts";
import { config } from "../../runtime/config.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { builtIndex } from "./build.ts";
import { writeIndex } from "./search-index.ts";

/** What the operations page shows of a locale's index. */
export interface IndexState {
	/** The last index that was built; null: none yet. */
	built: { at: number; cards: number; isComplete: boolean } | null;
	/** Builds that have failed since then. */
	failures: number;
	/** Why the last of them failed. */
	reason: string | null;
	/** When the next build begins, in milliseconds since 1970; null: nobody has asked for one. */
	nextAt: number | null;
}

const NOTHING: Omit<IndexState, "nextAt"> = { built: null, failures: 0, reason: null };

/**
 * Builds a locale's search index for all isolates and stores it in KV. There is one object a locale. Its alarm builds, at most
 * once a minute, and tries again with growing pauses.
 */
export class SearchIndexer extends DurableObject {
	/** `knew`: the newest purge mark that the caller has read. The build begins later, so its content is newer than the mark. */
	async request(locale: LocaleCode, knew: number): Promise<void> {
		const { storage } = this.ctx;
		await storage.put({ locale, knew: Math.max(knew, (await storage.get<number>("knew")) ?? 0) });
		if ((await storage.getAlarm()) !== null) return;
		const begun = (await storage.get<number>("begun")) ?? 0;
		await storage.setAlarm(Math.max(Date.now(), begun + INDEX_EVERY_MS));
	}

	async state(): Promise<IndexState> {
		return { ...(await this.#last()), nextAt: await this.ctx.storage.getAlarm() };
	}

	async #last(): Promise<typeof NOTHING> {
		return (await this.ctx.storage.get<typeof NOTHING>("last")) ?? NOTHING;
	}

	override async alarm(): Promise<void> {
		const { storage } = this.ctx;
		const locale = findLocale((await storage.get<string>("locale")) ?? "")?.code;
		if (!locale) return;
		await storage.put("begun", Date.now());
		const last = await this.#last();
		try {
			const built = await build(locale, (await storage.get<number>("knew")) ?? 0);
			await storage.put("last", { built, failures: 0, reason: null });
		} catch (error) {
			const failures = last.failures + 1;
			const reason = reasonOf(error);
			log("search-index-failed", { locale, reason, failures });
			await storage.put("last", { ...last, failures, reason });
			// A new alarm, because the platform gives up after a few retries of its own.
			await storage.setAlarm(Date.now() + pauseAfter(failures));
		}
	}
}

const pauseAfter = (failures: number): number => Math.min(INDEX_MOST_PAUSE_MS, INDEX_EVERY_MS * 2 ** (failures - 1));

/** @throws when the backend's cards cannot be read, or KV does not store the index */
async function build(locale: LocaleCode, knew: number): Promise<IndexState["built"]> {
	const key = keys.searchIndex(locale);
	// Taken before the backend is asked: a purge from now on makes the index old (worker/cache/purges/marks.ts).
	const standing = { tags: tagsOf(key), since: Date.now(), knew: Math.max(knew, newestMark()) };
	const index = await builtIndex(locale);
	const text = writeEntry({ ...standing, value: writeIndex(index), absent: null });
	await config.CONTENT.put(key, text, { expirationTtl: policies.searchIndex.ends / 1000 });
	return { at: standing.since, cards: index.items.length, isComplete: index.isComplete };
}
