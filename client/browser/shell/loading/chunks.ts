import { RELOAD_GUARD_MS } from "../../../../shared/constants.ts";
import type { VisitKey } from "../../storage/keys.ts";
import { recall, remember } from "../../storage/session-storage.ts";
import { hasInput, isLeaving } from "../navigation/leaving.ts";

/** Loads a chunk. If a release has deleted it, the page reloads [4.20]. After any failure the result is undefined. */
export async function chunk<T>(load: () => Promise<T>): Promise<T | undefined> {
	try {
		return await load();
	} catch (error) {
		const gone = await isGone(error);
		if (isLeaving()) return undefined;
		if (!gone || hasInput() || !mayReload("reloaded-for-chunk")) {
			// biome-ignore lint/suspicious/noConsole: the page works without the chunk, so nothing else shows the error
			console.error(error);
		} else location.reload();
		return undefined;
	}
}

/** Requests the script again, because the error does not say why it failed. WebKit's does not even name the script. */
async function isGone(error: unknown): Promise<boolean> {
	const named = SCRIPT.exec(String(error));
	const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
	const requests = (named ?? loaded.filter((name) => SCRIPT.test(name))).map((url) => fetch(url));
	return (await Promise.allSettled(requests)).some(
		(result) => result.status === "fulfilled" && [404, 410].includes(result.value.status),
	);
}

const SCRIPT = /https?:.+\/assets\/.+\.js/;

/** At most once a minute. Without sessionStorage the reload would repeat for ever. */
export function mayReload(key: VisitKey): boolean {
	if (Date.now() - Number(recall(key) ?? 0) <= RELOAD_GUARD_MS) return false;
	remember(key, String(Date.now()));
	return recall(key) !== null;
}
