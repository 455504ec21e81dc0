import { createServer, type Server } from "node:http";
import { Provider } from "oidc-provider";

/**
 * A real OpenID provider (oidc-provider) in the place of OneKey HealthCare Authenticator, for development and tests.
 * Its own login page takes these accounts with any password; the backend knows all but the last.
 */
export const ACCOUNTS = ["hca-anna", "hca-marc", "hca-lena", "hca-unknown"] as const;

const CLIENT = "helvora-pro";

/** A double of the identity's SDK: says what it was asked. */
const SDK = 'window.hcaSdk = { signOut: async () => console.info("hcaSdk.signOut") };';

interface ProviderOptions {
	/** Of the provider. */
	port: number;
	/** Origins of the portal's hosts that may come here. */
	origins: readonly string[];
	locales: readonly string[];
}

/** The variable HCA of a portal that signs in here. [1.14] */
export const hcaVariable = (port: number, countries: readonly string[]): string => {
	const issuer = `http://localhost:${port}`;
	const country = {
		issuer,
		clientId: CLIENT,
		authorize: { login: `${issuer}/auth`, register: `${issuer}/auth?screen=register` },
		token: `${issuer}/token`,
		jwks: `${issuer}/jwks`,
		logout: `${issuer}/session/end`,
		sdk: `${issuer}/sdk.js`,
	};
	return JSON.stringify(Object.fromEntries(countries.map((code) => [code, country])));
};

export async function startProvider({ port, origins, locales }: ProviderOptions): Promise<Server> {
	const roots = origins.flatMap((origin) => locales.map((locale) => `${origin}/${locale}`));
	const provider = new Provider(`http://localhost:${port}`, {
		clients: [
			{
				client_id: CLIENT,
				token_endpoint_auth_method: "none",
				redirect_uris: roots,
				post_logout_redirect_uris: roots,
			},
		],
		pkce: { required: () => true },
		// Whoever is not in the list is refused, as a wrong password would be.
		findAccount: (_, id) =>
			ACCOUNTS.some((account) => account === id) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
		features: {
			devInteractions: { enabled: true },
			rpInitiatedLogout: { enabled: true },
		},
		cookies: { keys: ["development-only"] },
		ttl: { IdToken: 600, AccessToken: 600, Grant: 600, Interaction: 600, Session: 600 },
	});
	const answer = provider.callback();
	const server = createServer((request, response) => {
		if (request.url !== "/sdk.js") return answer(request, response);
		response.writeHead(200, { "Content-Type": "text/javascript" });
		response.end(SDK);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, resolve);
	});
	return server;
}
