/** Copies the text of its box. The browser may refuse, which the status line says. */
export function startCopy(box: HTMLElement): void {
	const text = box.querySelector("[data-text]");
	box.querySelector("button")?.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(text?.textContent ?? "");
			say(box, "done");
		} catch {
			if (text) getSelection()?.selectAllChildren(text);
			say(box, "failed");
		}
	});
}

/** The share sheet of the device, where there is one. */
export function startShare(button: HTMLElement): void {
	const { title = "", url = "" } = button.dataset;
	if (!("share" in navigator)) return;
	button.hidden = false;
	button.addEventListener("click", async () => {
		try {
			await navigator.share({ title, url });
		} catch (error) {
			const box = button.closest<HTMLElement>(".sheet__copy");
			// Closing the sheet is a choice, not a failure.
			if (box && !(error instanceof DOMException && error.name === "AbortError")) say(box, "unshared");
		}
	});
}

function say(box: HTMLElement, outcome: "done" | "failed" | "unshared"): void {
	const status = box.querySelector<HTMLElement>("[role=status]");
	if (status) status.textContent = status.dataset[outcome] ?? "";
}
