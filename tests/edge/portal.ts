import { connect } from "node:net";
import * as z from "zod";
import type { HandOver } from "../../worker/features/hub/hand-over.ts";
import type { OpsStatus } from "../../worker/ops/sums.ts";
import type { PersonSessions } from "../../worker/visitor/session/person-sessions.ts";
import type { faultSchema } from "../backend/fault.ts";
import { optionsOf, roomy, runtimeOf, type Sent, workerOf } from "../tools/workers.ts";
import { keyedHash } from "./sealing.ts";

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

interface Bindings {
	CONTENT: KVNamespace;
	HANDOVERS: DurableObjectNamespace<HandOver>;
	IMAGES: ImagesBinding;
	OPS_STATUS: DurableObjectNamespace<OpsStatus>;
	SESSIONS: DurableObjectNamespace<PersonSessions>;
}

const isOfIndex = ({ requestId }: z.output<typeof call>): boolean => requestId?.startsWith("search-index-") ?? false;

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

/** The embedded backend as a Worker; tests/tools/build.ts has built it. `vars` replace variables of its configuration. */
const backendWorker = (vars: Record<string, string> = {}) => ({
	...workerOf("hcp-backend", optionsOf("tests/backend/wrangler.toml"), "dist/backend", vars),
	// Asked by its address: a Worker that is asked by its name takes a thread of its own in each runtime.
	routes: ["backend/*"],
});

/** The embedded backend where there is no portal that it could tell of sessions that must end. */
export const backendAlone = (vars?: Record<string, string>) => ({ ...backendWorker(vars), serviceBindings: {} });

/** Not the development secret, which other environments refuse. */
export const OPS_SECRET = "tests-of-operations";
export const EDITOR_SECRET = "tests-of-the-editors";
/** The header of staff, of whom only the password counts. */
export const basic = (password: string) => ({ Authorization: `Basic ${btoa(`night:${password}`)}` });
const CONTENT_SECRET = "content-secret-of-tests";

/** What of the platform is otherwise than configured: it is not there, or every call of its binding fails. */
export interface Platform {
	images?: "absent" | "failing";
	/** The portal does not know the embedded backend, as it is deployed. */
	backend?: "unbound";
	/** Answers what the portal sends to the web. */
	web?: (request: Request) => Promise<Response>;
	queue?: "bound" | "failing";
	metrics?: "bound";
	/** Durable Objects and rate limits, by their bindings. */
	failing?: readonly string[];
	/** The same, whose calls are never answered. */
	hanging?: readonly string[];
	/** Rate limits with another number, by their bindings. They count for ever: no minute begins in the middle of a test. */
	counted?: Readonly<Record<string, number>>;
}

/** As docs/operations.md has it, but for its times. */
const QUEUE = {
	queueProducers: { TRACKING_QUEUE: "tracking", TRACKING_DEAD: "tracking-dead" },
	queueConsumers: { tracking: { maxBatchSize: 10, maxBatchTimeout: 1, maxRetries: 100, retryDelay: 1 } },
};

const without = (bindings: unknown, names: readonly string[]) =>
	Object.fromEntries(Object.entries(Object(bindings)).filter(([name]) => !names.includes(name)));

const counterOf = (name: string) => `counts-${name.toLowerCase()}`;

function portalOptions(
	root: string,
	{ images, backend, web, queue, metrics, failing = [], hanging = [], counted = {} }: Platform,
) {
	const { images: resizing, ...options } = roomy(optionsOf(`${root}/wrangler.toml`));
	const replaced = [...failing, ...hanging];
	return {
		...options,
		durableObjects: without(options.durableObjects, replaced),
		ratelimits: without(options.ratelimits, [...replaced, ...Object.keys(counted)]),
		...(images ? {} : { images: resizing }),
		...(queue === "bound" ? QUEUE : {}),
		...(web ? { outboundService: web } : {}),
		serviceBindings: {
			...without(options.serviceBindings, backend ? ["BACKEND"] : []),
			// The backend has no such methods.
			...(images === "failing" ? { IMAGES: "hcp-backend" } : {}),
			...(queue === "failing" ? { TRACKING_QUEUE: "hcp-backend" } : {}),
			...Object.fromEntries(failing.map((name) => [name, "failing-platform"])),
			...Object.fromEntries(hanging.map((name) => [name, "hanging-platform"])),
			...Object.fromEntries(Object.keys(counted).map((name) => [name, counterOf(name)])),
			...(metrics ? { METRICS: "data-points" } : {}),
		},
	};
}

