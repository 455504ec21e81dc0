import { chunk } from "./chunks.ts";

const started = new WeakSet<Element>();

/** The first focus of a search field loads the code of its suggestions. */
async function start({ target }: { target: EventTarget | null }): Promise<void> {
	if (!(target instanceof HTMLInputElement) || target.type !== "search" || started.has(target)) return;
	started.add(target);
	const box = target.nextElementSibling;
	const search = await chunk(() => import("../../search/combobox.ts"));
	if (box instanceof HTMLElement) search?.startCombobox(target, box);
}

export function watchSearchFields(): void {
	document.addEventListener("focusin", start);
	void start({ target: document.activeElement });
}
