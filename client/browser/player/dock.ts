import { keepClearOf } from "../shell/page/foot.ts";
import { button } from "./elements.ts";
import { releaseSession } from "./media-session.ts";

/**
 * Keeps a playing player playing: it moves into a dock at the bottom of the window when its place is scrolled out of sight
 * or another page is shown, and back when its place is in sight again.
 */

const dock = () => document.getElementById("dock");
const slot = () => dock()?.querySelector("[data-dock-slot]");
const mediaIn = (element: Element | null | undefined) => element?.querySelector<HTMLMediaElement>("audio, video");
const playerIn = (element: Element | null | undefined) => element?.querySelector<HTMLElement>("[data-player]");

/** Keeps the docked player's place on its own page. */
const standIn = document.createElement("div");
/** The sticky header hides the top 64 pixels. */
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

/** Observed again, an element is reported again, so that its current position is looked at. */
export function watchSight(player: HTMLElement): void {
	sight.unobserve(player);
	sight.observe(player);
}

/** Docks a player that plays out of sight; not while it has keyboard focus, is full-screen or in picture-in-picture. */
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

/** Moving or hiding an element takes its focus away: this gives it back afterwards. */
function keepFocus(player: HTMLElement, move: () => void): void {
	const focused = document.activeElement;
	const wasDocked = dock()?.contains(focused);
	move();
	const next = player.contains(focused) ? focused : wasDocked ? button(player, "play") : null;
	if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** Called once, for the players of all pages. */
export function watchPlayers(): void {
	// Only one player plays at a time.
	document.addEventListener("play", ({ target }) => pauseOthers(target), { capture: true });
	// A player started by media keys, or just left with Tab, may be out of sight already.
	for (const sign of ["play", "focusout"]) document.addEventListener(sign, lookAnew, { capture: true });
	const place = dock();
	if (place) keepClearOf(place);
	place?.querySelector("[data-dock-close]")?.addEventListener("click", closeDock);
}

function lookAnew({ target }: Event): void {
	const player = target instanceof Element ? target.closest<HTMLElement>("[data-player]") : null;
	if (player) watchSight(player);
}

function pauseOthers(playing: EventTarget | null): void {
	for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
		if (media !== playing) media.pause();
	}
	// The docked player that was paused returns to its place, if that is on the page.
	const docked = mediaIn(slot());
	if (docked && docked !== playing) hideDock();
}

/** Called before `main` is replaced. Moved by one DOM operation, a media element goes on playing (HTML standard). */
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

/** If the new page is the docked player's own, the docked player replaces the page's. */
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

/** Empties the dock: the player returns to its place if that is on the page, else it is removed. */
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