/** A Worker beside the portal, in place of a part of the platform. */
const double = (name: string, script: string) => ({ name, script, modules: true, compatibilityDate: "2026-10-20" });
/** With the methods that a binding calls. */
const entrypoint = (name: string, methods: string, before = "") =>
	double(
		name,
		`import { WorkerEntrypoint } from "cloudflare:workers";
		${before}
		export default class extends WorkerEntrypoint { ${methods} }`,
	);

/** Writes to the log what is in the queue of what could not be delivered. */
const deadLetters = {
	...double(
		"dead-letters",
		"export default { queue: ({ messages }) => messages.forEach(({ body }) => console.log(JSON.stringify({ dead: body }))) }",
	),
	queueConsumers: { "tracking-dead": { maxBatchTimeout: 0 } },
};

/** What fails tells all that it was given, as errors of whatever may, and writes it like a line of a stack. */
const failingPlatform = entrypoint(
	"failing-platform",
	"limit({ key }) { fail(key); } idFromName(name) { fail(name); }",
	"const fail = (text) => { throw new TypeError(text + ' is over\\n    at ' + text + ' (index.js:1:2)'); };",
);

const hangingPlatform = entrypoint(
	"hanging-platform",
	"limit() { return never(); } idFromName() { return never(); }",
	"const never = () => new Promise((resolve) => setTimeout(resolve, 3_600_000));",
);

const countingPlatform = (name: string, number: number) =>
	entrypoint(
		counterOf(name),
		`limit({ key }) {
			const count = (counts.get(key) ?? 0) + 1;
			counts.set(key, count);
			return { success: count <= ${number} };
		}`,
		"const counts = new Map();",
	);

/** Writes to the log what Analytics Engine would be given, of which there is no double. */
const dataPoints = entrypoint("data-points", "writeDataPoint(point) { console.log(JSON.stringify({ point })); }");

/** Other environments refuse the development values. */
const DEPLOYED = {
	PURGE_SECRET: "purge-secret-of-tests",
	PREVIEW_SECRET: "preview-secret-of-tests",
	CMS_ORIGIN: "https://cms.example",
	CONTENT_SECRET,
	DEEPLINK_CODES: "[]",
};

const portalWorker = (root: string, vars: Record<string, string>, platform: Platform) =>
	workerOf("hcp-portal", portalOptions(root, platform), `${root}/dist/worker`, {
		BACKEND_DEADLINE_MS: "6000",
		...(vars.ENVIRONMENT ? DEPLOYED : {}),
		OPS_SECRET,
		EDITOR_SECRET,
		...vars,
	});

/** The value that the portal sends: of two that are configured the first. */
const sentSecret = (secret: string): string =>
	secret.startsWith("[") ? (z.array(z.string()).parse(JSON.parse(secret))[0] ?? "") : secret;

