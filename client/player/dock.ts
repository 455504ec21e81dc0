import { releaseSession } from "./media-session.ts";
import { button } from "./parts-of.ts";

/**
 * A player that plays goes on while its reader reads on: docked at the bottom, on other pages and where its own is
 * scrolled away from it; back in its place when that is in sight.
 */

const dock = () => document.getElementById("dock");
const slot = () => dock()?.querySelector("[data-dock-slot]");
const mediaIn = (element: Element | null | undefined) => element?.querySelector<HTMLMediaElement>("audio, video");
const playerIn = (element: Element | null | undefined) => element?.querySelector<HTMLElement>("[data-player]");

/** In the docked player's place on its own page. */
const standIn = document.createElement("div");
/** What the header covers is not in sight. */
const sight = new IntersectionObserver(
	(entries) => {
		for (const { target, isIntersecting } of entries) {
			if (target === standIn) {
				if (isIntersecting) comeBack();
			} else if (!isIntersecting && target instanceof HTMLElement) leave(target);
		}
	},
	{ rootMargin: "-64px 0px 0px" },
);

/** Also one that is watched already: it is looked at anew. */
export function watchSight(player: HTMLElement): void {
	sight.unobserve(player);
	sight.observe(player);
}

/** Whoever works it by keys keeps it where it is, and a picture that fills the screen or floats has its own controls. */
function leave(player: HTMLElement): void {
	const media = mediaIn(player);
	const shown = [document.fullscreenElement, document.pictureInPictureElement].some(
		(one) => one && player.contains(one),
	);
	if (!media || media.paused || media.ended || shown || !player.matches("main [data-player]")) return;
	if (player.querySelector(":focus-visible")) return;
	standIn.style.height = `${player.offsetHeight}px`;
	sight.observe(standIn);
	keepFocus(player, () => {
		player.replaceWith(standIn);
		putInDock(player);
	});
}

function comeBack(): void {
	const player = playerIn(slot());
	if (player) keepFocus(player, hideDock);
}

/** What is moved loses the focus, what is hidden as well. */
function keepFocus(player: HTMLElement, move: () => void): void {
	const focused = document.activeElement;
	const wasDocked = dock()?.contains(focused);
	move();
	const next = player.contains(focused) ? focused : wasDocked ? button(player, "play") : null;
	if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** Once, for all players of all pages. */
export function watchPlayers(): void {
	// One voice at a time.
	document.addEventListener("play", ({ target }) => pauseOthers(target), { capture: true });
	// Played by the keyboard's media keys, or left with Tab, it may be out of sight.
	for (const sign of ["play", "focusout"]) document.addEventListener(sign, lookAnew, { capture: true });
	dock()?.querySelector("[data-dock-close]")?.addEventListener("click", closeDock);
}

function lookAnew({ target }: Event): void {
	const player = target instanceof Element ? target.closest<HTMLElement>("[data-player]") : null;
	if (player) watchSight(player);
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
	if (player && media && !media.paused && !media.ended) putInDock(player);
}

function putInDock(player: HTMLElement): void {
	const place = dock();
	if (!place) return;
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
	watchSight(docked);
	hideDock();
}

function closeDock(): void {
	mediaIn(slot())?.pause();
	releaseSession();
	hideDock();
	document.querySelector("main")?.focus({ preventScroll: true });
}

/** The player goes back to its place where that is on the page, else it goes. */
function hideDock(): void {
	const player = playerIn(slot());
	if (player && standIn.isConnected) {
		standIn.replaceWith(player);
		watchSight(player);
	}
	slot()?.replaceChildren();
	const place = dock();
	if (place) place.hidden = true;
}
