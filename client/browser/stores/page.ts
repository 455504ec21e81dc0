import { createStore } from "zustand/vanilla";
import type { Page } from "../../markup/page.ts";

export function factsOf(document: Document): Page | null {
	const json = document.getElementById("page")?.textContent;
	return json ? JSON.parse(json) : null;
}

/** Owner of the current page's facts. Every navigation replaces them. [3.12] */
export const page = createStore<{ facts: Page | null }>()(() => ({ facts: factsOf(document) }));
