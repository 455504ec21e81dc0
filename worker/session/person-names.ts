import { base64url } from "jose";
import { config } from "../config.ts";
import type { Session } from "./contents.ts";

/**
 * The names of persons' objects: keyed hashes, so that whoever reads the names learns of nobody who has an account. The keys
 * are those that seal cookies. While one is replaced, a session that began before it has its object under the old key, and a
 * person has an object under each.
 */

export type IdentityKind = Session["identity"];

let keys: CryptoKey[] | undefined;

const encoder = new TextEncoder();

const nameKeys = async (): Promise<CryptoKey[]> => {
	keys ??= await Promise.all(
		config.SEALING_KEYS.map(({ key }) =>
			crypto.subtle.importKey("raw", base64url.decode(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
		),
	);
	return keys;
};

/** The key seals with another algorithm; the label keeps these hashes apart from any other use of it. */
const LABEL = "portal/person-sessions";

/** Under each key, in their order: a session that begins now takes the first. */
export async function namesOf(kind: IdentityKind, userId: string): Promise<string[]> {
	const text = encoder.encode(JSON.stringify([LABEL, kind, userId]));
	return Promise.all(
		(await nameKeys()).map(async (key) =>
			base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, text))),
		),
	);
}
