import { base64url } from "jose";

/** The first `bytes` of a SHA-256. It distinguishes texts and is no secret. */
export async function digestOf(text: string, bytes: number): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return base64url.encode(new Uint8Array(digest, 0, bytes));
}
