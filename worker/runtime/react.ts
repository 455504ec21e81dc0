import type { ReactNode } from "react";

/**
 * What React writes for a Suspense boundary that is still pending, without its first characters "<!--": a rare one is found
 * quicker. No text can contain it: React escapes both ">" and "<", and JSON in a script element "<" alone.
 */
const PENDING = "$!--><template";

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
