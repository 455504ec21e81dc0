/** Secrets that are handed out once and stored as hashes. They are long and random: a fast hash is enough. */

const MINUTE = 60_000;
export const SESSION_LIFETIME = 7 * 24 * 60 * MINUTE;
export const RESET_LIFETIME = 60 * MINUTE;

export const now = (): string => new Date().toISOString();
export const after = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

export async function newToken(): Promise<{ token: string; hash: string }> {
	const token = crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: "base64url", omitPadding: true });
	return { token, hash: await hashToken(token) };
}

export async function hashToken(token: string): Promise<string> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))).toHex();
}
