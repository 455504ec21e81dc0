import type { ReactNode } from "react";
import { type Page, usePage } from "../page.ts";

export type Dependency = object | string | number | boolean | null | undefined;

/** Facts of the page that a part may depend on beside locale, sections and `current`. Nothing of the visitor is among them. */
export type SharedFacts = Partial<Pick<Page, "path" | "otherLocales" | "hca">>;

/** A part of a page that is the same for everybody. */
export interface SharedPart {
	/**
	 * The component that makes it, and all that it shows, like the dependencies of React's `useMemo`: objects compare by
	 * identity (a cache returns the same object until its content changes), everything else by value.
	 */
	of: readonly [component: (props: never) => ReactNode, ...Dependency[]];
	facts: SharedFacts | undefined;
	content: () => ReactNode;
}

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
