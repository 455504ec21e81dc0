import { type ReactNode, StrictMode, useLayoutEffect, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Translate } from "../../../locales/translate.ts";
import { PageProvider } from "../../markup/page.ts";
import { page } from "../stores/page.ts";
import { loadWords } from "../words.ts";

/** Hydrates elements of the page with the page's facts and the dictionary of its locale. */

async function treeOf(children: ReactNode): Promise<ReactNode> {
	const t = await loadWords();
	return (
		<StrictMode>
			<Facts t={t}>{children}</Facts>
		</StrictMode>
	);
}

function Facts({ t, children }: { t: Translate; children: ReactNode }) {
	// Not zustand's hook, which hydrates with the store's initial state: another page may be shown by now.
	const { facts } = useSyncExternalStore(page.subscribe, page.getState, page.getState);
	return facts && <PageProvider value={{ ...facts, t }}>{children}</PageProvider>;
}

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
	useLayoutEffect(then, [then]);
	return children;
}

/**
 * Hydrates an element that the Worker rendered from the same children. `takeOver` runs right before that and can read what
 * the visitor has done in it. Resolves when hydration is complete; until then client-side navigation replaces the element,
 * because React would otherwise hydrate this page's HTML with the next page's facts.
 */
export async function hydrate(element: HTMLElement, children: ReactNode, takeOver?: () => void): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const tree = await treeOf(<Hydrated then={resolve}>{children}</Hydrated>);
	takeOver?.();
	const root = hydrateRoot(element, tree);
	await promise;
	return () => root.unmount();
}

/** Renders into an empty element, for what exists only with JavaScript. */
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
