import { DurableObject } from "cloudflare:workers";
import { findLocale, type LocaleCode } from "../../../shared/locales.ts";
import { writeEntry } from "../../cache/entry.ts";
import { keys, tagsOf } from "../../cache/keys.ts";
import { INDEX_EVERY_MS, INDEX_MOST_PAUSE_MS, policies } from "../../cache/policies.ts";
import { standingNow } from "../../cache/purges/isolate-marks.ts";
import { config } from "../../runtime/config.ts";
import { reasonOf } from "../../runtime/errors.ts";
import { log } from "../../runtime/log.ts";
import { builtIndex } from "./build.ts";
import { writeIndex } from "./search-index.ts";

/** For the operations page. */
export interface IndexState {
	/** The last success; null: none yet. */
	built: { at: number; cards: number; isComplete: boolean } | null;
	failures: number;
	reason: string | null;
	/** The next build; null: none requested. */
	nextAt: number | null;
}

const NOTHING: Omit<IndexState, "nextAt"> = { built: null, failures: 0, reason: null };

/** Builds search indexes and stores them in KV, one object per locale, at most once a minute. Failed builds back off. */
export class SearchIndexer extends DurableObject {
	/** `knew`: the newest purge mark that the caller has read. The build starts later, so its content is newer. */
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
			// A new alarm, because the platform gives up after a few retries.
			await storage.setAlarm(Date.now() + pauseAfter(failures));
		}
	}
}

const pauseAfter = (failures: number): number => Math.min(INDEX_MOST_PAUSE_MS, INDEX_EVERY_MS * 2 ** (failures - 1));

/** @throws if the backend or KV fails */
async function build(locale: LocaleCode, knew: number): Promise<IndexState["built"]> {
	const key = keys.searchIndex(locale);
	const now = standingNow(tagsOf(key));
	const standing = { ...now, knew: Math.max(knew, now.knew) };
	const index = await builtIndex(locale);
	const text = writeEntry({ ...standing, value: writeIndex(index), absent: null });
	await config.CONTENT.put(key, text, { expirationTtl: policies.searchIndex.ends / 1000 });
	return { at: standing.since, cards: index.items.length, isComplete: index.isComplete };
}
