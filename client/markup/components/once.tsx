import { type SharedFacts, type SharedPart, usePage } from "../page.ts";

interface OnceProps {
	/** null: the part depends on the visitor and is not shared. */
	of: SharedPart["of"] | null;
	/** What the part reads by `usePage` and would not get otherwise; it belongs to the dependencies. */
	facts?: SharedFacts;
	children: SharedPart["content"];
}

/**
 * A part that the Worker renders once and then reuses in every page that has it (worker/render/shared-parts.tsx). A part may
 * have parts. Its content must not use `useId` or Suspense. In the browser it simply renders its content.
 */
export function Once({ of, facts, children }: OnceProps) {
	const { placeFor } = usePage();
	return placeFor && of ? placeFor({ of, facts, content: children }) : children();
}
