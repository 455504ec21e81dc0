import { button, setPressed, withhold } from "./elements.ts";
import { keepPreferences, readPreferences } from "./preferences.ts";

/** On iPhones only the video element itself can go full-screen, by Safari's own method. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export function startVideo(root: HTMLElement, video: PhoneVideo): void {
	startCaptions(root, video);
	startFullscreen(root, video);
	startPictureInPicture(root, video);
}

/** Captions in the page's language, else the first track; loaded with the first play, not before. */
function startCaptions(root: HTMLElement, video: HTMLVideoElement): void {
	const tracks = [...video.textTracks];
	const track = tracks.find(({ language }) => document.documentElement.lang.startsWith(language)) ?? tracks[0];
	if (!track) {
		withhold(root, "captions");
		return;
	}
	let isOn = readPreferences().captions;
	const apply = () => {
		setPressed(root, "captions", isOn);
		for (const one of tracks) one.mode = "disabled";
		if (isOn && !(video.paused && video.readyState === 0)) track.mode = "showing";
	};
	button(root, "captions")?.addEventListener("click", () => {
		isOn = !isOn;
		keepPreferences({ captions: isOn });
		apply();
	});
	video.addEventListener("play", apply);
	apply();
}

/** Full-screen for the whole player with its controls, where the browser allows that. */
function startFullscreen(root: HTMLElement, video: PhoneVideo): void {
	if (!document.fullscreenEnabled && !video.webkitEnterFullscreen) {
		withhold(root, "fullscreen");
		return;
	}
	button(root, "fullscreen")?.addEventListener("click", () => {
		if (!document.fullscreenEnabled) enterOnPhone(video);
		else if (document.fullscreenElement === root) void document.exitFullscreen();
		else void root.requestFullscreen().catch(() => {});
	});
	root.addEventListener("fullscreenchange", () => setPressed(root, "fullscreen", document.fullscreenElement === root));
}

/** An iPhone must know the video's size first, which nothing loads before it is played. */
function enterOnPhone(video: PhoneVideo): void {
	const enter = () => video.webkitEnterFullscreen?.();
	if (video.readyState > HTMLMediaElement.HAVE_NOTHING) enter();
	else {
		video.addEventListener("loadedmetadata", enter, { once: true });
		// A failure comes as the element's `error` event.
		void video.play().catch(() => {});
	}
}

function startPictureInPicture(root: HTMLElement, video: HTMLVideoElement): void {
	if (!document.pictureInPictureEnabled) {
		withhold(root, "pictureInPicture");
		return;
	}
	button(root, "pictureInPicture")?.addEventListener("click", () => {
		if (document.pictureInPictureElement === video) void document.exitPictureInPicture();
		// Rejected before the first frame is loaded.
		else void video.requestPictureInPicture().catch(() => {});
	});
	video.addEventListener("enterpictureinpicture", () => setPressed(root, "pictureInPicture", true));
	video.addEventListener("leavepictureinpicture", () => setPressed(root, "pictureInPicture", false));
}
