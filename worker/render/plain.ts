import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** What React leaves in the place of a Suspense boundary whose content has not come; no text of a page can hold it. */
const PENDING = "<!--$!-->";

/** The whole document; null: a part of it is still pending, so that it is worth the many times dearer stream. */
export function renderPlain(tree: ReactNode): string | null {
	const html = renderToString(tree);
	return html.includes(PENDING) ? null : `<!DOCTYPE html>${html}`;
}
