import type { ReactNode } from "react";

/** What React writes for a Suspense boundary that is still pending; React escapes texts, so that none can contain it. */
const PENDING = "<!--$!-->";

let renderToString: typeof import("react-dom/server").renderToString | undefined;

/** Loads React, best while the content is being read; an isolate that answers from kept pages never needs it. */
export async function startReact() {
	renderToString ??= (await import("react-dom/server")).renderToString;
	return renderToString;
}

/** The whole document as text; null: a part of it is pending and needs the stream, which costs many times as much. */
export async function renderPlain(tree: ReactNode): Promise<string | null> {
	const render = await startReact();
	const html = render(tree);
	return html.includes(PENDING) ? null : `<!DOCTYPE html>${html}`;
}
