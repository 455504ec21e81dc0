import { createHmac, hkdfSync } from "node:crypto";
import { base64url, EncryptJWT, jwtDecrypt } from "jose";
import { IMAGES_PATH } from "../../shared/routes.ts";

/** Opens and makes sealed cookies and keyed hashes as the portal does, with the development key. */

const KEY = base64url.decode("ZGV2ZWxvcG1lbnQtb25seS1zZWFsaW5nLWtleS0wMDE");

export const opened = async (sealed = "", key: Uint8Array = KEY) => {
	const { payload } = await jwtDecrypt<Record<string, unknown>>(sealed, key, { audience: "session" });
	return payload;
};
interface Sealing {
	audience?: string;
	kid?: string;
	key?: Uint8Array;
	seconds?: number;
}
export const sealed = (claims: object, { audience = "session", kid = "dev", key = KEY, seconds = 600 }: Sealing = {}) =>
	new EncryptJWT({ ...claims })
		.setProtectedHeader({ alg: "dir", enc: "A256GCM", kid })
		.setAudience(audience)
		.setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
		.encrypt(key);

/** What the cookie of a session holds that has just begun and was just confirmed; a user has an id and a first name at least. */
export function sessionOf<More extends object>(
	user: { id: string; firstName: string; [fact: string]: unknown },
	more: More,
) {
	const now = Date.now();
	const consents = { consent: null, newsletter: null, owaConsent: null, onekeyConsent: null };
	const unknown = { email: "", lastName: "", phone: "", country: null, onekeycode: user.id, consents };
	const times = { startedAt: now, sealedAt: now, verifiedAt: now };
	return { id: crypto.randomUUID(), token: "", ...times, ...more, user: { ...unknown, ...user } };
}

export const keyedHash = (purpose: string, text: string, key: Uint8Array = KEY): string => {
	const derived = new Uint8Array(hkdfSync("sha256", key, "", purpose, 32));
	return createHmac("sha256", derived).update(text).digest().subarray(0, 12).toString("base64url");
};

interface Named {
	version?: string;
	/** A width, or the file as it is. */
	size?: number | string;
	/** The path served if resizing fails. */
	instead?: string;
	key?: Uint8Array;
}

/** The address for everybody of a picture on the content host. */
export function pictureAt(path: string, { version = "_", size = "as-is", instead, key }: Named = {}): string {
	const text = `${version}/${size}${path}${instead === undefined ? "" : `/.or${instead}`}`;
	return `${IMAGES_PATH}/${keyedHash("pictures", text, key)}/${text}`;
}
