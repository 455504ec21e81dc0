import type { LastingKey } from "./keys.ts";

/** localStorage. If the browser refuses storage, every key is missing. */

function attempt<T>(access: () => T, refused: T): T {
	try {
		return access();
	} catch {
		return refused;
	}
}

/** A JSON value, which the caller parses with a schema. Null for a missing key and for broken JSON. */
export const readStored = (key: string): unknown =>
	attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"), null);

/** Returns whether the browser has stored the value, as JSON. */
export const store = (key: LastingKey, value: object): boolean =>
	attempt(() => {
		localStorage.setItem(key, JSON.stringify(value));
		return true;
	}, false);

export const removeStored = (key: string): void => attempt(() => localStorage.removeItem(key), undefined);

export const storedKeys = (): string[] => attempt(() => Object.keys(localStorage), []);
