import { RELOAD_GUARD_MS } from "../../../../shared/constants.ts";
import { recall, remember } from "../../storage/session-storage.ts";
import { isLeaving, isTypedIn } from "../navigation/leaving.ts";

const KEY = "reloaded-for-chunk";

/**
 * Loads a chunk of code. After a release the chunks of an open page may be gone: then the page is reloaded, at most once a
 * minute [4.20], but never on the way to another page, and never over what the visitor has typed. Else undefined is
 * returned, and the page works without that code.
 */
export async function chunk<T>(load: () => Promise<T>): Promise<T | undefined> {
	try {
		return await load();
	} catch (error) {
		const gone = await isGone(error);
		if (isLeaving()) return undefined;
		if (!gone || isTypedIn() || !mayReload()) {
			// biome-ignore lint/suspicious/noConsole: the page works without that code, and nothing else would tell why
			console.error(error);
		} else location.reload();
		return undefined;
	}
}

/**
 * Whether the script is gone. Browsers reject an import in the same way when a file is gone, when the line breaks and when
 * the page is being left; so it is asked for again. WebKit does not name the file: there all scripts are asked for that the
 * page has loaded, of which its cache answers the others.
 */
async function isGone(error: unknown): Promise<boolean> {
	const named = SCRIPT.exec(String(error));
	const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
	const answers = (named ?? loaded.filter((name) => SCRIPT.test(name))).map((url) => fetch(url));
	return (await Promise.allSettled(answers)).some(
		(answer) => answer.status === "fulfilled" && [404, 410].includes(answer.value.status),
	);
}

const SCRIPT = /https?:.+\/assets\/.+\.js/;

/** No reload where sessionStorage keeps nothing: it would repeat for ever. */
function mayReload(): boolean {
	if (Date.now() - Number(recall(KEY) ?? 0) <= RELOAD_GUARD_MS) return false;
	remember(KEY, String(Date.now()));
	return recall(KEY) !== null;
}
