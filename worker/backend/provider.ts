import * as oauth from "oauth4webapi";
import type { CountryCode } from "../../shared/countries.ts";
import { type HcaFlow, toVerifier, VERIFIER_NUMBERS } from "../../shared/hca.ts";
import { config } from "../runtime/config.ts";
import type { HcaProvider } from "../runtime/env.ts";
import { notFound, PageError } from "../runtime/errors.ts";

/** A country's OpenID provider, such as HealthCare Authenticator; oauth4webapi validates its responses. [1.14, 7.24] */

/** undefined: the country signs in with the portal's forms. */
export const providerOf = (country: CountryCode): HcaProvider | undefined => config.HCA[country];

export interface Transaction {
	flow: HcaFlow;
	state: string;
	nonce: string;
	verifier: string;
	redirectUri: string;
}

export const newVerifier = (): string => toVerifier(crypto.getRandomValues(new Uint32Array(VERIFIER_NUMBERS)));

export const newTransaction = (flow: HcaFlow, verifier: string, redirectUri: string): Transaction => ({
	flow,
	state: oauth.generateRandomState(),
	nonce: oauth.generateRandomNonce(),
	verifier,
	redirectUri,
});

/** OpenID Connect's `prompt`. `login` shows the sign-in even within a session; `none` shows nothing and may return an error. */
export type Prompt = "login" | "none";

export async function authorizeUrl(
	provider: HcaProvider,
	{ flow, state, nonce, verifier, redirectUri }: Transaction,
	{ locale, prompt }: { locale: string; prompt?: Prompt | undefined },
): Promise<string> {
	const url = new URL(provider.authorize[flow]);
	const parameters = {
		client_id: provider.clientId,
		response_type: "code",
		scope: provider.scope,
		redirect_uri: redirectUri,
		state,
		nonce,
		code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
		code_challenge_method: "S256",
		ui_locales: locale,
		...(prompt ? { prompt } : {}),
	};
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	return url.href;
}

/** How long a page request waits for the provider. */
const PATIENCE_MS = 1500;

/** Whether the provider's key set responds. A redirect to a provider that is down would show the browser's error page. */
export async function isReachable({ jwks }: HcaProvider): Promise<boolean> {
	try {
		const { status, body } = await fetch(jwks, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
		await body?.cancel();
		return status < 500;
	} catch {
		return false;
	}
}

/** The development provider has no TLS. */
const insecure = { [oauth.allowInsecureRequests]: config.ENVIRONMENT === "development" };

/** A client without a secret is public: PKCE alone proves that the code is its own. */
function authentication(country: CountryCode): oauth.ClientAuth {
	const secret = config.HCA_SECRETS[country];
	return secret === undefined ? oauth.None() : oauth.ClientSecretPost(secret);
}

/** As oauth4webapi's for `exp`. */
const CLOCK_TOLERANCE_S = 30;

/** OpenID Connect Core 3.1.3.7: oauth4webapi ignores the time of `iat`, and the `azp` of a token with one audience. */
function checkClaims({ azp, iat }: oauth.IDToken, { clientId }: HcaProvider): void {
	if (azp !== undefined && azp !== clientId) throw new PageError(403, "The ID token is for another client.");
	if (iat > Date.now() / 1000 + CLOCK_TOLERANCE_S) throw new PageError(403, "The ID token is from the future.");
}

/** The account's id. No token is kept. @throws oauth4webapi's errors; PageError 403 for claims it lets pass, 404 without a provider */
export async function redeemCode(country: CountryCode, url: URL, transaction: Transaction): Promise<string> {
	const provider = providerOf(country);
	if (!provider) throw notFound();
	const server: oauth.AuthorizationServer = {
		issuer: provider.issuer,
		token_endpoint: provider.token[transaction.flow],
		jwks_uri: provider.jwks,
		id_token_signing_alg_values_supported: ["RS256", "PS256", "ES256"],
	};
	const client: oauth.Client = { client_id: provider.clientId };
	const options = { ...insecure, signal: () => AbortSignal.timeout(config.BACKEND_DEADLINE_MS) };
	const parameters = oauth.validateAuthResponse(server, client, url, transaction.state);
	const response = await oauth.authorizationCodeGrantRequest(
		server,
		client,
		authentication(country),
		parameters,
		transaction.redirectUri,
		transaction.verifier,
		options,
	);
	const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
		expectedNonce: transaction.nonce,
		requireIdToken: true,
	});
	await oauth.validateApplicationLevelSignature(server, response, options);
	const claims = oauth.getValidatedIdTokenClaims(result);
	if (claims) checkClaims(claims, provider);
	const id = claims?.oid || claims?.sub;
	// A path without the id, or from which the URL drops dots, may be that of a list.
	if (typeof id !== "string" || !/[^.\s]/.test(id)) throw new PageError(403, "The identity has no id.");
	return id;
}

/** `state` after a sign-out everywhere, because the provider redirects only to locale roots. */
export const SIGNED_OUT_EVERYWHERE = "signed-out-everywhere";

export function endSessionUrl(provider: HcaProvider, returnTo: string, state?: string): string {
	const url = new URL(provider.logout);
	if (state !== undefined) url.searchParams.set("state", state);
	url.searchParams.set("client_id", provider.clientId);
	url.searchParams.set("post_logout_redirect_uri", returnTo);
	return url.href;
}
