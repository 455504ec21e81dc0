import { type SharedFacts, type SharedPart, usePage } from "../page.ts";

interface OnceProps {
	/** Null for a part that depends on the visitor and is not shared. */
	of: SharedPart["of"] | null;
	/** Facts that the part reads with `usePage`. They are dependencies too. */
	facts?: SharedFacts;
	/** The part contains what the visitor has typed, so it is kept only with the results of the page. */
	isTyped?: boolean | undefined;
	/** The part contains the visitor's first name, which is not kept: each page fills it in. */
	hasName?: boolean;
	children: SharedPart["content"];
}

/**
 * A part that the Worker renders once and reuses in every page (worker/render/shared-parts.tsx). The content must not
 * use `useId`. In the browser this just renders the content.
 */
export function Once({ of, facts, isTyped = false, hasName = false, children }: OnceProps) {
	const { placeFor } = usePage();
	const place = of && placeFor?.({ of, facts, isTyped, hasName, content: children });
	return place ?? children();
}
