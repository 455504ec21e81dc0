import type { LastingKey } from "../storage/keys.ts";

/** The parts of client/browser/stores/library.ts that every page needs: the storage key, and the deletion at sign-out. */

type Owner = string | null | undefined;

export const libraryKey = (owner: Owner): LastingKey => `library:${owner}`;

/** Deletes a library unless its reader chose to keep it. `keep` is the first field of the JSON, so a prefix is enough. */
export function forgetLibrary(owner: Owner): void {
	const key = libraryKey(owner);
	try {
		if (localStorage.getItem(key)?.startsWith('{"keep":true')) return;
		// Removing a missing key sends no `storage` event to other tabs. Writing it first does.
		localStorage.setItem(key, "");
		localStorage.removeItem(key);
	} catch {}
}
