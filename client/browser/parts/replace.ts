import { watchClock } from "../shell/loading/clock.ts";
import { unmountGone } from "../shell/loading/islands.ts";
import { observeLinks } from "../shell/prefetch/prefetch.ts";

/** Parts of the page by the names that the Worker gave them: those that are pending, and what takes their places. */

const nameOf = ({ dataset }: HTMLElement): string => dataset.part ?? "";
const inPlace = (name: string) => document.querySelector<HTMLElement>(`[data-part="${CSS.escape(name)}"]`);

export const isPending = (): boolean => document.querySelector("[data-part][data-state=pending]") !== null;

/** Puts the parts into the places of those with their names that are `wanted`. @returns those that are in the page now */
export function replaceParts(parts: Iterable<HTMLElement>, wanted: (old: HTMLElement) => boolean): HTMLElement[] {
	const placed: HTMLElement[] = [];
	for (const part of parts) {
		const old = inPlace(nameOf(part));
		if (!old || !wanted(old)) continue;
		const fresh = document.importNode(part, true);
		old.replaceWith(fresh);
		placed.push(fresh);
	}
	unmountGone();
	return placed;
}

/** What a page gets when it is shown, for what has come into it since; `enhance` is the enhancements' own start. */
export function startNew(enhance: () => void): void {
	observeLinks();
	watchClock();
	enhance();
}
