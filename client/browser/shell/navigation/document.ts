import { factsOf, page } from "../../stores/page.ts";

/** Trusted Types: only for pages fetched from the portal; scripts in a document parsed by DOMParser do not run. */
const parsed = window.trustedTypes?.createPolicy("shell", { createHTML: (html) => html });

export const parse = (html: string): Document =>
	new DOMParser().parseFromString(parsed?.createHTML(html) ?? html, "text/html");

/**
 * The response parsed as a document; null: it needs a full load, because it is of another release, layout or visitor.
 * Somebody may have signed in or out in another tab, and two visitors' data must not mix in one page.
 */
export function documentOf({ headers }: Response, html: string): Document | null {
	if (!headers.get("content-type")?.startsWith("text/html")) return null;
	const next = parse(html);
	const isSame = (selector: string, name: string) =>
		next.querySelector(selector)?.getAttribute(name) === document.querySelector(selector)?.getAttribute(name);
	const { facts } = page.getState();
	const told = factsOf(next);
	const isSameVisitor = told?.userId === facts?.userId && told?.accessLevel === facts?.accessLevel;
	return isSameVisitor && isSame("[data-entry]", "data-entry") && isSame("[data-layout]", "data-layout") ? next : null;
}
