import { expect } from "vitest";
import type { Portal } from "./portal.ts";
import { visitor } from "./visitor.ts";

/** Editors, as they come by the CMS's button. */

export const PREVIEW_SECRET = "development-preview-secret";

/** As Strapi's preview handler writes it. */
export const button = (query: Record<string, string>): string =>
	`/preview?${new URLSearchParams({ secret: PREVIEW_SECRET, ...query })}`;

/** An editor, and the page to which the button has led. */
export async function editorOn(portal: Portal, query: Record<string, string>, host = "ie.localhost") {
	const someone = visitor(portal, host);
	const opened = await someone.get(button(query));
	expect(opened.status).toBe(303);
	return { ...someone, location: opened.headers.get("location") ?? "" };
}
