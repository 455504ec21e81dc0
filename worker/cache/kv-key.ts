import { digestOf } from "../runtime/digest.ts";

const LONGEST_BYTES = 512;

/** The KV key of a cache key. In a longer key, "#" and a SHA-256 replace the last segment; no slug contains "#". */
export async function kvKey(key: string): Promise<string> {
	if (new TextEncoder().encode(key).length <= LONGEST_BYTES) return key;
	return `${key.slice(0, key.lastIndexOf("/") + 1)}#${await digestOf(key, 32)}`;
}
