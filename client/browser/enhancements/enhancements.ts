import type { Enhancement } from "../../markup/attributes.ts";
import { startReading } from "../library/reading.ts";
import { startResume } from "../library/resume.ts";
import { startSave } from "../library/save.ts";
import { startShelves } from "../library/shelves.ts";
import { startLate, watchLate } from "../parts/late.ts";
import { startRenewal } from "../parts/renew.ts";
import { startRetry } from "../parts/retry.ts";
import { watchPlayers } from "../player/dock.ts";
import { startPlayer } from "../player/player.ts";
import { chunk } from "../shell/loading/chunks.ts";
import { libraryStore } from "../stores/library.ts";
import { startDownload } from "./download.ts";
import { startEmbed } from "./embed.ts";
import { startScroll } from "./scroll.ts";

export { dockPlaying, undock } from "../player/dock.ts";

const ENHANCEMENTS: Record<string, (element: HTMLElement, enhance: () => void) => void> = {
	player: startPlayer,
	save: startSave,
	reading: startReading,
	shelves: startShelves,
	resume: startResume,
	download: startDownload,
	late: startLate,
	retry: startRetry,
	renew: startRenewal,
	embed: startEmbed,
	scroll: startScroll,
	print: (button: HTMLElement) => button.addEventListener("click", () => print()),
	transcript: (root: HTMLElement) =>
		void chunk(() => import("../player/transcript.ts")).then((code) => code?.startTranscript(root)),
} satisfies Record<Enhancement, unknown>;

/** Marks the document while the library has progress. The boot script sets the first value: worker/render/boot.ts. */
const markBegun = ({ progress }: ReturnType<typeof libraryStore.getState>): boolean =>
	document.documentElement.toggleAttribute("data-begun", progress.length > 0);

watchPlayers();
markBegun(libraryStore.getState());
libraryStore.subscribe(markBegun);

/** Replays clicks that came before this code was loaded. Submit buttons need no replay: the browser has sent their forms. */
function pressAgain(element: HTMLElement): void {
	for (const button of [element, ...element.querySelectorAll<HTMLElement>("button[type=button]")]) {
		if (window.pressed?.delete(button)) button.click();
	}
}

/** Starts every enhancement of the page that has not been started. Removing `data-enhance` marks it as started. */
export function start(): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
		const enhancement = ENHANCEMENTS[element.dataset.enhance ?? ""];
		delete element.dataset.enhance;
		enhancement?.(element, start);
		pressAgain(element);
	}
	watchLate(start);
}
