/**
 * Deletes what this browser keeps for its reader: all of localStorage. The event is the one that other tabs get of it, and
 * that the browser does not send to the page that has done it.
 */
export function forgetAll(): void {
	try {
		localStorage.clear();
	} catch {}
	dispatchEvent(new StorageEvent("storage", { key: null }));
}
