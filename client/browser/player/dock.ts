import { element } from "../element.ts";
import { keepClearOf } from "../shell/page/foot.ts";
import { button } from "./elements.ts";
import { releaseSession } from "./media-session.ts";

/** Docks a playing player at the foot of the window when it scrolls out of view or another page is shown. */

const dock = () => document.getElementById("dock");
const slot = () => dock()?.querySelector("[data-dock-slot]");
const mediaIn = (element: Element | null | undefined) => element?.querySelector<HTMLMediaElement>("audio, video");
const playerIn = (element: Element | null | undefined) => element?.querySelector<HTMLElement>(".player");

const placeholder = document.createElement("div");
/** The sticky header hides the top 64 pixels. Its second row, on desktops, is not counted. */
const visibility = new IntersectionObserver(
	(entries) => {
		for (const { target, isIntersecting } of entries) {
			if (target === placeholder) {
				if (isIntersecting) undockInView();
			} else if (!isIntersecting && target instanceof HTMLElement) dockIfPlaying(target);
		}
	},
	{ rootMargin: "-64px 0px 0px" },
);

/** Observing an element anew makes the observer report its current position. */
export function watchVisibility(player: HTMLElement): void {
	visibility.unobserve(player);
	visibility.observe(player);
}

/** A player with keyboard focus, in full screen or in picture-in-picture stays where it is. */
function dockIfPlaying(player: HTMLElement): void {
	const media = mediaIn(player);
	const isFloating = [document.fullscreenElement, document.pictureInPictureElement].some(
		(element) => element && player.contains(element),
	);
	if (!media || media.paused || media.ended || isFloating || !player.matches("main [data-player]")) return;
	if (player.querySelector(":focus-visible")) return;
	placeholder.style.height = `${player.offsetHeight}px`;
	visibility.observe(placeholder);
	keepFocus(player, () => {
		player.replaceWith(placeholder);
		putInDock(player);
	});
}

function undockInView(): void {
	const player = playerIn(slot());
	if (player) keepFocus(player, hideDock);
}

/** Moving or hiding an element takes its focus away. This restores it. */
function keepFocus(player: HTMLElement, move: () => void): void {
	const focused = document.activeElement;
	const wasDocked = dock()?.contains(focused);
	move();
	const next = player.contains(focused) ? focused : wasDocked ? button(player, "play") : null;
	if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

export function watchPlayers(): void {
	// Only one player plays at a time.
	document.addEventListener("play", ({ target }) => pauseOthers(target), { capture: true });
	// A player started by media keys, or just left with Tab, may be out of view already.
	for (const sign of ["play", "focusout"]) document.addEventListener(sign, checkVisibility, { capture: true });
	const dockElement = dock();
	if (dockElement) keepClearOf(dockElement);
	dockElement?.querySelector("[data-dock-close]")?.addEventListener("click", closeDock);
}

function checkVisibility({ target }: Event): void {
	const player = target instanceof Element ? target.closest<HTMLElement>("[data-player]") : null;
	if (player) watchVisibility(player);
}

export function pauseOthers(playing: EventTarget | null): void {
	for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
		if (media !== playing) media.pause();
	}
	// The paused player leaves the dock. It returns to its place if that is on the page.
	const docked = mediaIn(slot());
	if (docked && docked !== playing) hideDock();
}

/** Called before `main` is replaced. A media element that moves in one DOM operation continues to play (HTML standard). */
export function dockPlaying(main: Element): void {
	const player = playerIn(main);
	const media = mediaIn(player);
	if (player && media && !media.paused && !media.ended) putInDock(player);
}

/** A headset can start a player whose page is gone. Its sound needs controls. */
export function dockIfGone(player: HTMLElement): void {
	if (!player.isConnected) putInDock(player);
}

function putInDock(player: HTMLElement): void {
	const dockElement = dock();
	if (!dockElement) return;
	slot()?.replaceChildren(player);
	const { player: href = "", title = "" } = player.dataset;
	dockElement.querySelector("[data-dock-title]")?.replaceChildren(element("a", { href }, title));
	dockElement.hidden = false;
}

export function undock(main: Element): void {
	const pagePlayer = playerIn(main);
	const docked = playerIn(slot());
	if (!pagePlayer || !docked || pagePlayer.dataset.player !== docked.dataset.player) return;
	pagePlayer.replaceWith(docked);
	watchVisibility(docked);
	hideDock();
}

function closeDock(): void {
	mediaIn(slot())?.pause();
	releaseSession();
	hideDock();
	document.querySelector("main")?.focus({ preventScroll: true });
}

function hideDock(): void {
	const player = playerIn(slot());
	if (player && placeholder.isConnected) {
		placeholder.replaceWith(player);
		watchVisibility(player);
	}
	slot()?.replaceChildren();
	const dockElement = dock();
	if (dockElement) dockElement.hidden = true;
}
