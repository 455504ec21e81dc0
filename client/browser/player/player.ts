import { SKIP_SECONDS } from "../../../shared/constants.ts";
import { clock } from "../../../shared/format.ts";
import { forgetProgress, isHalfRead, progressOf, recordProgress } from "../stores/library.ts";
import { startChoices } from "./choices.ts";
import { dockIfGone, watchVisibility } from "./dock.ts";
import { button, element } from "./elements.ts";
import { hideFailure, showFailure } from "./failure.ts";
import { showPosition, takeSession } from "./media-session.ts";
import { watchNext } from "./next.ts";
import { type Position, positionOf } from "./position.ts";
import { startSeekBar } from "./seek-bar.ts";
import { startVideo } from "./video.ts";

/** Seconds. A position nearer to the start is not stored, and one nearer to the end means that the item is finished. */
const MARGIN = 10;
/** Seconds of playing between two writes to the storage. */
const STORE_EVERY = 5;

export function startPlayer(root: HTMLElement): void {
	const media = root.querySelector<HTMLMediaElement>("audio, video");
	const controls = element(root, "controls");
	if (!media || !controls) return;
	const position = positionOf(media, Number(root.dataset.duration ?? 0));
	resume(root, position);
	const showTime = startSeekBar(root, media, position);
	startChoices(root, media);
	if (media instanceof HTMLVideoElement) startVideo(root, media);
	watchState(root, media);
	media.addEventListener("error", () => void showFailure(root, media));
	media.addEventListener("playing", () => hideFailure(root));
	watchProgress(root, media, position);
	watchNext(root, media);

	const start = () => {
		hideFailure(root);
		if (media.error) position.reload();
		play(media);
	};
	// After a failure in the middle, the media still counts as playing.
	const toggle = () => (media.paused || media.error ? start() : media.pause());
	const skip = (seconds: number) => {
		position.seekTo(position.now() + seconds);
		showTime();
	};
	button(root, "play")?.addEventListener("click", toggle);
	button(root, "back")?.addEventListener("click", () => skip(-SKIP_SECONDS));
	button(root, "forward")?.addEventListener("click", () => skip(SKIP_SECONDS));
	if (media instanceof HTMLVideoElement) media.addEventListener("click", toggle);
	button(root, "restart")?.addEventListener("click", () => {
		position.seekTo(0);
		forgetPosition(root);
		button(root, "play")?.focus();
		start();
	});
	button(root, "retry")?.addEventListener("click", () => {
		button(root, "play")?.focus();
		start();
	});
	media.addEventListener("play", () =>
		takeSession(root.dataset.title ?? "", root.dataset.artwork, {
			play: () => {
				dockIfGone(root);
				start();
			},
			pause: () => media.pause(),
			stop: () => media.pause(),
			seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS)),
			seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS),
			seekto: ({ seekTime }) => position.seekTo(seekTime ?? position.now()),
		}),
	);
	// A line of the transcript was chosen: client/browser/player/transcript.ts.
	root.addEventListener("go", (event) => {
		if (!(event instanceof CustomEvent) || typeof event.detail !== "number") return;
		event.preventDefault();
		position.seekTo(event.detail);
		showTime();
		start();
	});
	if (media.error) media.dispatchEvent(new Event("error"));
	else if (!media.paused) repeatStart(media);
	watchVisibility(root);
	media.controls = false;
	controls.hidden = false;
}

/** Failures arrive as the element's `error` event, and pausing early is not a failure. So the rejection is ignored. */
const play = (media: HTMLMediaElement): void => void media.play().catch(() => {});

/** Repeats the events of a start by the native controls, which came before the listeners. */
function repeatStart(media: HTMLMediaElement): void {
	media.dispatchEvent(new Event("play"));
	if (media.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) media.dispatchEvent(new Event("playing"));
}

function resume(root: HTMLElement, position: Position): void {
	const progress = progressOf(root.dataset.player);
	const note = element(root, "note");
	const text = element(root, "note-text");
	const restart = button(root, "restart");
	// Media that the native controls have started stays at its position: the sound must not jump.
	if (position.now() > 0 || !progress || isHalfRead(progress) || !note || !text || !restart) return;
	position.seekTo(progress.position);
	root.dataset.usual = text.textContent ?? "";
	text.textContent = note.dataset.resume?.replace("{{time}}", clock(progress.position)) ?? "";
	restart.hidden = false;
}

function forgetPosition(root: HTMLElement): void {
	forgetProgress(root.dataset.player ?? "");
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
		const isOn = state === "playing" || state === "waiting";
		toggle?.setAttribute("aria-label", (isOn ? toggle.dataset.on : toggle.dataset.off) ?? "");
	};
	let stoodAt = 0;
	for (const stop of ["play", "waiting", "seeking"])
		media.addEventListener(stop, () => {
			stoodAt = media.currentTime;
			if (stop !== "seeking") show("waiting");
		});
	media.addEventListener("playing", () => show("playing"));
	// WebKit has no `playing` after a change of speed.
	media.addEventListener("timeupdate", () => {
		if (root.dataset.state === "waiting" && Math.abs(media.currentTime - stoodAt) > 0.1) show("playing");
	});
	for (const end of ["pause", "ended", "error", "emptied"]) media.addEventListener(end, () => show("paused"));
	show("ready");
}

function watchProgress(root: HTMLElement, media: HTMLMediaElement, playback: Position): void {
	let stored = playback.now();
	const store = () => {
		const [position, duration] = [playback.now(), playback.duration()];
		if (media.error || duration === 0 || position < MARGIN) return;
		stored = position;
		if (duration - position < MARGIN) forgetProgress(root.dataset.player ?? "");
		else recordProgress({ path: root.dataset.player ?? "", title: root.dataset.title ?? "", position, duration });
	};
	media.addEventListener("timeupdate", () => {
		if (Math.abs(media.currentTime - stored) >= STORE_EVERY && !media.seeking) store();
		showPosition(playback.now(), playback.duration(), media.playbackRate);
	});
	media.addEventListener("play", () => addEventListener("pagehide", store));
	media.addEventListener("pause", () => {
		removeEventListener("pagehide", store);
		store();
	});
	media.addEventListener("ended", () => forgetPosition(root));
}
