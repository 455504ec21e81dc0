import { releaseSession } from "./media-session.ts";

/** A player that plays goes on while its reader reads on: docked at the bottom, back in its place on its own page. */

const dock = () => document.getElementById("dock");
const slot = () => dock()?.querySelector("[data-dock-slot]");
const mediaIn = (element: Element | null | undefined) => element?.querySelector<HTMLMediaElement>("audio, video");
const playerIn = (element: Element | null | undefined) => element?.querySelector<HTMLElement>("[data-player]");

/** Once, for all players of all pages. */
export function watchPlayers(): void {
	// One voice at a time.
	document.addEventListener("play", ({ target }) => pauseOthers(target), { capture: true });
	dock()?.querySelector("[data-dock-close]")?.addEventListener("click", closeDock);
}

function pauseOthers(playing: EventTarget | null): void {
	for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
		if (media !== playing) media.pause();
	}
	// Two players are one too many: the one that was docked has kept its place.
	const docked = mediaIn(slot());
	if (docked && docked !== playing) hideDock();
}

/** Before `main` leaves the document. Moved in one step, a medium plays on (HTML, "removed from a document"). */
export function dockPlaying(main: Element): void {
	const player = playerIn(main);
	const media = mediaIn(player);
	const place = dock();
	if (!player || !place || !media || media.paused || media.ended) return;
	slot()?.replaceChildren(player);
	const link = Object.assign(document.createElement("a"), {
		href: player.dataset.player,
		textContent: player.dataset.title,
	});
	place.querySelector("[data-dock-title]")?.replaceChildren(link);
	place.hidden = false;
}

/** On the docked player's own page it takes the place of the page's. */
export function undock(main: Element): void {
	const own = playerIn(main);
	const docked = playerIn(slot());
	if (!own || !docked || own.dataset.player !== docked.dataset.player) return;
	own.replaceWith(docked);
	hideDock();
}

function closeDock(): void {
	mediaIn(slot())?.pause();
	releaseSession();
	hideDock();
	document.querySelector("main")?.focus({ preventScroll: true });
}

function hideDock(): void {
	slot()?.replaceChildren();
	const place = dock();
	if (place) place.hidden = true;
}
