/** The audit log: changes made by people. The operations page shows each for 90 days, until the Durable Object's alarm. */

export interface Actor {
	/** For the log: Cloudflare Access's id, or a fixed word. */
	id: string;
	/** For the operations page: an e-mail address, or a fixed word. */
	name: string;
}

const KINDS = ["purge", "sessions-ended", "review-ended"] as const;
type Kind = (typeof KINDS)[number];

export interface AuditEntry {
	what: Kind;
	/** The object of the change, never a visitor. */
	of: string;
	by: Actor;
}

export interface RecordedEntry extends AuditEntry {
	at: number;
}

const LIFE_MS = 90 * 24 * 60 * 60 * 1000;
/** Per kind, so that frequent entries do not hide the others. */
const MOST_READ = 50;
const MOST_DELETED = 128;

interface Storage {
	put(key: string, value: RecordedEntry): Promise<void>;
	list(options: {
		prefix: string;
		start?: string;
		end?: string;
		reverse?: boolean;
		limit: number;
	}): Promise<Map<string, RecordedEntry>>;
	delete(keys: string[]): Promise<number>;
	getAlarm(): Promise<number | null>;
	setAlarm(at: number): Promise<void>;
}

const prefixOf = (what: Kind): string => `audit/${what}/`;
/** Times have 13 digits until the year 2286, so keys sort by time. */
const keyOf = (what: Kind, at: number): string => `${prefixOf(what)}${at}/`;
const firstKey = (what: Kind, now: number): string => keyOf(what, now - LIFE_MS + 1);

export async function writeEntry(storage: Storage, entry: AuditEntry, now: number): Promise<void> {
	await storage.put(keyOf(entry.what, now) + crypto.randomUUID(), { ...entry, at: now });
	if ((await storage.getAlarm()) === null) await storage.setAlarm(now + LIFE_MS);
}

/** Newest first. */
export async function readEntries(storage: Storage, now: number): Promise<RecordedEntry[]> {
	const byKind = await Promise.all(
		KINDS.map((what) =>
			storage.list({ prefix: prefixOf(what), start: firstKey(what, now), reverse: true, limit: MOST_READ }),
		),
	);
	return byKind.flatMap((entries) => [...entries.values()]).sort((a, b) => b.at - a.at);
}

/** Deletes expired entries and sets the alarm for the next. */
export async function deleteExpired(storage: Storage, now: number): Promise<void> {
	let next = Infinity;
	for (const what of KINDS) {
		const prefix = prefixOf(what);
		const old = await storage.list({ prefix, end: firstKey(what, now), limit: MOST_DELETED });
		if (old.size > 0) await storage.delete([...old.keys()]);
		for (const { at } of (await storage.list({ prefix, limit: 1 })).values()) next = Math.min(next, at);
	}
	if (next < Infinity) await storage.setAlarm(next + LIFE_MS);
}
