import { DurableObject } from "cloudflare:workers";
import { BUCKETS, type BucketName } from "./table.ts";

/** Admits one attempt although the bucket is full: a solved challenge, or a pause that is over. */
export interface Credit {
	/** Random. Each credit is spent once. */
	id: string;
	until: number;
	/** The least time between two credits of this kind, in milliseconds. */
	apart: number;
}

export interface Admission {
	/** Seconds until the next attempt; 0: this one is admitted. */
	wait: number;
	credits: number;
	/** The credit admitted this attempt, which counts in no bucket. */
	byCredit: boolean;
}

interface Entry {
	count: number;
	until: number;
}

const SPENT = "spent/";
const CREDITS = "credits";
const PAUSE = "pause";
/** The platform's limit for one `delete`. */
const MOST_AT_ONCE = 128;

/** Counts of one account or client. An attempt counts before the backend checks it, so that many at once stay within the limit. */
export class Guesses extends DurableObject {
	/** `owner`: the device's id, or the person's name; "" for the bucket of all others. */
	async admit(bucket: BucketName, owner: string, credit: Credit | null): Promise<Admission> {
		const credits = await this.credits();
		if (credit && (await this.#spend(credit))) return { wait: 0, credits, byCredit: true };
		const { number, seconds } = BUCKETS[bucket];
		const name = `${bucket}/${owner}`;
		const entry = await this.#read(name);
		if (entry && entry.count >= number) return { wait: secondsUntil(entry.until), credits, byCredit: false };
		await this.#count(name, seconds, entry);
		return { wait: 0, credits, byCredit: false };
	}

	/** Reads only, so that the object of an invented account stores nothing. */
	async credits(): Promise<number> {
		return (await this.#read(CREDITS))?.count ?? 0;
	}

	/** The password was correct, or was not checked. */
	async uncount(bucket: BucketName, owner: string): Promise<void> {
		const name = `${bucket}/${owner}`;
		const entry = await this.#read(name);
		if (entry && entry.count > 0) await this.ctx.storage.put(name, { ...entry, count: entry.count - 1 });
	}

	override async alarm(): Promise<void> {
		const entries = [...(await this.ctx.storage.list<Entry>())];
		const over = entries.flatMap(([name, { until }]) => (until <= Date.now() ? [name] : []));
		for (let at = 0; at < over.length; at += MOST_AT_ONCE) {
			await this.ctx.storage.delete(over.slice(at, at + MOST_AT_ONCE));
		}
		if (over.length < entries.length) await this.#wakeAt(Math.max(...entries.map(([, { until }]) => until)));
	}

	async #spend({ id, until, apart }: Credit): Promise<boolean> {
		if (until <= Date.now() || (await this.#read(SPENT + id))) return false;
		if (apart > 0 && (await this.#read(PAUSE))) return false;
		await this.#put(SPENT + id, { count: 1, until });
		if (apart > 0) await this.#put(PAUSE, { count: 1, until: Date.now() + apart });
		await this.#count(CREDITS, BUCKETS.account.seconds, await this.#read(CREDITS));
		return true;
	}

	#count(name: string, seconds: number, entry: Entry | undefined): Promise<void> {
		const until = entry?.until ?? Date.now() + seconds * 1000;
		return this.#put(name, { count: (entry?.count ?? 0) + 1, until });
	}

	async #read(name: string): Promise<Entry | undefined> {
		const entry = await this.ctx.storage.get<Entry>(name);
		return entry && entry.until > Date.now() ? entry : undefined;
	}

	async #put(name: string, entry: Entry): Promise<void> {
		await this.ctx.storage.put(name, entry);
		if ((await this.ctx.storage.getAlarm()) === null) await this.#wakeAt(entry.until);
	}

	#wakeAt(at: number): Promise<void> {
		return this.ctx.storage.setAlarm(at + 1000);
	}
}

const secondsUntil = (at: number): number => Math.max(1, Math.ceil((at - Date.now()) / 1000));
