import type { Enhancement } from "../../markup/attributes.ts";
import { watchBegun } from "../library/begun.ts";
import { startReading } from "../library/reading.ts";
import { startSave } from "../library/save.ts";
import { startShelves } from "../library/shelves.ts";
import { startLate, watchLate } from "../parts/late.ts";
import { startRetry } from "../parts/retry.ts";
import { watchPlayers } from "../player/dock.ts";
import { startPlayer } from "../player/player.ts";
import { chunk } from "../shell/loading/chunks.ts";
import { startDownload } from "./download.ts";
import { startEmbed } from "./embed.ts";
import { startPrint } from "./print.ts";
import { startScroll } from "./scroll.ts";

/** Enhances parts of a page without React; their markup and words are rendered by the Worker. */

export { dockPlaying, undock } from "../player/dock.ts";

const ENHANCEMENTS: Record<string, (element: HTMLElement, enhance: () => void) => void> = {
	player: startPlayer,
	save: startSave,
	reading: startReading,
	shelves: startShelves,
	download: startDownload,
	late: startLate,
	retry: startRetry,
	embed: startEmbed,
	scroll: startScroll,
	print: startPrint,
	transcript: (root: HTMLElement) =>
		void chunk(() => import("../player/transcript.ts")).then((code) => code?.startTranscript(root)),
} satisfies Record<Enhancement, unknown>;

watchPlayers();
watchBegun();

/** Presses the buttons that were pressed before this code was there; those that send forms need none. */
function pressAgain(element: HTMLElement): void {
	for (const button of [element, ...element.querySelectorAll<HTMLElement>("button[type=button]")]) {
		if (window.pressed?.delete(button)) button.click();
	}
}

/** Starts each that has not been started; `data-enhance` is removed from those that have. */
export function start(): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
		const startOne = ENHANCEMENTS[element.dataset.enhance ?? ""];
		delete element.dataset.enhance;
		startOne?.(element, start);
		pressAgain(element);
	}
	watchLate(start);
}
