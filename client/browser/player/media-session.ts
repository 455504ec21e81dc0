/** Media Session: the lock screen, media keys and headsets control the player that was started last. */

const ACTIONS = ["play", "pause", "seekbackward", "seekforward", "seekto", "stop"] as const;
type Handlers = Partial<Record<(typeof ACTIONS)[number], (details: MediaSessionActionDetails) => void>>;

const session = (): MediaSession | null => ("mediaSession" in navigator ? navigator.mediaSession : null);

export function takeSession(title: string, artwork: string | undefined, handlers: Handlers): void {
	const current = session();
	if (!current) return;
	const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "";
	current.metadata = new MediaMetadata({ title, artist: site, artwork: artwork ? [{ src: artwork }] : [] });
	handle(current, handlers);
}

export function showPosition(position: number, duration: number, playbackRate: number): void {
	if (!(duration > 0)) return;
	session()?.setPositionState?.({ duration, playbackRate, position: Math.min(position, duration) });
}

export function releaseSession(): void {
	const current = session();
	if (!current) return;
	current.metadata = null;
	handle(current, {});
}

function handle(current: MediaSession, handlers: Handlers): void {
	for (const action of ACTIONS) {
		try {
			current.setActionHandler(action, handlers[action] ?? null);
		} catch {
			// The browser does not support this action.
		}
	}
}
