import { base64url } from "jose";
import { config } from "./config.ts";
import { isOneOf } from "./secrets.ts";

/** Keyed hashes: HMAC-SHA-256, cut to 96 bits. HKDF derives the purpose's key from each of SEALING_KEYS. */

/** Bytes. A multiple of three needs no padding in base64url. */
const LENGTH = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function keyFor(purpose: string, sealingKey: string): Promise<CryptoKey> {
	const secret = await crypto.subtle.importKey("raw", base64url.decode(sealingKey), "HKDF", false, ["deriveKey"]);
	return crypto.subtle.deriveKey(
		{ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf(purpose) },
		secret,
		{ name: "HMAC", hash: "SHA-256", length: 256 },
		false,
		["sign"],
	);
}

const hashOf = async (key: CryptoKey, text: string): Promise<string> =>
	base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text)), 0, LENGTH));

/** The first of SEALING_KEYS makes hashes, and all verify them, so that keys can be rotated. */
export function keyedHash(purpose: string) {
	let keys: CryptoKey[] | undefined;
	async function all(text: string): Promise<string[]> {
		keys ??= await Promise.all(config.SEALING_KEYS.map(({ key }) => keyFor(purpose, key)));
		return Promise.all(keys.map((key) => hashOf(key, text)));
	}
	return {
		all,
		async of(text: string): Promise<string> {
			const [first] = await all(text);
			if (first === undefined) throw new Error("No sealing key");
			return first;
		},
		matches: async (texts: readonly string[], hash: string): Promise<boolean> =>
			isOneOf((await Promise.all(texts.map(all))).flat(), hash),
	};
}
