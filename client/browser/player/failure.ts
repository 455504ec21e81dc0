import { element } from "./elements.ts";

type Reason = "unavailable" | "gone" | "ended";

export async function showFailure(root: HTMLElement, media: HTMLMediaElement): Promise<void> {
	const failure = element(root, "failure");
	const reason = await reasonFor(media.currentSrc || media.src);
	// The media plays again.
	if (!media.error) return;
	const text = element(root, "failure-text");
	if (!failure || !text) return;
	text.textContent = failure.dataset[reason] ?? "";
	const signIn = root.querySelector<HTMLElement>("[data-do=signIn]");
	if (signIn) signIn.hidden = reason !== "ended";
	failure.hidden = false;
}

export function hideFailure(root: HTMLElement): void {
	const failure = element(root, "failure");
	if (failure) failure.hidden = true;
}

/** A media element hides the status of a failed request, so a HEAD request fetches it again. */
async function reasonFor(source: string): Promise<Reason> {
	try {
		const { status } = await fetch(source, { method: "HEAD" });
		if (status === 401 || status === 403) return "ended";
		return status === 404 || status === 410 ? "gone" : "unavailable";
	} catch {
		return "unavailable";
	}
}
