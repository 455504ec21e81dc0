import { connect } from "node:net";
import * as z from "zod";
import type { HandOver } from "../../worker/hub/hand-over.ts";
import type { PersonSessions } from "../../worker/session/person-sessions.ts";
import type { SessionRevocation } from "../../worker/session/revocations.ts";
import { optionsOf, runtimeOf, type Sent, workerOf } from "./workers.ts";

/** The portal and the embedded backend as two real Workers, with fresh storage, from their own configurations. */

const call = z.object({
	method: z.string(),
	path: z.string(),
	acceptLanguage: z.string().nullable(),
	requestId: z.string().nullable(),
	range: z.string().nullable(),
	authorized: z.boolean(),
	secretOk: z.boolean(),
	/** A fingerprint of the bearer token. */
	bearer: z.string().nullable(),
	/** Of calls that may change something; JSON is parsed. */
	body: z.unknown(),
});

interface Fault {
	path: string;
	delay?: number;
	status?: number;
	body?: unknown;
	headers?: Record<string, string>;
	truncate?: number;
	reset?: boolean;
	times?: number;
}

/** Sends one request over a socket of its own and reads until the server closes it. */
const exchange = (port: number, request: string): Promise<string> =>
	new Promise((resolve, reject) => {
		let answer = "";
		const socket = connect(port, "127.0.0.1", () => socket.write(request));
		socket.setEncoding("utf8");
		socket.on("data", (text) => {
			answer += text;
		});
		socket.on("end", () => resolve(answer));
		socket.on("error", reject);
	});

/** The embedded backend as a Worker; tests/edge/build.ts has built it. `vars` replace variables of its configuration. */
const backendWorker = (vars: Record<string, string> = {}) =>
	workerOf("hcp-backend", optionsOf("tests/backend/wrangler.toml"), "dist/backend", vars);

/** The embedded backend where there is no portal that it could tell of sessions that must end. */
export const backendAlone = () => ({ ...backendWorker(), serviceBindings: {} });

/** Not the development secret, which other environments refuse. */
export const OPS_SECRET = "tests-of-operations";
const CONTENT_SECRET = "content-secret-of-tests";

const portalWorker = (root: string, vars: Record<string, string>) =>
	workerOf("hcp-portal", optionsOf(`${root}/wrangler.toml`), `${root}/dist/worker`, {
		BACKEND_DEADLINE_MS: "6000",
		// Other environments refuse the development values.
		...(vars.ENVIRONMENT ? { PURGE_SECRET: "purge-secret-of-tests", CONTENT_SECRET, DEEPLINK_CODES: "[]" } : {}),
		OPS_SECRET,
		...vars,
	});

/** The value that the portal sends: of two that are configured the first. */
const sentSecret = (secret: string): string =>
	secret.startsWith("[") ? (z.array(z.string()).parse(JSON.parse(secret))[0] ?? "") : secret;

/** A portal, not yet started. `vars` replace variables of wrangler.toml; `root` holds the configuration and the build. */
export function portalOf(vars: Record<string, string> = {}, root = ".") {
	let built = root;
	const backendVars = {
		...(vars.SERVICE_SECRET ? { SERVICE_SECRET: sentSecret(vars.SERVICE_SECRET) } : {}),
		...(vars.ENVIRONMENT ? { CONTENT_SECRET } : {}),
	};
	const server = runtimeOf(() => [portalWorker(built, vars), backendWorker(backendVars)]);
	/** Outside development only HTTPS is served. */
	const scheme = (vars.ENVIRONMENT ?? "development") === "development" ? "http" : "https";
	const backend = (path: string, init?: Sent) => server.ask(`http://backend${path}`, init, "hcp-backend");
	const control = (path: string, init?: Sent) => backend(`/__control/${path}`, init);
	/** Has the backend write its content, so that the first read of a test does not wait for it. */
	const seed = () => control("store", { method: "PUT" });
	const start = async () => {
		await server.start();
		await seed();
	};

	return {
		start,
		/** `url` without scheme: `be.localhost/nl-BE`. Redirects are not followed. */
		get: (url: string, headers: Record<string, string> = {}, method = "GET") =>
			server.ask(`${scheme}://${url}`, { method, headers }),
		post: (url: string, body: string | undefined, headers: Record<string, string>) =>
			server.ask(`${scheme}://${url}`, {
				method: "POST",
				headers,
				...(body === undefined ? {} : { body }),
			}),
		/** As the browser names a host's pages. */
		originOf: (host: string) => `${scheme}://${host}`,
		/** Over plain HTTP in any environment. */
		plain: (url: string, method = "GET", headers: Record<string, string> = {}) =>
			server.ask(`http://${url}`, { method, headers }),
		/** Sends a raw request, such as no client would send, and returns the raw answer. */
		raw: async (request: string) => exchange(Number((await server.runtime().ready).port), request),
		backend: (
			path: string,
			headers: Record<string, string> = { "X-Service-Secret": "development-service-secret" },
			init: { method?: string; body?: string } = {},
		) => backend(path, { headers, ...init }),
		/** The embedded backend's database, for what no call can do, such as making time pass. */
		backendStore: async () => (await server.runtime().getBindings<{ DB: D1Database }>("hcp-backend")).DB,
		/** Gives the backend its first content again: nobody has done anything yet. */
		reseed: seed,
		/** Restarts both Workers with all caches and stores empty. */
		fresh: start,
		/** Replaces the Worker by the build of another folder, as a release does: memory is lost, caches and stores stay. */
		release: (folder: string) => {
			built = folder;
			return server.restart();
		},
		fault: async (fault: Fault) => {
			const answer = await control("faults", { method: "POST", body: JSON.stringify(fault) });
			if (!answer.ok) throw new Error(await answer.text());
		},
		heal: () => control("faults", { method: "DELETE" }),
		calls: async () => z.array(call).parse(await (await control("calls")).json()),
		forgetCalls: () => control("calls", { method: "DELETE" }),
		/** The portal's Durable Objects for codes of the hub. */
		handOvers: async () =>
			(await server.runtime().getBindings<{ HANDOVERS: DurableObjectNamespace<HandOver> }>("hcp-portal")).HANDOVERS,
		/** The objects of persons, which know whose sessions have ended. */
		sessions: async () =>
			(await server.runtime().getBindings<{ SESSIONS: DurableObjectNamespace<PersonSessions> }>("hcp-portal")).SESSIONS,
		/** What the release before knows of sign-outs, by session id. */
		revocations: async () =>
			(await server.runtime().getBindings<{ REVOCATIONS: DurableObjectNamespace<SessionRevocation> }>("hcp-portal"))
				.REVOCATIONS,
		/** The portal's own KV, as the Worker has it. */
		kv: async () => (await server.runtime().getBindings<{ CONTENT: KVNamespace }>("hcp-portal")).CONTENT,
		logs: server.logs,
		close: server.close,
	};
}

export type Portal = ReturnType<typeof portalOf>;

export async function startPortal(vars?: Record<string, string>, root?: string): Promise<Portal> {
	const portal = portalOf(vars, root);
	await portal.start();
	return portal;
}

/** The page's text as a reader has it, without markup. */
export const textOf = (html: string): string =>
	html
		.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/&#x27;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, "&")
		.replace(/\s+/g, " ");
