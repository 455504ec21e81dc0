/** A visit ends after this time without a page. */
const SILENCE_MS = 30 * 60_000;
/** After this time a visit counts as the first one: nearly everything would be new. */
const AWAY_MS = 30 * 24 * 60 * 60_000;

/** Returns the end of the previous visit (0 if there is none) and now. `stored` is the previous result, joined by a space. */
export function visitsAt(stored: string, now: number): [since: number, last: number] {
	const [since = 0, last = 0] = stored.split(" ").map(Number);
	const silence = now - last;
	// Also true for a broken value, or when the clock was set back.
	if (!(silence >= 0 && silence < AWAY_MS)) return [0, now];
	return [silence > SILENCE_MS ? last : since || 0, now];
}
