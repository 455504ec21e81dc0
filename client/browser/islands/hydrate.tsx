import { type ReactNode, StrictMode, useLayoutEffect, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import type { Translate } from "../../../locales/translate.ts";
import type { ErrorKind } from "../../../shared/client-errors.ts";
import { PageProvider } from "../../markup/page.ts";
import { page } from "../stores/page.ts";
import { loadWords } from "../words.ts";

async function treeOf(children: ReactNode): Promise<ReactNode> {
	const t = await loadWords();
	return (
		<StrictMode>
			<Facts t={t}>{children}</Facts>
		</StrictMode>
	);
}

function Facts({ t, children }: { t: Translate; children: ReactNode }) {
	// zustand's own hook hydrates with the store's initial state. Client-side navigation may have shown another page since.
	const { facts } = useSyncExternalStore(page.subscribe, page.getState, page.getState);
	return facts && <PageProvider value={{ ...facts, t }}>{children}</PageProvider>;
}

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
	useLayoutEffect(then, [then]);
	return children;
}

/** Reports React's errors to the Worker. For a hydration error only the component stack has the position. */
const reportAs =
	(kind: ErrorKind) =>
	(error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
		// biome-ignore lint/suspicious/noConsole: React's default handler does the same
		console.error(error);
		void import("../errors/report.ts")
			.then((code) => code.report(kind, error, kind === "hydration" ? componentStack : undefined))
			.catch(() => {});
	};
const ROOT_OPTIONS: RootOptions = { onUncaughtError: reportAs("render"), onRecoverableError: reportAs("hydration") };

/** `takeOver` runs just before React takes over the element that the Worker rendered from the same children. */
export async function hydrate(element: HTMLElement, children: ReactNode, takeOver?: () => void): Promise<() => void> {
	let complete = () => {};
	const completion = new Promise<void>((resolve) => {
		complete = resolve;
	});
	const tree = await treeOf(<Hydrated then={complete}>{children}</Hydrated>);
	takeOver?.();
	const panels = panelsOf(element);
	const root = hydrateRoot(element, tree, ROOT_OPTIONS);
	// Until then client-side navigation replaces the element: React would hydrate it with the next page's facts.
	await completion;
	reopen(panels, panelsOf(element));
	return () => root.unmount();
}

const panelsOf = (element: HTMLElement) => [...element.querySelectorAll("details")];

/** React replaces text that the browser has translated, and closes the panels around it. */
function reopen(before: HTMLDetailsElement[], after: HTMLDetailsElement[]): void {
	for (const [index, panel] of before.entries())
		if (panel.open && !panel.isConnected) after[index]?.setAttribute("open", "");
}

export async function render(element: HTMLElement, children: ReactNode): Promise<() => void> {
	const tree = await treeOf(children);
	const root = createRoot(element, ROOT_OPTIONS);
	root.render(tree);
	return () => root.unmount();
}

export function propsOf<Props>(element: HTMLElement): Props {
	const template = element.nextElementSibling;
	return JSON.parse(template instanceof HTMLTemplateElement ? (template.content.textContent ?? "") : "null");
}
