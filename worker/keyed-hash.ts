import { base64url } from "jose";
import { config } from "./config.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * A name for what must not be read: unlike a plain hash it cannot be found by trying words, since it takes a key that is
 * derived (HKDF) from the sealing key and the purpose. Another purpose gives the same text another name.
 */
export async function keyedHash(purpose: string, text: string): Promise<string> {
	const [sealing] = config.SEALING_KEYS;
	if (!sealing) throw new Error("No sealing key");
	const secret = await crypto.subtle.importKey("raw", base64url.decode(sealing.key), "HKDF", false, ["deriveKey"]);
	const key = await crypto.subtle.deriveKey(
		{ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf(purpose) },
		secret,
		{ name: "HMAC", hash: "SHA-256", length: 256 },
		false,
		["sign"],
	);
	return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text))));
}
