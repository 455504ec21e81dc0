/** The playing position of a media element, in seconds. Before the media is loaded it is where playing will begin. */
export interface Position {
	now(): number;
	/** 0 while the duration is unknown. */
	duration(): number;
	seekTo(seconds: number): void;
	reload(): void;
}

/** `statedDuration` comes from the item and is used until the media is loaded. */
export function positionOf(media: HTMLMediaElement, statedDuration: number): Position {
	let pending: number | null = null;
	let last = 0;
	const duration = () => (Number.isFinite(media.duration) ? media.duration : statedDuration);
	media.addEventListener("loadedmetadata", () => {
		if (pending !== null) media.currentTime = Math.min(pending, duration());
		pending = null;
	});
	// Safari empties the media of a page that is left, and loads it anew when Back leads there.
	media.addEventListener("emptied", () => {
		pending ??= last;
	});
	media.addEventListener("timeupdate", () => {
		if (media.readyState > 0 && !media.error) last = media.currentTime;
	});
	return {
		now: () => pending ?? (media.error || media.readyState === 0 ? last : media.currentTime),
		duration,
		seekTo(seconds) {
			const target = Math.max(0, Math.min(seconds, duration() || seconds));
			last = target;
			if (media.readyState === 0 || media.error) pending = target;
			else media.currentTime = target;
		},
		reload() {
			pending ??= last;
			media.load();
		},
	};
}
