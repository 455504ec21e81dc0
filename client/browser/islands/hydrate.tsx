import { type ReactNode, StrictMode, useLayoutEffect, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import type { Translate } from "../../../locales/translate.ts";
import type { ErrorKind } from "../../../shared/client-errors.ts";
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

/** What React tells is told to the Worker too. HTML that differs has its place in the component, not in the error. */
const telling =
	(kind: ErrorKind) =>
	(error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
		// biome-ignore lint/suspicious/noConsole: as React does itself
		console.error(error);
		void import("../errors/report.ts")
			.then((code) => code.report(kind, error, kind === "hydration" ? componentStack : undefined))
			.catch(() => {});
	};
const TELLING: RootOptions = { onUncaughtError: telling("render"), onRecoverableError: telling("hydration") };

/**
 * Hydrates an element that the Worker rendered from the same children. `takeOver` runs right before that and can read what
 * the visitor has done in it. Resolves when hydration is complete; until then client-side navigation replaces the element,
 * because React would otherwise hydrate this page's HTML with the next page's facts.
 */
export async function hydrate(element: HTMLElement, children: ReactNode, takeOver?: () => void): Promise<() => void> {
	let complete = () => {};
	const completion = new Promise<void>((resolve) => {
		complete = resolve;
	});
	const tree = await treeOf(<Hydrated then={complete}>{children}</Hydrated>);
	takeOver?.();
	const panels = panelsOf(element);
	const root = hydrateRoot(element, tree, TELLING);
	await completion;
	reopen(panels, panelsOf(element));
	return () => root.unmount();
}

const panelsOf = (element: HTMLElement) => [...element.querySelectorAll("details")];

/** React makes anew what the browser has translated: what the visitor had opened there is open in the new one too. */
function reopen(before: HTMLDetailsElement[], now: HTMLDetailsElement[]): void {
	for (const [index, panel] of before.entries())
		if (panel.open && !panel.isConnected) now[index]?.setAttribute("open", "");
}

/** Renders into an empty element, for what exists only with JavaScript. */
export async function render(element: HTMLElement, children: ReactNode): Promise<() => void> {
	const root = createRoot(element, TELLING);
	root.render(await treeOf(children));
	return () => root.unmount();
}

/** An island's props, which the Worker wrote beside it. */
export function propsOf<Props>(element: HTMLElement): Props {
	const beside = element.nextElementSibling;
	return JSON.parse(beside instanceof HTMLTemplateElement ? (beside.content.textContent ?? "") : "null");
}
