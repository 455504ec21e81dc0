/** A medium's position in seconds, also before it is loaded: then it is where playing will begin. */
export interface Place {
	now(): number;
	/** 0: not known yet. */
	duration(): number;
	go(seconds: number): void;
	/** Loads the medium again and continues at the same position. */
	reload(): void;
}

/** `known`: the duration that the item states, until the medium's own is loaded. */
export function placeOf(media: HTMLMediaElement, known: number): Place {
	let pending: number | null = null;
	let last = 0;
	const duration = () => (Number.isFinite(media.duration) ? media.duration : known);
	media.addEventListener("loadedmetadata", () => {
		if (pending !== null) media.currentTime = Math.min(pending, duration());
		pending = null;
	});
	media.addEventListener("timeupdate", () => {
		if (media.readyState > 0 && !media.error) last = media.currentTime;
	});
	return {
		now: () => pending ?? (media.error || media.readyState === 0 ? last : media.currentTime),
		duration,
		go(seconds) {
			const to = Math.max(0, Math.min(seconds, duration() || seconds));
			last = to;
			if (media.readyState === 0 || media.error) pending = to;
			else media.currentTime = to;
		},
		reload() {
			pending ??= last;
			media.load();
		},
	};
}
