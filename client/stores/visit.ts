/** What lasts as long as the tab; where the browser keeps nothing, as in another site's frame, everything is new. */

export function recall(key: string): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}

export function remember(key: string, value: string): void {
	try {
		sessionStorage.setItem(key, value);
	} catch {}
}
