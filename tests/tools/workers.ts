import { readdirSync } from "node:fs";
import { extname, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

/** Runs built Workers in the runtime. */

const MODULES = { ".js": "ESModule", ".mjs": "ESModule", ".sql": "Text" } as const;
/** Any other file is content of the embedded backend. */
const moduleOf = (path: string) => {
	const [, type = "Data" as const] = Object.entries(MODULES).find(([ending]) => ending === extname(path)) ?? [];
	return { type, path };
};

/** The files of a build's folder. The script comes first, because the runtime takes it as the entry. */
export const modulesOf = (folder: string) =>
	readdirSync(folder)
		.filter((file) => !/\.(map|md)$/.test(file))
		.sort((a, b) => Number(b.endsWith(".js")) - Number(a.endsWith(".js")))
		.map((file) => moduleOf(resolve(folder, file)));

export const modulesAt = (paths: readonly string[]) => paths.map(moduleOf);

/** The bindings and flags of a configuration, without its sources. */
export function optionsOf(config: string, environment?: string) {
	const read = unstable_readConfig({ config, ...(environment ? { env: environment } : {}) }, { hideWarnings: true });
	const { workerOptions } = unstable_getMiniflareWorkerOptions(read, environment);
	const { rootPath: _, modulesRules: __, ...options } = workerOptions;
	return options;
}

type Options = Partial<ReturnType<typeof optionsOf>>;

/** Tests sign in as few persons, who share what one person may do in a minute. */
export function roomy<O extends Options>(options: O) {
	const { SESSION_LIMIT, ...others } = Object(options.ratelimits);
	return {
		...options,
		ratelimits: { ...others, SESSION_LIMIT: { ...SESSION_LIMIT, simple: { limit: 10_000, period: 60 } } },
	};
}

/** A Worker with the files of a build's folder. `vars` override its configuration. */
export const workerOf = (name: string, options: Options, folder: string, vars: Record<string, string>) => ({
	...options,
	name,
	modules: modulesOf(folder),
	bindings: { ...Object(options.bindings), ...vars },
});

export interface Sent {
	method?: string;
	headers?: Record<string, string>;
	body?: string;
}

/**
 * A runtime with empty caches and stores, until `close`. Its first Worker answers requests. Wrangler's test server would run a
 * second process and take twice as long to start.
 */
export function runtimeOf(workers: () => V4WorkerOptions[]) {
	let logs: string[] = [];
	const options = () =>
		convertV4MiniflareOptions({
			// Do not fetch the machine's location.
			cf: false,
			handleStructuredLogs: ({ message }: { message: string }) => logs.push(message),
			workers: workers(),
		});
	let running: Miniflare | undefined;
	function runtime(): Miniflare {
		if (!running) throw new Error("The runtime has not been started");
		return running;
	}
	const close = async () => running?.dispose();

	return {
		/**
		 * Starts with empty stores and ends the runtime before.
		 * @returns the runtime's address
		 */
		start: async (): Promise<URL> => {
			await close();
			logs = [];
			running = new Miniflare(options());
			return running.ready;
		},
		/** Starts again with the current Workers; caches and stores stay. */
		restart: () => runtime().setOptions(options()),
		runtime,
		/** Sends a request to the first Worker, or to another one by its route, without following redirects. */
		ask: async (url: string, init: Sent = {}): Promise<Response> => {
			const answer = await runtime().dispatchFetch(url, { redirect: "manual", ...init });
			// Read completely, because some tests do not read it.
			const body = await answer.arrayBuffer();
			// What the Worker logged before it answered is in the pipe by now, and is read first.
			await new Promise(setImmediate);
			const { status, statusText } = answer;
			const headers = [...answer.headers];
			return new Response([101, 204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
		},
		/** Sends a request to the first Worker. The test reads the body as a stream. */
		open: (url: string, { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal }) =>
			runtime().dispatchFetch(url, {
				redirect: "manual",
				headers: { "Accept-Encoding": "identity", ...headers },
				...(signal ? { signal } : {}),
			}),
		logs: () => logs,
		forgetLogs: () => {
			logs = [];
		},
		close,
	};
}
