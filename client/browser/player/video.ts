import { button, removeButton, setPressed } from "./elements.ts";
import { keepPreferences, readPreferences } from "./preferences.ts";

/** On iPhones only the video element itself can go full-screen, through Safari's own method. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export function startVideo(root: HTMLElement, video: PhoneVideo): void {
	startCaptions(root, video);
	startFullscreen(root, video);
	startPictureInPicture(root, video);
}

/** Captions in the page's language, else the first track. They load with the first play. */
function startCaptions(root: HTMLElement, video: HTMLVideoElement): void {
	const tracks = [...video.textTracks];
	const track =
		tracks.find(({ language }) => language && document.documentElement.lang.startsWith(language)) ?? tracks[0];
	if (!track) {
		removeButton(root, "captions");
		return;
	}
	let isOn = readPreferences().captions;
	const apply = () => {
		setPressed(root, "captions", isOn);
		for (const other of tracks) other.mode = "disabled";
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

function startFullscreen(root: HTMLElement, video: PhoneVideo): void {
	if (!document.fullscreenEnabled && !video.webkitEnterFullscreen) {
		removeButton(root, "fullscreen");
		return;
	}
	button(root, "fullscreen")?.addEventListener("click", () => {
		if (!document.fullscreenEnabled) enterOnPhone(video);
		else if (document.fullscreenElement === root) void document.exitFullscreen();
		else void root.requestFullscreen().catch(() => {});
	});
	root.addEventListener("fullscreenchange", () => setPressed(root, "fullscreen", document.fullscreenElement === root));
}

/** iPhones need the video's size first. Only playing loads it. */
function enterOnPhone(video: PhoneVideo): void {
	const enter = () => video.webkitEnterFullscreen?.();
	if (video.readyState > HTMLMediaElement.HAVE_NOTHING) enter();
	else {
		video.addEventListener("loadedmetadata", enter, { once: true });
		// A failure arrives as the element's `error` event.
		void video.play().catch(() => {});
	}
}

function startPictureInPicture(root: HTMLElement, video: HTMLVideoElement): void {
	if (!document.pictureInPictureEnabled) {
		removeButton(root, "pictureInPicture");
		return;
	}
	button(root, "pictureInPicture")?.addEventListener("click", () => {
		if (document.pictureInPictureElement === video) void document.exitPictureInPicture();
		// The browser rejects this before the first frame is loaded.
		else void video.requestPictureInPicture().catch(() => {});
	});
	video.addEventListener("enterpictureinpicture", () => setPressed(root, "pictureInPicture", true));
	video.addEventListener("leavepictureinpicture", () => setPressed(root, "pictureInPicture", false));
}
