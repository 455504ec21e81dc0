import { RELOAD_GUARD_MS } from "../../../../shared/constants.ts";
import type { VisitKey } from "../../storage/keys.ts";
import { recall, remember } from "../../storage/session-storage.ts";
import { hasInput, isLeaving } from "../navigation/leaving.ts";

/** Loads a chunk. If that fails, the page reloads [4.20]. After any failure the result is undefined. */
export async function chunk<T>(load: () => Promise<T>): Promise<T | undefined> {
	try {
		return await load();
	} catch (error) {
		// The offline dialog offers to try again. A reload would take it away.
		const isLost = LOST.test(String(error)) && !document.querySelector("#unreached[open]") && (await isReachable());
		if (isLeaving()) return undefined;
		if (!isLost || hasInput() || !mayReload("reloaded-for-chunk")) {
			// biome-ignore lint/suspicious/noConsole: the page works without the chunk, so nothing else shows the error
			console.error(error);
		} else {
			location.reload();
			// What is typed until the next page arrives would be lost with this one.
			addEventListener("input", window.stop, { once: true });
		}
		return undefined;
	}
}

/** Browsers' words for a script that did not arrive, or not whole. An error of its code would come back after a reload. */
const LOST = /import(ed|ing) |MIME|^Syntax/i;

/** Without a connection the browser's error page would replace this page. */
const isReachable = (): Promise<boolean> =>
	fetch(location.href, { method: "HEAD" }).then(
		({ ok }) => ok,
		() => false,
	);

/** At most once a minute. Without sessionStorage the reload would repeat for ever. */
export function mayReload(key: VisitKey): boolean {
	if (Date.now() - Number(recall(key) ?? 0) <= RELOAD_GUARD_MS) return false;
	remember(key, String(Date.now()));
	return recall(key) !== null;
}
