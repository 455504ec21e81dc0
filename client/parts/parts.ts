import { startSave } from "../library/save.ts";
import { startShelves } from "../library/shelves.ts";
import { watchPlayers } from "../player/dock.ts";
import { startPlayer } from "../player/player.ts";
import { startDownload } from "./download.ts";

/** Parts of a page that plain code moves, without React: it takes over what the Worker rendered, words included. */

export { dockPlaying, undock } from "../player/dock.ts";

const PARTS: Record<string, (element: HTMLElement) => void> = {
	player: startPlayer,
	save: startSave,
	shelves: startShelves,
	download: startDownload,
};

watchPlayers();

/** Each once: what is taken over has its mark no longer. */
export function takeOver(): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-part]")) {
		const start = PARTS[element.dataset.part ?? ""];
		delete element.dataset.part;
		start?.(element);
	}
}
