import { type ReactNode, StrictMode, useLayoutEffect, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Translate } from "../../locales/translate.ts";
import { PageProvider } from "../page.ts";
import { page } from "../stores/page.ts";
import { loadWords } from "../words.ts";

/** How React takes over an element of the page: with the page's facts, and the words of its locale alone. */

async function treeOf(children: ReactNode): Promise<ReactNode> {
	const t = await loadWords();
	return (
		<StrictMode>
			<Facts t={t}>{children}</Facts>
		</StrictMode>
	);
}

function Facts({ t, children }: { t: Translate; children: ReactNode }) {
	// Not zustand's hook: it hydrates with the store's first state, and the page shown by now may be a later one.
	const { facts } = useSyncExternalStore(page.subscribe, page.getState, page.getState);
	return facts && <PageProvider value={{ ...facts, t }}>{children}</PageProvider>;
}

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
	useLayoutEffect(then, [then]);
	return children;
}

/**
 * The element holds what the Worker rendered of the same children. `takeOver` runs at the last moment before React: it
 * can still read what the visitor has done there. Done when React has the element: until then a page that comes in the
 * place of this one brings its own, since React would read that page's facts into this one's HTML.
 */
export async function hydrate(element: HTMLElement, children: ReactNode, takeOver?: () => void): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const tree = await treeOf(<Hydrated then={resolve}>{children}</Hydrated>);
	takeOver?.();
	const root = hydrateRoot(element, tree);
	await promise;
	return () => root.unmount();
}

/** The element is empty: what stands there exists only with a script. */
export async function render(element: HTMLElement, children: ReactNode): Promise<() => void> {
	const root = createRoot(element);
	root.render(await treeOf(children));
	return () => root.unmount();
}

/** An island's props, which the Worker wrote beside it. */
export function propsOf<Props>(element: HTMLElement): Props {
	const beside = element.nextElementSibling;
	return JSON.parse(beside instanceof HTMLTemplateElement ? (beside.content.textContent ?? "") : "null");
}
