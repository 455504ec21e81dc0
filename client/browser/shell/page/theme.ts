import type { LastingKey } from "../../storage/keys.ts";

const KEY: LastingKey = "theme";

/** worker/render/boot.ts applies the choice. Other tabs get the `storage` event, this page its own. */
export function watchTheme(): void {
	const choice = document.querySelector<HTMLSelectElement>("[data-theme-choice]");
	if (!choice) return;
	const show = () => {
		choice.value = document.documentElement.dataset.theme ?? "";
	};
	const choose = () => {
		const newValue = choice.value || null;
		try {
			if (newValue) localStorage.setItem(KEY, newValue);
			else localStorage.removeItem(KEY);
		} catch {}
		dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }));
	};
	choice.addEventListener("change", choose);
	addEventListener("storage", show);
	addEventListener("pageshow", show);
	// The visitor may have chosen before this script was loaded.
	if (choice.value) choose();
	else show();
}
