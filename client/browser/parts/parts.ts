import type { PartName } from "../../markup/attributes.ts";
import { startSave } from "../library/save.ts";
import { startShelves } from "../library/shelves.ts";
import { watchPlayers } from "../player/dock.ts";
import { startPlayer } from "../player/player.ts";
import { startDownload } from "./download.ts";

/** Enhances parts of a page without React; their markup and words are rendered by the Worker. */

export { dockPlaying, undock } from "../player/dock.ts";

const PARTS: Record<string, (element: HTMLElement) => void> = {
	player: startPlayer,
	save: startSave,
	shelves: startShelves,
	download: startDownload,
} satisfies Record<PartName, unknown>;

watchPlayers();

/** Starts every part that has not been started; `data-part` is removed from those that have. */
export function takeOver(): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-part]")) {
		const start = PARTS[element.dataset.part ?? ""];
		delete element.dataset.part;
		start?.(element);
	}
}
