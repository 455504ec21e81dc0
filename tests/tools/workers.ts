import { readdirSync } from "node:fs";
import { extname, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

/** Built Workers as the runtime takes them. */

const MODULES = { ".js": "ESModule", ".mjs": "ESModule", ".sql": "Text" } as const;
/** What is neither a script nor SQL is a file of the embedded backend's content. */
const moduleOf = (path: string) => {
	const [, type = "Data" as const] = Object.entries(MODULES).find(([ending]) => ending === extname(path)) ?? [];
	return { type, path };
};

/** The files of a build's folder, the script first: the runtime takes it as the entry. */
export const modulesOf = (folder: string) =>
	readdirSync(folder)
		.filter((file) => !/\.(map|md)$/.test(file))
		.sort((a, b) => Number(b.endsWith(".js")) - Number(a.endsWith(".js")))
		.map((file) => moduleOf(resolve(folder, file)));

export const modulesAt = (paths: readonly string[]) => paths.map(moduleOf);

/** A configuration's bindings and flags, without what stands for the source. */
export function optionsOf(config: string, environment?: string) {
	const read = unstable_readConfig({ config, ...(environment ? { env: environment } : {}) }, { hideWarnings: true });
	const { workerOptions } = unstable_getMiniflareWorkerOptions(read, environment);
	const { rootPath: _, modulesRules: __, ...options } = workerOptions;
	return options;
}

type Options = Partial<ReturnType<typeof optionsOf>>;

/** A Worker with the files of a build's folder; `vars` replace its configuration's. */
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
 * A runtime with fresh caches and stores, until `close`. Its first Worker answers requests. Wrangler's own test server
 * runs a second process in front of it and takes twice as long to start, which most tests do.
 */
export function runtimeOf(workers: () => V4WorkerOptions[]) {
	let logs: string[] = [];
	const options = () =>
		convertV4MiniflareOptions({
			// No place of the world is asked for.
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
		/** Starts with nothing stored; what ran before is ended. @returns where it listens */
		start: async (): Promise<URL> => {
			await close();
			logs = [];
			running = new Miniflare(options());
			return running.ready;
		},
		/** Starts anew with the Workers that are now configured; caches and stores stay. */
		restart: () => runtime().setOptions(options()),
		runtime,
		/** Asks the first Worker, or another one by its route. Redirects are not followed. */
		ask: async (url: string, init: Sent = {}): Promise<Response> => {
			const answer = await runtime().dispatchFetch(url, { redirect: "manual", ...init });
			// Read whole, so that nothing waits for a test that does not read it.
			const body = await answer.arrayBuffer();
			const { status, statusText } = answer;
			const headers = [...answer.headers];
			return new Response([101, 204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
		},
		/** Asks the first Worker. The answer's body is read by the test, as it comes. */
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
