/** Storage of deeds: what people changed by hand. A deed is kept for 90 days; the Durable Object's alarm deletes it. */

export interface Actor {
	/** For the log: Cloudflare Access's id of a person, or a fixed word. */
	id: string;
	/** For the operations page: a person's address, or a fixed word. */
	name: string;
}

const KINDS = ["purge", "sessions-ended", "review-ended"] as const;
type Kind = (typeof KINDS)[number];

export interface Deed {
	what: Kind;
	/** The object of the deed. It names no visitor. */
	of: string;
	by: Actor;
}

export interface RecordedDeed extends Deed {
	/** Milliseconds since 1970. */
	at: number;
}

const LIFE_MS = 90 * 24 * 60 * 60 * 1000;
/** Read per kind, so that the many deeds of one kind, such as the backend's, hide none of another. */
const MOST_READ = 50;
/** The storage deletes at most this many keys at a time. */
const MOST_DELETED = 128;

/** The part of a Durable Object's storage that this file uses. */
interface Storage {
	put(key: string, value: RecordedDeed): Promise<void>;
	list(options: {
		prefix: string;
		start?: string;
		end?: string;
		reverse?: boolean;
		limit: number;
	}): Promise<Map<string, RecordedDeed>>;
	delete(keys: string[]): Promise<number>;
	getAlarm(): Promise<number | null>;
	setAlarm(at: number): Promise<void>;
}

const prefixOf = (what: Kind): string => `deed/${what}/`;
/** Times have the same number of digits until the year 2286, so that keys sort by time. */
const keyOf = (what: Kind, at: number): string => `${prefixOf(what)}${at}/`;
/** Keys before this one have expired. */
const firstKey = (what: Kind, now: number): string => keyOf(what, now - LIFE_MS + 1);

export async function writeDeed(storage: Storage, deed: Deed, now: number): Promise<void> {
	await storage.put(keyOf(deed.what, now) + crypto.randomUUID(), { ...deed, at: now });
	if ((await storage.getAlarm()) === null) await storage.setAlarm(now + LIFE_MS);
}

/** The newest first. */
export async function readDeeds(storage: Storage, now: number): Promise<RecordedDeed[]> {
	const byKind = await Promise.all(
		KINDS.map((what) =>
			storage.list({ prefix: prefixOf(what), start: firstKey(what, now), reverse: true, limit: MOST_READ }),
		),
	);
	return byKind.flatMap((deeds) => [...deeds.values()]).sort((a, b) => b.at - a.at);
}

/** Deletes expired deeds and sets the alarm for the next one. */
export async function forgetDeeds(storage: Storage, now: number): Promise<void> {
	let next = Infinity;
	for (const what of KINDS) {
		const prefix = prefixOf(what);
		const old = await storage.list({ prefix, end: firstKey(what, now), limit: MOST_DELETED });
		if (old.size > 0) await storage.delete([...old.keys()]);
		for (const { at } of (await storage.list({ prefix, limit: 1 })).values()) next = Math.min(next, at);
	}
	if (next < Infinity) await storage.setAlarm(next + LIFE_MS);
}
