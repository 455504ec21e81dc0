import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** A provider that answers what a test wants, true or false: for what a well-behaved one cannot be made to say. */

interface Answer {
	claims?: JWTPayload;
	/** Signed with a key that is not in the key set. */
	foreign?: boolean;
	/** The provider has exchanged its key: it signs with another one, and its key set has that one alone. */
	rotated?: boolean;
	token?: { status: number; body: unknown };
	jwksStatus?: number;
	/** The key set does not answer, or its connection breaks. */
	jwks?: "silent" | "broken";
}

const CLIENT = "helvora-pro";

export async function startDouble() {
	const own = await generateKeyPair("RS256");
	const foreign = await generateKeyPair("RS256");
	let answer: Answer = {};
	let nonce = "";
	const received: URLSearchParams[] = [];
	const paths: string[] = [];

	async function idToken(issuer: string): Promise<string> {
		const now = Math.floor(Date.now() / 1000);
		const claims = { iss: issuer, aud: CLIENT, sub: "hca-anna", nonce, iat: now, exp: now + 60, ...answer.claims };
		return new SignJWT(claims)
			.setProtectedHeader({ alg: "RS256", kid: "own" })
			.sign((answer.foreign || answer.rotated ? foreign : own).privateKey);
	}

	const server = createServer(async (request, response) => {
		const send = (status: number, body: unknown) => {
			response.writeHead(status, { "Content-Type": "application/json" });
			response.end(JSON.stringify(body));
		};
		if (request.url === "/jwks") {
			if (answer.jwks === "silent") return;
			if (answer.jwks === "broken") return request.destroy();
			const { publicKey } = answer.rotated ? foreign : own;
			const key = { ...(await exportJWK(publicKey)), kid: "own", alg: "RS256", use: "sig" };
			return send(answer.jwksStatus ?? 200, { keys: [key] });
		}
		let body = "";
		for await (const chunk of request) body += chunk;
		received.push(new URLSearchParams(body));
		paths.push(request.url ?? "");
		if (answer.token) return send(answer.token.status, answer.token.body);
		send(200, { access_token: "access", token_type: "Bearer", id_token: await idToken(issuer) });
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const { port } = server.address() as AddressInfo;
	const issuer = `http://localhost:${port}`;
	const provider = {
		issuer,
		clientId: CLIENT,
		authorize: { login: `${issuer}/signup_signin/authorize`, register: `${issuer}/signuponly/authorize` },
		token: { login: `${issuer}/signup_signin/token`, register: `${issuer}/signuponly/token` },
		jwks: `${issuer}/jwks`,
		logout: `${issuer}/logout`,
		sdk: `${issuer}/sdk.js`,
	};
	return {
		/** The variable HCA of the countries that may use it. */
		variable: JSON.stringify({ be: provider, ch: provider }),
		issuer,
		/** What the token endpoint was sent. */
		received,
		/** The token endpoint's path of each of them. */
		paths,
		answers: (next: Answer, expectedNonce: string) => {
			answer = next;
			nonce = expectedNonce;
			received.length = 0;
			paths.length = 0;
		},
		close: () => {
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeAllConnections();
			return closed;
		},
	};
}
