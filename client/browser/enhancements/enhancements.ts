import type { Enhancement } from "../../markup/attributes.ts";
import { startSave } from "../library/save.ts";
import { startShelves } from "../library/shelves.ts";
import { watchPlayers } from "../player/dock.ts";
import { startPlayer } from "../player/player.ts";
import { startDownload } from "./download.ts";

/** Enhances parts of a page without React; their markup and words are rendered by the Worker. */

export { dockPlaying, undock } from "../player/dock.ts";

const ENHANCEMENTS: Record<string, (element: HTMLElement) => void> = {
	player: startPlayer,
	save: startSave,
	shelves: startShelves,
	download: startDownload,
} satisfies Record<Enhancement, unknown>;

watchPlayers();

/** Starts each that has not been started; `data-enhance` is removed from those that have. */
export function start(): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
		const startOne = ENHANCEMENTS[element.dataset.enhance ?? ""];
		delete element.dataset.enhance;
		startOne?.(element);
	}
}
