/** The buttons of client/markup/views/detail/share.tsx and actions.tsx, by the value of their `data-act`. */
export function act(button: HTMLElement): void {
	const sheet = button.closest<HTMLElement>(".sheet");
	const { act: name = "" } = button.dataset;
	if (name === "print") void printWithPictures(button);
	else if (name === "open") offerShareSheet();
	else if (name === "copy" && sheet) void copy(sheet);
	else if (name === "share" && sheet) void share(sheet, button);
}

/** Printing must not depend on a picture, so it waits no longer than this. */
const PICTURES_TIMEOUT_MS = 1000;

/** WebKit prints an empty box in place of a lazy picture that has never been near the window. */
async function printWithPictures(button: HTMLElement): Promise<void> {
	if (button.ariaBusy === "true") return;
	button.ariaBusy = "true";
	const pictures = [...document.querySelectorAll<HTMLImageElement>(".prose img[loading=lazy]")];
	for (const picture of pictures) picture.loading = "eager";
	const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
	await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT_MS))]);
	button.ariaBusy = null;
	print();
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
