import { base64url, EncryptJWT, jwtDecrypt } from "jose";

/** Opens and makes session cookies as the portal does, with the development key. */

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
