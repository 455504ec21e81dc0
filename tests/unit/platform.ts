/** The parts of `cloudflare:workers` that the Worker's modules import, and a Durable Object's storage in memory. */

export const env = {};
export const waitUntil = (): void => undefined;
export class DurableObject {
	readonly ctx: unknown;
	readonly env: unknown;
	constructor(ctx: unknown, env: unknown) {
		this.ctx = ctx;
		this.env = env;
	}
}

interface Range {
	prefix?: string;
	start?: string;
	end?: string;
	reverse?: boolean;
	limit?: number;
}

/** A Durable Object as the platform makes it, with its storage. */
export function objectOf<T>(Class: new (ctx: never, env: never) => T) {
	const store = objectStorage();
	// Safe: the classes use only the storage.
	return { store, object: new Class({ storage: store } as never, {} as never) };
}

export function objectStorage<T = unknown>() {
	const values = new Map<string, T>();
	return {
		values,
		alarmAt: null as number | null,
		reads: 0,
		async get(key: string) {
			this.reads += 1;
			return values.get(key);
		},
		put: async (changes: string | Record<string, T>, value?: T): Promise<void> => {
			const entries = typeof changes === "string" ? { [changes]: value } : changes;
			// Safe: a key is put with its value.
			for (const [key, one] of Object.entries(entries)) values.set(key, one as T);
		},
		list: async ({ prefix = "", start = "", end = "~", reverse = false, limit = Infinity }: Range = {}) => {
			const found = [...values]
				.filter(([key]) => key.startsWith(prefix) && key >= start && key < end)
				.sort(([a], [b]) => (a < b ? -1 : 1));
			return new Map((reverse ? found.reverse() : found).slice(0, limit));
		},
		delete: async (keys: string[]) => keys.filter((key) => values.delete(key)).length,
		deleteAll: async () => values.clear(),
		async getAlarm() {
			return this.alarmAt;
		},
		async setAlarm(at: number) {
			this.alarmAt = at;
		},
	};
}
