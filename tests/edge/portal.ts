import { connect } from "node:net";
import { createTestHarness, type TestHarness } from "wrangler";
import * as z from "zod";
import type { HandOver } from "../../worker/hub/hand-over.ts";

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

/**
 * The harness hands on the stream of a response that it lets go of itself; once that one is collected,
 * the stream is cancelled. A test that waits for a slow neighbour would find a body that "has already been read".
 */
async function whole(response: Awaited<ReturnType<TestHarness["fetch"]>>): Promise<Response> {
	const body = await response.arrayBuffer();
	const { status, statusText } = response;
	const headers = [...response.headers];
	return new Response([101, 204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
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

/** The embedded backend; tests/edge/build.ts has built it. */
export const BACKEND = { configPath: "tests/backend/wrangler.toml", prebuiltWorkerDir: "dist/backend" };

/** Not the development secret, which other environments refuse. */
export const OPS_SECRET = "tests-of-operations";
const CONTENT_SECRET = "content-secret-of-tests";

/** A portal, not yet started. `vars` replace variables of wrangler.toml; `root` holds the configuration and the build. */
export function portalOf(vars: Record<string, string> = {}, root = ".") {
	const builtIn = (folder: string) => ({
		workers: [
			{
				configPath: `${folder}/wrangler.toml`,
				prebuiltWorkerDir: `${folder}/dist/worker`,
				vars: {
					BACKEND_DEADLINE_MS: "6000",
					// Other environments refuse the development values.
					...(vars.ENVIRONMENT ? { PURGE_SECRET: "purge-secret-of-tests", CONTENT_SECRET, DEEPLINK_CODES: "[]" } : {}),
					OPS_SECRET,
					...vars,
				},
			},
			{
				...BACKEND,
				vars: {
					...(vars.SERVICE_SECRET ? { SERVICE_SECRET: vars.SERVICE_SECRET } : {}),
					...(vars.ENVIRONMENT ? { CONTENT_SECRET } : {}),
				},
			},
		],
	});
	const server = createTestHarness(builtIn(root));
	const isDeployed = (vars.ENVIRONMENT ?? "development") !== "development";
	/** Outside development only HTTPS is served, which the test server cannot do: the Worker is called directly. */
	const send = (url: string, init: { method: string; headers: Record<string, string>; body?: string }) =>
		isDeployed
			? server.getWorker("hcp-portal").fetch(`https://${url}`, { redirect: "manual", ...init })
			: server.fetch(`http://${url}`, { redirect: "manual", ...init });
	const control = (path: string, init?: { method: string; body?: string }) =>
		server.getWorker("hcp-backend").fetch(`http://backend/__control/${path}`, init);
	/** Has the backend write its content, so that the first read of a test does not wait for it. */
	const seed = () => control("store", { method: "PUT" });

	return {
		start: async () => {
			await server.listen();
			await seed();
		},
		/** `url` without scheme: `be.localhost/nl-BE`. Redirects are not followed. */
		get: async (url: string, headers: Record<string, string> = {}, method = "GET") =>
			whole(await send(url, { method, headers })),
		post: async (url: string, body: string | undefined, headers: Record<string, string>) =>
			whole(await send(url, { method: "POST", headers, ...(body === undefined ? {} : { body }) })),
		/** Over plain HTTP in any environment, and past the development proxy, which removes the scheme from headers. */
		plain: async (url: string, method = "GET", headers: Record<string, string> = {}) =>
			whole(await server.getWorker("hcp-portal").fetch(`http://${url}`, { redirect: "manual", method, headers })),
		/** Sends a raw request, such as no client would send, and returns the raw answer. */
		raw: async (request: string) => exchange(Number((await server.listen()).url.port), request),
		backend: (
			path: string,
			headers: Record<string, string> = { "X-Service-Secret": "development-service-secret" },
			init: { method?: string; body?: string } = {},
		) => server.getWorker("hcp-backend").fetch(`http://backend${path}`, { headers, redirect: "manual", ...init }),
		/** The embedded backend's database, for what no call can do, such as making time pass. */
		backendStore: async () => (await server.getWorker<{ DB: D1Database }>("hcp-backend").getEnv()).DB,
		/** Gives the backend its first content again: nobody has done anything yet. */
		reseed: seed,
		/** Restarts both Workers with all caches and stores empty. */
		fresh: async () => {
			await server.reset();
			await seed();
		},
		/** Replaces the Worker by the build of another folder, as a release does: memory is lost, caches and stores stay. */
		release: (folder: string) => server.update(builtIn(folder)),
		fault: async (fault: Fault) => {
			const answer = await control("faults", { method: "POST", body: JSON.stringify(fault) });
			if (!answer.ok) throw new Error(await answer.text());
		},
		heal: () => control("faults", { method: "DELETE" }),
		calls: async () => z.array(call).parse(await (await control("calls")).json()),
		forgetCalls: () => control("calls", { method: "DELETE" }),
		/** The portal's Durable Objects for codes of the hub. */
		handOvers: async () =>
			(await server.getWorker<{ HANDOVERS: DurableObjectNamespace<HandOver> }>("hcp-portal").getEnv()).HANDOVERS,
		/** The portal's own KV, as the Worker has it. */
		kv: async () => (await server.getWorker<{ CONTENT: KVNamespace }>("hcp-portal").getEnv()).CONTENT,
		logs: () => server.getLogs().map(({ message }) => message),
		close: () => server.close(),
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
