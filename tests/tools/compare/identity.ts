import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** An identity provider for both trees. A code contains what it confirms: the nonce and the account. */

const ISSUER = "http://identity.example";
const provider = {
	issuer: ISSUER,
	clientId: "helvora-pro",
	authorize: { login: `${ISSUER}/login`, register: `${ISSUER}/register` },
	token: `${ISSUER}/token`,
	jwks: `${ISSUER}/jwks`,
	logout: `${ISSUER}/logout`,
	sdk: `${ISSUER}/sdk.js`,
};
/** The variable HCA for the countries that may use it. */
export const HCA = JSON.stringify({ be: provider, ch: provider });

export const codeOf = (nonce: string, account: string): string => `${account}~${nonce}`;

// RSA signatures are deterministic.
const keys = await generateKeyPair("RS256");
const jwk = { ...(await exportJWK(keys.publicKey)), kid: "own", alg: "RS256", use: "sig" };

/** The provider's answer to a call at this time. */
export async function answerOf(path: string, sent: string, now: number): Promise<{ status: number; body: unknown }> {
	if (path === "/jwks") return { status: 200, body: { keys: [jwk] } };
	const [account = "", nonce = ""] = (new URLSearchParams(sent).get("code") ?? "").split("~");
	if (path !== "/token" || nonce === "") return { status: 400, body: { error: "invalid_grant" } };
	const seconds = Math.floor(now / 1000);
	const claims = { iss: ISSUER, aud: provider.clientId, sub: account, nonce, iat: seconds, exp: seconds + 60 };
	const idToken = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(keys.privateKey);
	return { status: 200, body: { access_token: "access", token_type: "Bearer", id_token: idToken } };
}
