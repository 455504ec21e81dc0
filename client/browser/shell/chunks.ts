import { RELOAD_GUARD_MS } from "../../../shared/constants.ts";
import { recall, remember } from "../storage/session-storage.ts";

const KEY = "reloaded-for-chunk";

/**
 * Loads a chunk of code. After a release the chunks of an open page may be gone: then the page is reloaded, at most once a
 * minute. Within that minute undefined is returned, and the page works without that code. [4.20]
 */
export async function chunk<T>(load: () => Promise<T>): Promise<T | undefined> {
	try {
		return await load();
	} catch (error) {
		const last = Number(recall(KEY) ?? 0);
		if (Date.now() - last > RELOAD_GUARD_MS) {
			remember(KEY, String(Date.now()));
			// No reload where sessionStorage keeps nothing: it would repeat for ever.
			if (recall(KEY)) location.reload();
		} else console.error(error);
		return undefined;
	}
}
