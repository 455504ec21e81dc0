import { forget, libraryStore, save } from "../stores/library.ts";
import { whileThere } from "./while-there.ts";

/** The button that saves an item, on its page. */
export function startSave(root: HTMLElement): void {
	const button = root.querySelector("button");
	const name = button?.querySelector("span");
	const said = root.querySelector<HTMLElement>("[role=status]");
	const { path, title } = button?.dataset ?? {};
	if (!button || !name || !said || !path || !title) return;
	const isSaved = () => libraryStore.getState().saved.some((one) => one.path === path);
	const show = () => {
		root.toggleAttribute("data-saved", isSaved());
		const words = (isSaved() ? name.dataset.on : name.dataset.off) ?? "";
		// Unchanged words are not written again, so that screen readers and selections are not disturbed.
		if (name.textContent !== words) name.textContent = words;
	};
	button.addEventListener("click", () => {
		const isDone = isSaved() ? forget("saved", path) : save({ path, title });
		said.textContent = (isDone ? (isSaved() ? said.dataset.done : said.dataset.undone) : said.dataset.failed) ?? "";
		said.toggleAttribute("data-wrong", !isDone);
	});
	whileThere(root, show);
}
