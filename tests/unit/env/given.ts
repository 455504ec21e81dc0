/** Configurations that are right, for tests to change. */

const binding = { get() {}, fetch() {}, limit() {} };
const objects = { idFromName: () => ({}) };
export const env = {
	ENVIRONMENT: "development",
	HOSTS: '{"be.localhost":"be"}',
	SERVICE_SECRET: "development-service-secret",
	SEALING_KEYS: '[{"id":"dev","key":"ZGV2ZWxvcG1lbnQtb25seS1zZWFsaW5nLWtleS0wMDE"}]',
	CONTENT: binding,
	BACKEND: binding,
	GUESSES_LIMIT: binding,
	SESSION_LIMIT: binding,
	CLIENT_LIMIT: binding,
	SESSION_SIGNALS_LIMIT: binding,
	CLIENT_SIGNALS_LIMIT: binding,
	SESSIONS: objects,
	VISITS: objects,
	HANDOVERS: objects,
	PURGES: objects,
	GUESSES: objects,
	OPS_STATUS: objects,
	SEARCH_INDEX: objects,
};

export const DEPLOYED = {
	ENVIRONMENT: "production",
	SERVICE_SECRET: "production-service-secret",
	CONTENT_SECRET: "production-content-secret",
	SEALING_KEYS: '[{"id":"1","key":"dGVzdC1vbmx5LXNlYWxpbmcta2V5LXdpdGgtMzJieXQ"}]',
};

export const STRAPI = { STRAPI_URL: "https://cms.example", STRAPI_TOKEN: "a-token-of-strapi" };
export const PROVIDER = "https://identity.example";
export function hcaOf(country: string, token: unknown = PROVIDER): string {
	const authorize = { login: PROVIDER, register: PROVIDER };
	const provider = { issuer: PROVIDER, clientId: "portal", authorize, token, jwks: PROVIDER, logout: PROVIDER };
	return JSON.stringify({ [country]: provider });
}
