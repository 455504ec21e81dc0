import { base64url } from "jose";

/** Bytes that KV takes as a key. */
const LONGEST = 512;

/**
 * The name under which KV keeps what `key` names: a slug may have 255 letters of four bytes each. What is too long is cut
 * before its last segment, and named by its hash; no slug holds the sign that stands there.
 */
export async function kvKey(key: string): Promise<string> {
	const bytes = new TextEncoder().encode(key);
	if (bytes.length <= LONGEST) return key;
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return `${key.slice(0, key.lastIndexOf("/") + 1)}#${base64url.encode(new Uint8Array(digest))}`;
}
