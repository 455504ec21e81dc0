import type { LastingKey } from "./keys.ts";

/** localStorage with JSON values. If the browser refuses storage, every key is missing. */

/** Null for a missing key and for broken JSON. The caller parses the value with a schema. */
export function readStored(key: string): unknown {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

/** Returns whether the browser has stored the value. */
export function store(key: LastingKey, value: object): boolean {
	try {
		localStorage.setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

export function removeStored(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {}
}

export function storedKeys(): string[] {
	try {
		return Object.keys(localStorage);
	} catch {
		return [];
	}
}
