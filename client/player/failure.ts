import { part } from "./parts-of.ts";

/** What is shown when the medium cannot be had: why, as far as the gated route says it, and what to do. */

type Reason = "unavailable" | "gone" | "ended";

export async function showFailure(root: HTMLElement, source: string): Promise<void> {
	const failure = part(root, "failure");
	const reason = await reasonFor(source);
	const text = part(root, "failure-text");
	if (!failure || !text) return;
	text.textContent = failure.dataset[reason] ?? "";
	const signIn = root.querySelector<HTMLElement>("[data-do=signIn]");
	if (signIn) signIn.hidden = reason !== "ended";
	failure.hidden = false;
}

export function hideFailure(root: HTMLElement): void {
	const failure = part(root, "failure");
	if (failure) failure.hidden = true;
}

/** The element itself tells nothing of an answer's status. */
async function reasonFor(source: string): Promise<Reason> {
	try {
		const { status } = await fetch(source, { method: "HEAD" });
		if (status === 401 || status === 403) return "ended";
		return status === 404 || status === 410 ? "gone" : "unavailable";
	} catch {
		return "unavailable";
	}
}