/** A portal, not yet started. `vars` replace variables of wrangler.toml; `root` holds the configuration and the build. */
export function portalOf(vars: Record<string, string> = {}, root = ".", platform: Platform = {}) {
	let built = root;
	const backendVars = {
		...(vars.SERVICE_SECRET ? { SERVICE_SECRET: sentSecret(vars.SERVICE_SECRET) } : {}),
		...(vars.ENVIRONMENT ? { CONTENT_SECRET } : {}),
	};
	const server = runtimeOf(() => [
		portalWorker(built, vars, platform),
		backendWorker(backendVars),
		...(platform.queue === "bound" ? [deadLetters] : []),
		...(platform.metrics ? [dataPoints] : []),
		...(platform.failing ? [failingPlatform] : []),
		...(platform.hanging ? [hangingPlatform] : []),
		...Object.entries(platform.counted ?? {}).map(([name, number]) => countingPlatform(name, number)),
	]);
	/** Outside development only HTTPS is served. */
	const scheme = (vars.ENVIRONMENT ?? "development") === "development" ? "http" : "https";
	const backend = (path: string, init?: Sent) => server.ask(`http://backend${path}`, init);
	const control = (path: string, init?: Sent) => backend(`/__control/${path}`, init);
	let isContentEdited = false;
	/** Gives the backend its first content, so that no read waits for it, and its first users. */
	async function seed(content: "anew" | "kept" = "anew"): Promise<void> {
		await control(content === "kept" && !isContentEdited ? "store?content=kept" : "store", { method: "PUT" });
		isContentEdited = false;
	}
	const bindings = () => server.runtime().getBindings<Bindings>("hcp-portal");
	const allCalls = async () => z.array(call).parse(await (await control("calls")).json());
	const start = async () => {
		await server.start();
		await seed();
	};

	return {
		start,
		/** `url` without scheme: `be.localhost/nl-BE`. Redirects are not followed. */
		get: (url: string, headers: Record<string, string> = {}, method = "GET") =>
			server.ask(`${scheme}://${url}`, { method, headers }),
		/** The same, whose body is to be read as it comes; all of it, or the signal is to end it. */
		open: (url: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
			server.open(`${scheme}://${url}`, { headers, ...(signal ? { signal } : {}) }),
		post: (url: string, body: string | undefined, headers: Record<string, string>) =>
			server.ask(`${scheme}://${url}`, { method: "POST", headers, ...(body === undefined ? {} : { body }) }),
		/** An event of the CMS, of which its webhook tells the portal. */
		webhook: (event: object, host = "ie.localhost") =>
			server.ask(`${scheme}://${host}/ops/purge`, {
				method: "POST",
				headers: { "X-Purge-Secret": "development-purge-secret", "Content-Type": "application/json" },
				body: JSON.stringify(event),
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
		backendStore: async () => {
			isContentEdited = true;
			return (await server.runtime().getBindings<{ DB: D1Database }>("hcp-backend")).DB;
		},
		/** Gives the backend its first content again: nobody has done anything yet. */
		reseed: () => seed("kept"),
		/** Purges everything, as the form of the operations page does: what is read next is asked of the backend anew. */
		purge: async () => {
			const { status } = await server.ask(`${scheme}://ie.localhost/ops/status`, {
				method: "POST",
				headers: {
					...basic(OPS_SECRET),
					"Content-Type": "application/x-www-form-urlencoded",
					Origin: `${scheme}://ie.localhost`,
				},
				body: "where=everywhere&section=all&confirmed=yes",
			});
			if (status !== 303) throw new Error(`The purge answers ${status}`);
		},
		/** Where browsers and the CMS find the portal, by the names of its hosts. */
		port: async () => Number((await server.runtime().ready).port),
		/** Restarts both Workers with all caches and stores empty. */
		fresh: start,
		/** Replaces the Worker by the build of another folder, as a release does: memory is lost, caches and stores stay. */
		release: (folder: string) => {
			built = folder;
			return server.restart();
		},
		fault: async (fault: z.input<typeof faultSchema>) => {
			const answer = await control("faults", { method: "POST", body: JSON.stringify(fault) });
			if (!answer.ok) throw new Error(await answer.text());
		},
		/** Removes the faults of a path, as it was given; of all without one. What they hold is answered. */
		heal: (path?: string) =>
			control(`faults${path === undefined ? "" : `?path=${encodeURIComponent(path)}`}`, { method: "DELETE" }),
		/** Without those of the search index, which is built behind purges and visits, at most once a minute. */
		calls: async () => (await allCalls()).filter((one) => !isOfIndex(one)),
		indexCalls: async () => (await allCalls()).filter(isOfIndex),
		forgetCalls: () => control("calls", { method: "DELETE" }),
		/** The portal's Durable Objects for codes of the hub. */
		handOvers: async () => (await bindings()).HANDOVERS,
		/** The objects of persons, which know whose sessions have ended. */
		sessions: async () => (await bindings()).SESSIONS,
		/** What the cookie of a session that begins now names of its person's object. */
		personOf: async (identity: "local" | "hca", userId: string) => {
			const { SESSIONS } = await bindings();
			const name = keyedHash("person-sessions", JSON.stringify([identity, userId]));
			const epoch = await SESSIONS.get(SESSIONS.idFromName(name)).begin(0);
			if (epoch === null) throw new Error("The person's sessions were ended meanwhile");
			return { name, epoch };
		},
		/** The object that has the review links. */
		reviews: async () => {
			const { OPS_STATUS } = await bindings();
			return OPS_STATUS.get(OPS_STATUS.idFromName("reviews"));
		},
		/** An editor replaces the file of an upload, under its name; undefined: all are as they were. */
		replacePhoto: (replacement?: { name: string; by: string }) =>
			replacement
				? control("photos", { method: "POST", body: JSON.stringify(replacement) })
				: control("photos", { method: "DELETE" }),
		/** Tells a picture's type and size. */
		pictureFacts: async (bytes: Uint8Array<ArrayBuffer>) => (await bindings()).IMAGES.info(new Blob([bytes]).stream()),
		/** The portal's cache in this data centre. */
		cache: async () => (await server.runtime().getCaches()).open("portal"),
		/** The portal's own KV, as the Worker has it. */
		kv: async () => (await bindings()).CONTENT,
		/** Lines of the log about an event, after the first `from` of all. */
		lines: (event: string, from = 0) =>
			server
				.logs()
				.slice(from)
				.filter((line) => line.includes(`"event":"${event}"`)),
		logs: server.logs,
		forgetLogs: server.forgetLogs,
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

/** What tests look at of a page's answer. */
export async function pageOf(answer: Promise<Response>) {
	const response = await answer;
	const html = await response.text();
	const { status, headers } = response;
	return { response, status, headers, html, text: textOf(html), cache: headers.get("cache-control") };
}
