import { factsOf, page } from "../../stores/page.ts";

/** Trusted Types policy. It parses only pages of the portal, and DOMParser runs no scripts. */
const policy = window.trustedTypes?.createPolicy("shell", { createHTML: (html) => html });

export const parse = (html: string): Document =>
	new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");

/** Null when the page belongs to another release, layout or visitor, whose data must not mix with this one's. */
export function documentOf({ headers }: Response, html: string): Document | null {
	if (!headers.get("content-type")?.startsWith("text/html")) return null;
	const next = parse(html);
	const isSame = (selector: string, name: string) =>
		next.querySelector(selector)?.getAttribute(name) === document.querySelector(selector)?.getAttribute(name);
	const { facts } = page.getState();
	const nextFacts = factsOf(next);
	const isSameVisitor = nextFacts?.userId === facts?.userId && nextFacts?.accessLevel === facts?.accessLevel;
	return isSameVisitor && isSame("[data-entry]", "data-entry") && isSame("[data-layout]", "data-layout") ? next : null;
}
