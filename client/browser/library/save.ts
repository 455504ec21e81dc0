import { forget, libraryStore, save } from "../stores/library.ts";
import { whileConnected } from "./while-connected.ts";

export function startSave(root: HTMLElement): void {
	const button = root.querySelector("button");
	const name = button?.querySelector("span");
	const status = root.querySelector<HTMLElement>("[role=status]");
	const { path, title } = button?.dataset ?? {};
	if (!button || !name || !status || !path || !title) return;
	const isSaved = () => libraryStore.getState().saved.some((entry) => entry.path === path);
	const show = () => {
		root.toggleAttribute("data-saved", isSaved());
		const words = (isSaved() ? name.dataset.on : name.dataset.off) ?? "";
		// Writing the same text again would disturb screen readers and selections.
		if (name.textContent !== words) name.textContent = words;
	};
	button.addEventListener("click", () => {
		const succeeded = isSaved() ? forget("saved", path) : save({ path, title });
		status.textContent =
			(succeeded ? (isSaved() ? status.dataset.done : status.dataset.undone) : status.dataset.failed) ?? "";
		status.toggleAttribute("data-wrong", !succeeded);
	});
	whileConnected(root, show);
}
