const MINUTE_MS = 60_000;

/** In milliseconds. Tests seal cookies with old times (tests/edge/sealing.ts). */
export const SESSION_MS = {
	idle: 60 * MINUTE_MS,
	/** From the sign-in. */
	longest: 12 * 60 * MINUTE_MS,
	/** After this time the backend must confirm a local session again. */
	localConfirmed: 5 * MINUTE_MS,
	/** After this time the provider must confirm the session again. */
	hcaConfirmed: 240 * MINUTE_MS,
} as const;
