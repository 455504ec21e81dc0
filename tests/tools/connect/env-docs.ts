import type { variables } from "../../../worker/runtime/env.ts";

/** The source of docs/configuration.md (`npm run docs`). */

interface Entry {
	kind:
		| "variable"
		| "secret"
		| "service binding"
		| "KV binding"
		| "Images binding"
		| "queue"
		| "Analytics Engine"
		| "rate limit"
		| "Durable Object"
		| "version metadata";
	/** Markdown; links are relative to docs. */
	meaning: string;
	otherwise?: string;
}

export const ENTRIES: Readonly<Record<keyof typeof variables.shape, Entry>> = {
	ENVIRONMENT: { kind: "variable", meaning: "`development`, `staging` or `production`" },
	HOSTS: {
		kind: "variable",
		meaning:
			"JSON object: host name to country. Links and redirects to a country use its first host. `npm run deploy` makes all of them custom domains",
	},
	LARAVEL_URL: {
		kind: "variable",
		meaning: "The backend. Staging and production need it, or `STRAPI_URL`",
		otherwise: "the binding `BACKEND`",
	},
	STRAPI_URL: {
		kind: "variable",
		meaning:
			"A Strapi 5 that the portal reads content from itself ([Strapi](strapi.md)). Accounts, webinars, courses and tracking stay with `LARAVEL_URL`; without that the portal is [content only](strapi.md#without-a-backend)",
		otherwise: "content comes from `LARAVEL_URL`",
	},
	STRAPI_TOKEN: {
		kind: "secret",
		meaning: "A read-only API token of `STRAPI_URL`, which requires it. The portal sends it only to Strapi's API",
		otherwise: "none",
	},
	STRAPI_FIELDS: {
		kind: "variable",
		meaning:
			"JSON object: other names of content types, fields, gates and locales in Strapi ([field map](strapi.md#field-map))",
	},
	CONTENT_URL: {
		kind: "variable",
		meaning:
			"The content host: base of relative addresses of pictures and media. Required with `LARAVEL_URL` without `STRAPI_URL`",
		otherwise: "`STRAPI_URL`, else the binding `BACKEND`",
	},
	CONTENT_PATHS: {
		kind: "variable",
		meaning: "JSON list of folders on the content host. The portal requests pictures and media only from these folders",
	},
	CONTENT_SECRET: {
		kind: "secret",
		meaning: "Authenticates the portal to the content host, which never gets `SERVICE_SECRET`",
	},
	CONTENT_FORMAT: {
		kind: "variable",
		meaning:
			'JSON object: the fields whose strings are Markdown, by section or `singles`, such as `{"news.content":"markdown"}`. All others are HTML ([texts](architecture.md#texts))',
	},
	CONTENT_IS_OPEN: {
		kind: "variable",
		meaning:
			"`yes`: the content host needs no secret. Staging and production need this or `CONTENT_SECRET` ([consequences](security.md))",
	},
	MEDIA_HOSTS: {
		kind: "variable",
		meaning:
			"JSON list of further hosts of pictures, audio, video, captions and files. The portal uses them only over https, without a secret",
	},
	VIDEO_HOSTS: { kind: "variable", meaning: "JSON list of hosts whose players editors may embed" },
	SERVICE_SECRET: {
		kind: "secret",
		meaning: "Authenticates the portal to the backend on every call. Only a content-only portal needs none",
		otherwise: "",
	},
	SECRET_HEADERS: {
		kind: "variable",
		meaning:
			"JSON object: the headers that carry `SERVICE_SECRET` (`service`), `CONTENT_SECRET` (`content`) and `PURGE_SECRET` (`purge`, with or without `Bearer`). Headers that are missing here keep their defaults",
		otherwise: '`{"service":"X-Service-Secret","content":"X-Content-Secret","purge":"X-Purge-Secret"}`',
	},
	PURGE_SECRET: {
		kind: "secret",
		meaning: "Authenticates the CMS's webhook",
		otherwise: "none: `/ops/purge` answers 404",
	},
	PREVIEW_SECRET: {
		kind: "secret",
		meaning: "Authenticates the CMS's preview button. It opens only [previews](preview.md)",
		otherwise: "none: `/preview` answers 404",
	},
	CMS_ORIGIN: {
		kind: "variable",
		meaning: "The CMS's origin. It may show previews in a frame, and the editors' page links to its admin",
	},
	SEALING_KEYS: {
		kind: "secret",
		meaning:
			'JSON list of one or two `{"id","key"}`, each key 256 bits in base64url. The first seals cookies and signs addresses of pictures; both are accepted',
	},
	DEEPLINK_CODES: {
		kind: "secret",
		meaning:
			"JSON list of at most two codes of 16 characters or more. A code gives full access for one visit; an empty code matches nothing",
	},
	PRODUCT_SUBDOMAIN: {
		kind: "variable",
		meaning:
			"Visitors have limited access on a host with a label that begins with this text, in lower case; in staging and production",
		otherwise: "none",
	},
	BACKEND_DEADLINE_MS: {
		kind: "variable",
		meaning:
			"Deadline of a backend call, in milliseconds: 1.5 times as long for accounts, half as long for tracking (`worker/backend/families.ts`)",
	},
	HCA: {
		kind: "variable",
		meaning: "JSON object: country to [identity provider](identity.md)",
		otherwise: "the local forms",
	},
	HCA_SECRETS: {
		kind: "secret",
		meaning: "JSON object: country to the secret of `HCA`'s client, which the portal sends to the token endpoint alone",
		otherwise: "`{}`: the clients are public",
	},
	HUB_ORIGIN: { kind: "variable", meaning: "The origin of the [hub](identity.md) of sister portals" },
	HUB_ORIGINS: { kind: "variable", meaning: "JSON list of the origins that may use the hub" },
	GTM_ID: {
		kind: "variable",
		meaning: "The tag manager's container, `GTM-…`. Pages load it after consent ([privacy](privacy.md))",
	},
	OPS_SECRET: {
		kind: "secret",
		meaning: "The password of the operations pages",
		otherwise: "none: with neither this nor `ACCESS`, they answer 404",
	},
	EDITOR_SECRET: {
		kind: "secret",
		meaning: "The password of `/ops/content`, the page for the CMS's editors",
		otherwise: "none: with neither this nor `ACCESS.editors`, it answers 404",
	},
	ACCESS: {
		kind: "variable",
		meaning:
			'JSON object for [sign-in by name](setup.md#people-by-name): `{"team":"https://….cloudflareaccess.com","operators":"…","editors":"…"}`, the team of Cloudflare Access and the audience tags of the applications before `/ops/status` and `/ops/content`. `editors` is optional',
	},
	SECURITY_TXT: {
		kind: "variable",
		meaning:
			"JSON object for `/.well-known/security.txt`: `contact` (list of `mailto:`, `https:` or `tel:` addresses), `policy` (an `https:` address) and `languages` (list of language tags)",
		otherwise: "`{}`: without a contact it answers 404",
	},
	CF_VERSION_METADATA: {
		kind: "version metadata",
		meaning: "Names the release in the keys of kept pages and in the log",
		otherwise: "`development`",
	},
	CONTENT: { kind: "KV binding", meaning: "The content cache" },
	BACKEND: {
		kind: "service binding",
		meaning: "The embedded backend, in development only",
		otherwise: "`LARAVEL_URL` or `STRAPI_URL` is required",
	},
	IMAGES: {
		kind: "Images binding",
		meaning: "Makes further [sizes and types](setup.md#images) of the CMS's pictures",
		otherwise: "the CMS's own sizes",
	},
	TRACKING_QUEUE: {
		kind: "queue",
		meaning: "Keeps page views and clicks until the [backend takes them](setup.md#a-queue-for-events)",
		otherwise: "none: each goes to the backend at once",
	},
	TRACKING_DEAD: { kind: "queue", meaning: "Keeps the page views and clicks that the backend refuses" },
	METRICS: {
		kind: "Analytics Engine",
		meaning:
			"Keeps the operations page's counts and visitors' web vitals for three months ([queries](setup.md#analytics-engine))",
		otherwise: "none: the page has 48 hours",
	},
	SESSIONS: { kind: "Durable Object", meaning: "A person's ended sessions, one object per person" },
	VISITS: { kind: "Durable Object", meaning: "Deep-link visits that have ended" },
	HANDOVERS: { kind: "Durable Object", meaning: "One-time codes of the hub" },
	OPS_STATUS: { kind: "Durable Object", meaning: "Counts for the operations page" },
	PURGES: { kind: "Durable Object", meaning: "Purge marks" },
	SEARCH_INDEX: { kind: "Durable Object", meaning: "One object per locale: builds its search index" },
	GUESSES: { kind: "Durable Object", meaning: "Wrong passwords by account and client, and mails by address" },
	GUESSES_LIMIT: { kind: "rate limit", meaning: "Wrong codes and secrets, by client: 30 a minute" },
	SESSION_LIMIT: { kind: "rate limit", meaning: "Forms and searches, by signed-in person: 60 a minute" },
	CLIENT_LIMIT: {
		kind: "rate limit",
		meaning: "Forms and searches without a session, and reports, by client: 1,200 a minute",
	},
	SESSION_SIGNALS_LIMIT: {
		kind: "rate limit",
		meaning: "Suggestions, page views and clicks, by signed-in person: 600 a minute",
	},
	CLIENT_SIGNALS_LIMIT: {
		kind: "rate limit",
		meaning: "Suggestions, page views and clicks without a session, by client: 12,000 a minute",
	},
};

const namesOf = (...kinds: Entry["kind"][]): string[] =>
	Object.entries(ENTRIES).flatMap(([name, { kind }]) => (kinds.some((one) => one === kind) ? [name] : []));

export const VARIABLES: readonly string[] = namesOf("variable", "secret");
/** Never in wrangler.toml, which everybody who may deploy can read. */
export const SECRETS: readonly string[] = namesOf("secret");
