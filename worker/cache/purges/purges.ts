import { DurableObject } from "cloudflare:workers";
import { logFailure } from "../../runtime/log-failure.ts";
import { type Marks, NO_MARKS } from "./marks.ts";
import { EVERY_ITEM, EVERYTHING } from "./tags.ts";

export interface Purge {
	event: string;
	model: string;
	tags: readonly string[];
}

export interface RecordedPurge extends Purge {
	at: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** An hour more than the longest lifetime of an entry. */
const MARK_LIFE_MS = DAY + 60 * 60 * 1000;
/** Each isolate loads all marks. Beyond this number one mark on everything replaces them. */
const MOST_MARKS = 2000;
const MOST_RECORDS = 50;
const MOST_TAGS_RECORDED = 100;
/** KV accepts one write per second and key. */
const BETWEEN_WRITES = 1100;
const BETWEEN_TRIES = 5000;

export const PURGES_KEY = "purges";

/** Makes purge marks, one request at a time, so no mark is lost between data centres. Its alarm copies them to KV. */
export class Purges extends DurableObject<{ CONTENT: KVNamespace }> {
	async mark(purge: Purge): Promise<Marks> {
		const at = Date.now();
		const { number: last, marks: all } = await this.marks();
		// Above those of an object before this one: a recovery or a new environment begins with empty storage, beside the same KV.
		const number = Math.max(last + 1, at);
		const alive = Object.entries(all).filter(([, mark]) => mark.at > at - MARK_LIFE_MS);
		const marks = Object.fromEntries(alive);
		for (const tag of purge.tags) marks[tag] = { number, at };
		const tooMany = Object.keys(marks).length > MOST_MARKS;
		const next: Marks = {
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

	async marks(): Promise<Marks> {
		return (await this.ctx.storage.get<Marks>("marks")) ?? NO_MARKS;
	}

	async recent(): Promise<RecordedPurge[]> {
		return (await this.ctx.storage.get<RecordedPurge[]>("records")) ?? [];
	}

	override async alarm(): Promise<void> {
		await this.ctx.storage.put("writtenAt", Date.now());
		try {
			await this.env.CONTENT.put(PURGES_KEY, JSON.stringify(await this.marks()));
		} catch (error) {
			logFailure("purge-failed", error, { store: "kv" });
			// The platform gives up after a few retries.
			await this.ctx.storage.setAlarm(Date.now() + BETWEEN_TRIES);
		}
	}
}
