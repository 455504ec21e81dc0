/** Who did what, as a Durable Object keeps it: by time, each for 90 days, which its alarm sees to. */

export interface Actor {
	/** What the log may say: Cloudflare Access's id of a person, or a fixed word. */
	id: string;
	/** What the operations page shows: of a person the address. */
	name: string;
}

const KINDS = ["purge", "sessions-ended", "review-ended"] as const;
type Kind = (typeof KINDS)[number];

export interface Deed {
	what: Kind;
	/** What it was done to; nothing of a visitor. */
	of: string;
	by: Actor;
}

export interface RecordedDeed extends Deed {
	/** Milliseconds since 1970. */
	at: number;
}

const LIFE_MS = 90 * 24 * 60 * 60 * 1000;
/** Newest ones of a kind that are read at a time: the many of one kind, such as the backend's, hide none of another. */
const MOST_READ = 50;
/** So many keys the storage deletes at a time. */
const MOST_DELETED = 128;

/** What is used of a Durable Object's storage. */
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
/** Times have as many digits until the year 2286, so that keys are in their order. */
const keyOf = (what: Kind, at: number): string => `${prefixOf(what)}${at}/`;
/** Before this one all have had their life. */
const firstKey = (what: Kind, now: number): string => keyOf(what, now - LIFE_MS + 1);

export async function writeDeed(storage: Storage, deed: Deed, now: number): Promise<void> {
	await storage.put(keyOf(deed.what, now) + crypto.randomUUID(), { ...deed, at: now });
	if ((await storage.getAlarm()) === null) await storage.setAlarm(now + LIFE_MS);
}

/** The newest first. */
export async function readDeeds(storage: Storage, now: number): Promise<RecordedDeed[]> {
	const found = await Promise.all(
		KINDS.map((what) =>
			storage.list({ prefix: prefixOf(what), start: firstKey(what, now), reverse: true, limit: MOST_READ }),
		),
	);
	return found.flatMap((deeds) => [...deeds.values()]).sort((a, b) => b.at - a.at);
}

/** Forgets those that have had their life, and has the alarm ring for the next. */
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
