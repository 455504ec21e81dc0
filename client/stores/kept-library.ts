/** The part of client/stores/library.ts that every page has: where a library is kept, and what the sign-out leaves. */

type Owner = string | null | undefined;

export const libraryKey = (owner: Owner): string => `library:${owner}`;

/** One that is wanted after the sign-out too says so first. */
export function forgetLibrary(owner: Owner): void {
	const key = libraryKey(owner);
	try {
		if (localStorage.getItem(key)?.startsWith('{"keep":true')) return;
		// Other tabs hear of what is taken away alone, and there may be nothing yet.
		localStorage.setItem(key, "");
		localStorage.removeItem(key);
	} catch {}
}
