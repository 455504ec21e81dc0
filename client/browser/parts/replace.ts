import { watchClock } from "../shell/loading/clock.ts";
import { unmountGone } from "../shell/loading/islands.ts";
import { observeLinks } from "../shell/prefetch/prefetch.ts";
import type { LastingKey } from "../storage/keys.ts";

const nameOf = ({ dataset }: HTMLElement): string => dataset.part ?? "";
const currentPart = (name: string) => document.querySelector<HTMLElement>(`[data-part="${CSS.escape(name)}"]`);

export const isPending = (): boolean => document.querySelector("[data-part][data-state=pending]") !== null;

/** Replaces each part of the page that has the same name and passes `isReplaceable`. @returns the new elements */
export function replaceParts(
	parts: Iterable<HTMLElement>,
	isReplaceable: (old: HTMLElement) => boolean,
): HTMLElement[] {
	const inserted: HTMLElement[] = [];
	for (const part of parts) {
		const old = currentPart(nameOf(part));
		if (!old || !isReplaceable(old)) continue;
		const fresh = document.importNode(part, true);
		old.replaceWith(fresh);
		inserted.push(fresh);
	}
	unmountGone();
	return inserted;
}

export function startInserted(enhance: () => void): void {
	observeLinks();
	watchClock();
	enhance();
	showAreas();
}

/** The reader's areas wait for the filters, whose options have their names: client/browser/library/area-links.ts. */
const showAreas = () => dispatchEvent(new StorageEvent("storage", { key: "areas" satisfies LastingKey }));

/** Replaces "loading" by the link to the whole page, which the placeholder has for visitors without scripts. */
export function offerWhole(placeholder: HTMLElement): void {
	const link = placeholder.querySelector("a");
	link?.removeAttribute("class");
	placeholder.replaceChildren(...(link ? [link] : []));
	showAreas();
}
