/** Media Session: the lock screen, media keys and headsets control the player that was started last. */

const ACTIONS = ["play", "pause", "seekbackward", "seekforward", "seekto", "stop"] as const;
type Handlers = Partial<Record<(typeof ACTIONS)[number], (details: MediaSessionActionDetails) => void>>;

export function takeSession(title: string, artwork: string | undefined, handlers: Handlers): void {
	const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "";
	navigator.mediaSession.metadata = new MediaMetadata({
		title,
		artist: site,
		artwork: artwork ? [{ src: artwork }] : [],
	});
	handle(handlers);
}

export function showPosition(position: number, duration: number, playbackRate: number): void {
	if (!(duration > 0)) return;
	navigator.mediaSession.setPositionState({ duration, playbackRate, position: Math.min(position, duration) });
}

export function releaseSession(): void {
	navigator.mediaSession.metadata = null;
	handle({});
}

function handle(handlers: Handlers): void {
	for (const action of ACTIONS) {
		try {
			navigator.mediaSession.setActionHandler(action, handlers[action] ?? null);
		} catch {
			// The browser does not support this action.
		}
	}
}
