import { base64url } from "jose";

const LONGEST = 512;

/** The KV key of a cache key. In a longer key, "#" and a SHA-256 replace the last segment; no slug contains "#". */
export async function kvKey(key: string): Promise<string> {
	const bytes = new TextEncoder().encode(key);
	if (bytes.length <= LONGEST) return key;
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return `${key.slice(0, key.lastIndexOf("/") + 1)}#${base64url.encode(new Uint8Array(digest))}`;
}
