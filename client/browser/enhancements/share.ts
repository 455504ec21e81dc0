/** The buttons of client/markup/views/detail/share.tsx and actions.tsx, by the value of their `data-act`. */
export function act(button: HTMLElement): void {
	const sheet = button.closest<HTMLElement>(".sheet");
	const { act: name = "" } = button.dataset;
	if (name === "print") print();
	else if (name === "open") offerShareSheet();
	else if (name === "copy" && sheet) void copy(sheet);
	else if (name === "share" && sheet) void share(sheet, button);
}

function offerShareSheet(): void {
	const button = document.querySelector<HTMLElement>("[data-act=share]");
	if (button) button.hidden = !("share" in navigator);
}

async function copy(sheet: HTMLElement): Promise<void> {
	const text = sheet.querySelector("[data-text]");
	try {
		await navigator.clipboard.writeText(text?.textContent ?? "");
		showOutcome(sheet, "done");
	} catch {
		if (text) getSelection()?.selectAllChildren(text);
		showOutcome(sheet, "failed");
	}
}

async function share(sheet: HTMLElement, { dataset: { title = "", url = "" } }: HTMLElement): Promise<void> {
	try {
		await navigator.share({ title, url });
	} catch (error) {
		// Closing the share sheet is a choice, not a failure.
		if (!(error instanceof DOMException && error.name === "AbortError")) showOutcome(sheet, "unshared");
	}
}

function showOutcome(sheet: HTMLElement, outcome: "done" | "failed" | "unshared"): void {
	const status = sheet.querySelector<HTMLElement>("[role=status]");
	if (status) status.textContent = status.dataset[outcome] ?? "";
}
