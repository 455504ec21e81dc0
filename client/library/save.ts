import { forget, libraryStore, save } from "../stores/library.ts";
import { whileThere } from "./while-there.ts";

/** The button on an item's page. */
export function startSave(root: HTMLElement): void {
	const button = root.querySelector("button");
	const failure = root.querySelector<HTMLElement>("[role=status]");
	const { path, title } = button?.dataset ?? {};
	if (!button || !failure || !path || !title) return;
	const isSaved = () => libraryStore.getState().saved.some((one) => one.path === path);
	const show = () => button.setAttribute("aria-pressed", String(isSaved()));
	button.addEventListener("click", () => {
		const isKept = isSaved() ? forget("saved", path) : save(path, title);
		failure.textContent = isKept ? "" : (failure.dataset.failed ?? "");
	});
	whileThere(root, show);
}
