import { RELOAD_GUARD_MS } from "../../shared/constants.ts";
import { recall, remember } from "../stores/visit.ts";

const KEY = "reloaded-for-chunk";

/**
 * Code that is loaded late. After a release the page's chunks may be gone: the page is loaded anew, at most once a
 * minute; between two such reloads the page goes on as it was sent, without the island. [4.20]
 */
export async function chunk<T>(load: () => Promise<T>): Promise<T | undefined> {
	try {
		return await load();
	} catch (error) {
		const last = Number(recall(KEY) ?? 0);
		if (Date.now() - last > RELOAD_GUARD_MS) {
			remember(KEY, String(Date.now()));
			// Where that is not kept, nothing would stop the next reload.
			if (recall(KEY)) location.reload();
		} else console.error(error);
		return undefined;
	}
}
