import { chunk } from "./chunks.ts";

/** The first focus of a search field loads the code of its suggestions. After a failure the next one tries again. */
async function start({ target }: { target: EventTarget | null }): Promise<void> {
	if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
	const box = target.nextElementSibling;
	const search = await chunk(() => import("../../search/combobox.ts"));
	if (box instanceof HTMLElement) search?.startCombobox(target, box);
}

export function watchSearchFields(): void {
	document.addEventListener("focusin", start);
	void start({ target: document.activeElement });
}
