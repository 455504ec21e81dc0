import { button, element, range, setPressed } from "./elements.ts";
import { keepPreferences, readPreferences } from "./preferences.ts";

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
		// The player no longer offers the stored speed.
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
		const chosen = Number(loudness.value);
		// Without the last volume, the mute button would turn nothing on.
		if (chosen > 0) media.volume = chosen;
		media.muted = chosen === 0;
		keepPreferences({ volume: media.volume, muted: media.muted });
	});
	media.addEventListener("volumechange", show);
	show();
	if (loudness) removeIfFixed(loudness);
}

/** iPhones ignore a volume set by a script: it is back at 1 in the next task. */
function removeIfFixed(loudness: HTMLInputElement): void {
	const probe = new Audio();
	probe.volume = 0.5;
	setTimeout(() => {
		if (probe.volume !== 0.5) loudness.remove();
	});
}

/** A media element returns to the default rate when it loads again, so this sets both. */
function setRate(media: HTMLMediaElement, rate: number): void {
	media.defaultPlaybackRate = rate;
	media.playbackRate = rate;
}
