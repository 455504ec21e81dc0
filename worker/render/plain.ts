import type { ReactNode } from "react";

/** What React leaves in the place of a Suspense boundary whose content has not come; no text of a page can hold it. */
const PENDING = "<!--$!-->";

let renderToString: typeof import("react-dom/server").renderToString | undefined;

/** Best while the content is on its way; an isolate whose pages are all kept never needs it. */
export async function startReact() {
	renderToString ??= (await import("react-dom/server")).renderToString;
	return renderToString;
}

/** The whole document; null: a part of it is still pending, so that it is worth the many times dearer stream. */
export async function renderPlain(tree: ReactNode): Promise<string | null> {
	const render = await startReact();
	const html = render(tree);
	return html.includes(PENDING) ? null : `<!DOCTYPE html>${html}`;
}
