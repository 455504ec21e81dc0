import { parse } from "../shell/navigation/document.ts";

/** The titles of articles for professionals, which are not stored: their pages tell them, to who may open these. */

/** By path, until the page is loaded anew, as it is at the sign-out. */
const told = new Map<string, string>();
/** One page after the other. */
let asking: Promise<unknown> = Promise.resolve();

/** Shows the title, until it is known the kind of item, and that again where it cannot be known. */
export function withTitle(
	of: { path: string; title?: string | undefined },
	kind: string,
	show: (title: string) => void,
) {
	const title = of.title ?? told.get(of.path);
	show(title ?? kind);
	if (title) return;
	asking = asking.then(async () => {
		const found = told.get(of.path) ?? (await titleOf(of.path));
		if (!found) return;
		told.set(of.path, found);
		show(found);
	});
}

async function titleOf(path: string): Promise<string | undefined> {
	try {
		const answer = await fetch(path, { headers: { Accept: "text/html" } });
		const html = await answer.text();
		return answer.ok ? (parse(html).querySelector("h1")?.textContent ?? undefined) : undefined;
	} catch {
		return undefined;
	}
}
