import type { ReactNode } from "react";
import { usePage } from "../page.ts";

/** A part of a page that is the same for everybody. */
export interface SharedPart {
	/** The objects that it shows, compared by identity: a cache returns the same object until its content changes. */
	of: readonly object[];
	/** Everything else that it depends on. The page's locale, sections and `current` need not be named. */
	variant: string;
	content: () => ReactNode;
}

interface OnceProps {
	/** null: the part depends on the visitor and is not shared. */
	of: object | readonly object[] | null;
	variant?: string;
	children: SharedPart["content"];
}

/**
 * A part that the Worker renders once and then reuses in every page that has it (worker/render/shared-parts.tsx). Its
 * content must not use `useId` or Suspense, nor pictures that load eagerly, for which React adds preloads to the head. In
 * the browser it simply renders its content.
 */
export function Once({ of, variant = "", children }: OnceProps) {
	const { placeFor } = usePage();
	return placeFor && of ? placeFor({ of: [of].flat(), variant, content: children }) : children();
}
