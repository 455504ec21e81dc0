/** Where a medium is, or will begin: before its first byte there is a place too. Seconds. */
export interface Place {
	now(): number;
	/** 0: not known yet. */
	duration(): number;
	go(seconds: number): void;
	/** From the start again, at the same place. */
	reload(): void;
}

/** `known`: how long it is as far as its item says. */
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
