import type { VisitKey } from "./keys.ts";

/** sessionStorage. If the browser refuses storage, as in another site's frame, every key is missing. */

export function recall(key: VisitKey): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}

export function remember(key: VisitKey, value: string): void {
	try {
		sessionStorage.setItem(key, value);
	} catch {}
}
