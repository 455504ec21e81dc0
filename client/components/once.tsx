import type { ReactNode } from "react";
import { usePage } from "../page.ts";

/** A part of a page that is the same for everybody. */
export interface SharedPart {
	/** What it is made of, the same objects as long as they say the same. */
	of: readonly object[];
	/** All else that it depends on, but for the page's locale, sections and place in the navigation. */
	variant: string;
	content: () => ReactNode;
}

interface OnceProps {
	/** null: the part is one visitor's. */
	of: object | readonly object[] | null;
	variant?: string;
	children: SharedPart["content"];
}

/**
 * A part of many pages that the Worker writes once, and then puts into each of them as it is
 * (worker/render/shared-parts.tsx). It has no hooks' ids, no Suspense, and no picture that is fetched at once, which React
 * announces in the head. In the browser it is nothing but its content.
 */
export function Once({ of, variant = "", children }: OnceProps) {
	const { placeFor } = usePage();
	return placeFor && of ? placeFor({ of: [of].flat(), variant, content: children }) : children();
}
