import { DurableObject } from "cloudflare:workers";
import type { WrittenMarks } from "./marks.ts";
import { EVERYTHING } from "./tags.ts";

export interface Purge {
	/** Strapi's event, or `by-hand`. */
	event: string;
	model: string;
	tags: readonly string[];
}

export interface RecordedPurge extends Purge {
	/** Milliseconds since 1970. */
	at: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** Marks are forgotten after the longest life of an entry and an hour more: nothing is left that they could make old. */
const MARK_LIFE_MS = DAY + 60 * 60 * 1000;
/** Beyond so many, all marks are replaced by one on everything: each isolate holds all of them in memory. */
const MOST_MARKS = 2000;
const MOST_RECORDS = 50;
/** Of a record: the operations page shows a few, and says how many more there are. */
const MOST_TAGS_RECORDED = 100;
/** KV takes one write a second to a key. */
const BETWEEN_WRITES = 1100;
const BETWEEN_TRIES = 5000;

export const PURGES_KEY = "purges";

/**
 * The one object that makes purge marks: requests to it come one after the other, so that no mark is lost between two
 * data centres. Its alarm copies the marks to KV, from where every isolate reads them; a copy that fails is tried again.
 */
export class Purges extends DurableObject<{ CONTENT: KVNamespace }> {
	/** Marks the tags as of now; answers with all marks. */
	async mark(purge: Purge): Promise<WrittenMarks> {
		const at = Date.now();
		const { number: last, marks: all } = await this.marks();
		const number = last + 1;
		const alive = Object.entries(all).filter(([, mark]) => mark.at > at - MARK_LIFE_MS);
		const marks = Object.fromEntries(alive);
		for (const tag of purge.tags) marks[tag] = { number, at };
		const tooMany = Object.keys(marks).length > MOST_MARKS;
		const next: WrittenMarks = { number, marks: tooMany ? { [EVERYTHING]: { number, at } } : marks };
		const record = { ...purge, tags: purge.tags.slice(0, MOST_TAGS_RECORDED), at };
		const records = [record, ...(await this.recent())].slice(0, MOST_RECORDS);
		await this.ctx.storage.put({ marks: next, records });
		if ((await this.ctx.storage.getAlarm()) === null) {
			const written = (await this.ctx.storage.get<number>("writtenAt")) ?? 0;
			await this.ctx.storage.setAlarm(Math.max(at, written + BETWEEN_WRITES));
		}
		return next;
	}

	async marks(): Promise<WrittenMarks> {
		return (await this.ctx.storage.get<WrittenMarks>("marks")) ?? { number: 0, marks: {} };
	}

	/** Newest first. */
	async recent(): Promise<RecordedPurge[]> {
		return (await this.ctx.storage.get<RecordedPurge[]>("records")) ?? [];
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.put("writtenAt", Date.now());
		try {
			await this.env.CONTENT.put(PURGES_KEY, JSON.stringify(await this.marks()));
		} catch {
			// A new alarm instead of the platform's own retries, which end after a few: then no isolate would hear of the purge.
			await this.ctx.storage.setAlarm(Date.now() + BETWEEN_TRIES);
		}
	}
}
