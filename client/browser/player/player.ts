import { SKIP_SECONDS } from "../../../shared/constants.ts";
import { clock } from "../../../shared/format.ts";
import { forget, isHalfRead, libraryStore, recordProgress } from "../stores/library.ts";
import { startChoices } from "./choices.ts";
import { watchSight } from "./dock.ts";
import { button, element } from "./elements.ts";
import { hideFailure, showFailure } from "./failure.ts";
import { showPlace, takeSession } from "./media-session.ts";
import { type Place, placeOf } from "./place.ts";
import { startSeekBar } from "./seek-bar.ts";
import { startVideo } from "./video.ts";

/** Starts one player: its controls replace the native ones, and it continues where it was left. */

/** Seconds: a position so near to either end is not remembered, as not begun or finished. */
const MARGIN = 10;
/** Seconds of playing after which the position is stored again. */
const STORE_EVERY = 5;

export function startPlayer(root: HTMLElement): void {
	const media = root.querySelector<HTMLMediaElement>("audio, video");
	const controls = element(root, "controls");
	if (!media || !controls) return;
	const place = placeOf(media, Number(root.dataset.duration ?? 0));
	resume(root, place);
	const showTime = startSeekBar(root, media, place);
	startChoices(root, media);
	if (media instanceof HTMLVideoElement) startVideo(root, media);
	watchState(root, media);
	watchFailure(root, media, place);
	watchProgress(root, media, place);

	const toggle = () => (media.paused ? play(media) : media.pause());
	const skip = (seconds: number) => {
		place.go(place.now() + seconds);
		showTime();
	};
	button(root, "play")?.addEventListener("click", toggle);
	button(root, "back")?.addEventListener("click", () => skip(-SKIP_SECONDS));
	button(root, "forward")?.addEventListener("click", () => skip(SKIP_SECONDS));
	if (media instanceof HTMLVideoElement) media.addEventListener("click", toggle);
	button(root, "restart")?.addEventListener("click", () => {
		place.go(0);
		forgetPlace(root);
		button(root, "play")?.focus();
		play(media);
	});
	media.addEventListener("play", () =>
		takeSession(root.dataset.title ?? "", root.dataset.artwork, {
			play: () => play(media),
			pause: () => media.pause(),
			stop: () => media.pause(),
			seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS)),
			seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS),
			seekto: ({ seekTime }) => place.go(seekTime ?? place.now()),
		}),
	);
	// A line of the transcript was chosen.
	root.addEventListener("go", (event) => {
		if (!(event instanceof CustomEvent) || typeof event.detail !== "number") return;
		event.preventDefault();
		place.go(event.detail);
		showTime();
		play(media);
	});
	watchSight(root);
	media.controls = false;
	controls.hidden = false;
}

/** The promise's rejection is ignored: failures come as the element's `error` event, and an early pause is none. */
const play = (media: HTMLMediaElement): void => void media.play().catch(() => {});

function resume(root: HTMLElement, place: Place): void {
	const left = libraryStore.getState().progress.find(({ path }) => path === root.dataset.player);
	const note = element(root, "note");
	const text = element(root, "note-text");
	const restart = button(root, "restart");
	if (!left || isHalfRead(left) || !note || !text || !restart) return;
	place.go(left.position);
	root.dataset.usual = text.textContent ?? "";
	text.textContent = note.dataset.resume?.replace("{{time}}", clock(left.position)) ?? "";
	restart.hidden = false;
}

function forgetPlace(root: HTMLElement): void {
	forget("progress", root.dataset.player ?? "");
	const text = element(root, "note-text");
	const restart = button(root, "restart");
	if (text && root.dataset.usual) text.textContent = root.dataset.usual;
	if (restart) restart.hidden = true;
}

/** Sets `data-state` for the style sheet: ready, playing, paused or waiting. */
function watchState(root: HTMLElement, media: HTMLMediaElement): void {
	const toggle = button(root, "play");
	const show = (state: string) => {
		root.dataset.state = state;
		toggle?.setAttribute("aria-label", (media.paused ? toggle.dataset.off : toggle.dataset.on) ?? "");
	};
	media.addEventListener("play", () => show("waiting"));
	media.addEventListener("playing", () => show("playing"));
	media.addEventListener("waiting", () => show("waiting"));
	for (const end of ["pause", "ended", "error", "emptied"]) media.addEventListener(end, () => show("paused"));
	show("ready");
}

function watchFailure(root: HTMLElement, media: HTMLMediaElement, place: Place): void {
	media.addEventListener("error", () => void showFailure(root, media.currentSrc || media.src));
	button(root, "retry")?.addEventListener("click", () => {
		hideFailure(root);
		button(root, "play")?.focus();
		place.reload();
		play(media);
	});
	media.addEventListener("playing", () => hideFailure(root));
}

/** Stores the position for this browser's next visit. */
function watchProgress(root: HTMLElement, media: HTMLMediaElement, place: Place): void {
	let stored = place.now();
	const store = () => {
		const [position, duration] = [place.now(), place.duration()];
		if (media.error || position < MARGIN || duration - position < MARGIN) return;
		stored = position;
		recordProgress({ path: root.dataset.player ?? "", title: root.dataset.title ?? "", position, duration });
	};
	media.addEventListener("timeupdate", () => {
		if (Math.abs(media.currentTime - stored) >= STORE_EVERY && !media.seeking) store();
		showPlace(place.now(), place.duration(), media.playbackRate);
	});
	// The page may be left while it plays.
	media.addEventListener("play", () => addEventListener("pagehide", store));
	media.addEventListener("pause", () => {
		removeEventListener("pagehide", store);
		store();
	});
	media.addEventListener("ended", () => forgetPlace(root));
}
