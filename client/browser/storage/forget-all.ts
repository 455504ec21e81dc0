/** Deletes all of localStorage. Browsers send `storage` events only to other tabs, so this page sends one to itself. */
export function forgetAll(): void {
	try {
		localStorage.clear();
	} catch {}
	dispatchEvent(new StorageEvent("storage", { key: null }));
}
