/** sessionStorage; where the browser refuses storage, as in another site's frame, every key is absent. */

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
