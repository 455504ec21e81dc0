const MINUTE_MS = 60_000;

/**
 * How long a session lives, in milliseconds. Tests reach the end of each time with a cookie that is sealed with old times
 * (tests/edge/sealing.ts).
 */
export const SESSION_MS = {
	/** Without a request. */
	idle: 60 * MINUTE_MS,
	/** From the sign-in, whatever the visitor does. */
	longest: 12 * 60 * MINUTE_MS,
	/** After this time the provider must confirm an HCA session again. */
	hcaConfirmed: 240 * MINUTE_MS,
} as const;
