import { parse } from "../shell/navigation/document.ts";

/** Loads the titles of gated articles from their pages. The browser must not store them: only professionals may read them. */

/** Titles by path. They are gone after a full load, such as the one at sign-out. */
const cached = new Map<string, string>();
/** A page that does not load delays the next titles no longer than this. */
const TIMEOUT_MS = 10_000;
let queue: Promise<unknown> = Promise.resolve();

/** Shows the title. While it is loading, and if it cannot be loaded, shows the kind of item instead. */
export function withTitle(
	item: { path: string; title?: string | undefined },
	kind: string,
	show: (title: string) => void,
) {
	const title = item.title ?? cached.get(item.path);
	show(title ?? kind);
	if (title) return;
	queue = queue.then(async () => {
		const loaded = cached.get(item.path) ?? (await titleOf(item.path));
		if (!loaded) return;
		cached.set(item.path, loaded);
		show(loaded);
	});
}

async function titleOf(path: string): Promise<string | undefined> {
	try {
		const response = await fetch(path, {
			headers: { Accept: "text/html" },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const html = await response.text();
		return response.ok ? (parse(html).querySelector("h1")?.textContent ?? undefined) : undefined;
	} catch {
		return undefined;
	}
}
