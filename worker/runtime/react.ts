import type { ReactNode } from "react";

/** React's mark of a pending Suspense boundary. No text contains it, because React escapes "<" and ">". */
const PENDING = "$!--><template";

export type Render = typeof import("react-dom/server").renderToString;

let renderToString: Render | undefined;

/** Loads React at its first use: an isolate that serves only kept pages needs none. */
export async function startReact(): Promise<Render> {
	renderToString ??= (await import("react-dom/server")).renderToString;
	return renderToString;
}

/** null: a part is pending, and only a stream can render it, which is much slower. */
export function renderPlain(tree: ReactNode, render: Render): string | null {
	const html = render(tree);
	return html.includes(PENDING) ? null : `<!DOCTYPE html>${html}`;
}
