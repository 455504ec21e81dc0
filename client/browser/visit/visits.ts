/** When this browser was here before, for what is new since then: client/browser/visit/new.ts. */

/** A visit ends after so long without a page. */
const SILENCE_MS = 30 * 60_000;
/** After so long a visit counts as the first: nearly everything would be new. */
const AWAY_MS = 30 * 24 * 60 * 60_000;

/** The end of the visit before, 0 if there was none, and now; `stored` is what this has returned before, in words. */
export function visitsAt(stored: string, now: number): [since: number, last: number] {
	const [since = 0, last = 0] = stored.split(" ").map(Number);
	const silence = now - last;
	// Also where it is no number, or the clock was set back.
	if (!(silence >= 0 && silence < AWAY_MS)) return [0, now];
	return [silence > SILENCE_MS ? last : since || 0, now];
}
