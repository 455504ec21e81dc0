import { button, element, range, setPressed } from "./elements.ts";
import { keepPreferences, readPreferences } from "./preferences.ts";

/** Speed, volume and mute, as they were set last in any player of this browser. */
export function startChoices(root: HTMLElement, media: HTMLMediaElement): void {
	const { rate, volume, muted } = readPreferences();
	const speed = element(root, "speed");
	const loudness = range(root, "volume");
	const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
	setRate(media, rate);
	media.volume = volume;
	media.muted = muted;
	if (speed instanceof HTMLSelectElement) {
		speed.value = String(rate);
		// The remembered speed is not among those offered.
		if (speed.selectedIndex < 0) {
			speed.value = "1";
			setRate(media, 1);
		}
		speed.addEventListener("change", () => {
			setRate(media, Number(speed.value));
			keepPreferences({ rate: media.playbackRate });
		});
	}
	const show = () => {
		setPressed(root, "mute", media.muted);
		if (!loudness) return;
		const volume = media.muted ? 0 : media.volume;
		loudness.value = String(volume);
		loudness.ariaValueText = percent.format(volume);
	};
	button(root, "mute")?.addEventListener("click", () => {
		media.muted = !media.muted;
		keepPreferences({ muted: media.muted });
	});
	loudness?.addEventListener("input", () => {
		media.volume = Number(loudness.value);
		media.muted = media.volume === 0;
		keepPreferences({ volume: media.volume, muted: media.muted });
	});
	media.addEventListener("volumechange", show);
	show();
	if (loudness) withholdWhereFixed(loudness);
}

/** On iPhones only the device sets the volume: what a script sets is gone with the next task. */
function withholdWhereFixed(loudness: HTMLInputElement): void {
	const probe = new Audio();
	probe.volume = 0.5;
	setTimeout(() => {
		if (probe.volume !== 0.5) loudness.remove();
	});
}

/** Sets the default too, to which a media element returns when it is loaded again. */
function setRate(media: HTMLMediaElement, rate: number): void {
	media.defaultPlaybackRate = rate;
	media.playbackRate = rate;
}
