import type { LastingKey } from "../storage/keys.ts";

/** What every page needs of the library (client/browser/stores/library.ts): its key in the storage, and deleting it at the sign-out. */

type Owner = string | null | undefined;

export const libraryKey = (owner: Owner): LastingKey => `library:${owner}`;

/** Deletes a library unless its reader chose to keep it, which its JSON says first so that it need not be parsed. */
export function forgetLibrary(owner: Owner): void {
	const key = libraryKey(owner);
	try {
		if (localStorage.getItem(key)?.startsWith('{"keep":true')) return;
		// Written first, since removing a key that does not exist sends no `storage` event to other tabs.
		localStorage.setItem(key, "");
		localStorage.removeItem(key);
	} catch {}
}
