import { base64url, EncryptJWT, jwtDecrypt } from "jose";
import { config } from "../../runtime/config.ts";

/** JWE (RFC 7516) for cookies. The first key seals and all open, so that operators can replace a key. */

const keys = new Map(config.SEALING_KEYS.map(({ id, key }) => [id, base64url.decode(key)]));
const [sealing] = config.SEALING_KEYS;

export function seal(purpose: string, claims: Record<string, unknown>, seconds: number): Promise<string> {
	if (!sealing) throw new Error("No sealing key");
	return new EncryptJWT(claims)
		.setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: sealing.id })
		.setAudience(purpose)
		.setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
		.encrypt(base64url.decode(sealing.key));
}

/** The claims; undefined: forged, expired, for another purpose, or under a removed key. */
export async function unseal(purpose: string, sealed: string): Promise<Record<string, unknown> | undefined> {
	try {
		const { payload } = await jwtDecrypt(
			sealed,
			({ kid }) => {
				const key = keys.get(kid ?? "");
				if (!key) throw new Error("Unknown key");
				return key;
			},
			{ audience: purpose, keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] },
		);
		return payload;
	} catch {
		return undefined;
	}
}
