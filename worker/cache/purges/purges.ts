import { DurableObject } from "cloudflare:workers";
import type { WrittenMarks } from "./marks.ts";
import { EVERY_ITEM, EVERYTHING } from "./tags.ts";

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
/** The longest lifetime of an entry and an hour more: after that a mark has nothing left to invalidate. */
const MARK_LIFE_MS = DAY + 60 * 60 * 1000;
/** More marks than this are replaced by one on everything, because each isolate holds all of them in memory. */
const MOST_MARKS = 2000;
const MOST_RECORDS = 50;
const MOST_TAGS_RECORDED = 100;
/** KV accepts one write a second per key. */
const BETWEEN_WRITES = 1100;
const BETWEEN_TRIES = 5000;

export const PURGES_KEY = "purges";

/**
 * The Durable Object that makes purge marks. It handles one request at a time, so no mark is lost between data centres. Its
 * alarm copies the marks to KV, from where every isolate loads them.
 */
export class Purges extends DurableObject<{ CONTENT: KVNamespace }> {
	/** Marks the tags and returns all marks. */
	async mark(purge: Purge): Promise<WrittenMarks> {
		const at = Date.now();
		const { number: last, marks: all } = await this.marks();
		const number = last + 1;
		const alive = Object.entries(all).filter(([, mark]) => mark.at > at - MARK_LIFE_MS);
		const marks = Object.fromEntries(alive);
		for (const tag of purge.tags) marks[tag] = { number, at };
		const tooMany = Object.keys(marks).length > MOST_MARKS;
		const next: WrittenMarks = {
			number,
			marks: tooMany ? { [EVERYTHING]: { number, at }, [EVERY_ITEM]: { number, at } } : marks,
		};
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
			// A new alarm, because the platform gives up after a few retries of its own.
			await this.ctx.storage.setAlarm(Date.now() + BETWEEN_TRIES);
		}
	}
}
