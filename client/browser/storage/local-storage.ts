import type { LastingKey } from "./keys.ts";

/** localStorage with JSON values; where the browser refuses storage, every key is absent. */

/** null: absent, or not JSON. The value must still be parsed by a schema. */
export function readKept(key: string): unknown {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

/** Whether the browser has stored the value. */
export function keep(key: LastingKey, value: object): boolean {
	try {
		localStorage.setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

export function forgetKept(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {}
}

export function keptKeys(): string[] {
	try {
		return Object.keys(localStorage);
	} catch {
		return [];
	}
}
