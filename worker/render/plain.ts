import type { ReactNode } from "react";

/**
 * The end of what React writes for a Suspense boundary that is still pending ("<!--$!-->"), which is found quicker than its
 * beginning. React escapes texts, so that none can contain it.
 */
const PENDING = "$!-->";

export type Render = typeof import("react-dom/server").renderToString;

let renderToString: Render | undefined;

/** Loads React, best while the content is being read; an isolate that answers from kept pages never needs it. */
export async function startReact(): Promise<Render> {
	renderToString ??= (await import("react-dom/server")).renderToString;
	return renderToString;
}

/** The whole document as text; null: a part of it is pending and needs the stream, which costs many times as much. */
export function renderPlain(tree: ReactNode, render: Render): string | null {
	const html = render(tree);
	return html.includes(PENDING) ? null : `<!DOCTYPE html>${html}`;
}
