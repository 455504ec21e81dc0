import type { ReactNode } from "react";

/**
 * React's mark of a pending Suspense boundary. The search is faster without its "<!--", since "$" is rarer. No text contains
 * it: React escapes "<" and ">", and JSON in script elements "<".
 */
const PENDING = "$!--><template";

export type Render = typeof import("react-dom/server").renderToString;

let renderToString: Render | undefined;

/** Loads React, while content is being read. An isolate that serves kept pages alone never loads it. */
export async function startReact(): Promise<Render> {
	renderToString ??= (await import("react-dom/server")).renderToString;
	return renderToString;
}

/** Renders a document; null: a part is pending, and only a stream, which is much slower, can render it. */
export function renderPlain(tree: ReactNode, render: Render): string | null {
	const html = render(tree);
	return html.includes(PENDING) ? null : `<!DOCTYPE html>${html}`;
}
