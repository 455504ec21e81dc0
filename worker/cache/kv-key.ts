import { base64url } from "jose";

/** KV's limit for a key, in bytes. */
const LONGEST = 512;

/**
 * The KV key of a cache key. A slug can have 255 letters of four bytes each, so the last segment of a key that is too long
 * is replaced by "#" and the key's SHA-256. No slug contains "#".
 */
export async function kvKey(key: string): Promise<string> {
	const bytes = new TextEncoder().encode(key);
	if (bytes.length <= LONGEST) return key;
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return `${key.slice(0, key.lastIndexOf("/") + 1)}#${base64url.encode(new Uint8Array(digest))}`;
}
