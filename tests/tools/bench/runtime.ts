import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { modulesAt, modulesOf, optionsOf } from "../workers.ts";

/**
 * The production builds, each in a `workerd` process of its own, with requests sent to the runtime's socket. No development
 * server and no Node.js is in between, and the CPU time of each process is known. The portal reaches the backend over HTTP, as in
 * production.
 */

export const HOST = "ie.localhost";
export const SECRET = "bench-service-secret";
const CONTENT_SECRET = "bench-content-secret";
export const PURGE_SECRET = "bench-purge-secret";
export const SEALING_KEY = Buffer.alloc(32, 7);
const HOSTS = { "be.localhost": "be", "ch.localhost": "ch", "tr.localhost": "tr", [HOST]: "ie" };

export interface Served {
	/** The runtime's port on this machine. */
	port: number;
	runtime: Miniflare;
	/** Milliseconds of CPU that all threads of the process have used so far. */
	cpu: () => number;
	/** Bytes of memory that the process holds. */
	memory: () => number;
	close: () => Promise<void>;
}

/**
 * Bundles a Worker.
 * @returns the folder of its files
 */
export function bundle(name: string, args: string[]): string {
	const folder = resolve("dist/bench", name);
	execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", folder, ...args], {
		stdio: "ignore",
		// A build that is not deployed needs no hosts (tests/tools/release/has-domains.ts).
		env: { ...process.env, DOMAINS: "none" },
	});
	return folder;
}

const workerdIds = (): string[] =>
	readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
		.split(" ")
		.filter((id) => id !== "" && readFileSync(`/proc/${id}/comm`, "utf8").startsWith("workerd"));

/** Empty for a thread that has just ended. */
function schedstat(id: string, thread: string): string {
	try {
		return readFileSync(`/proc/${id}/task/${thread}/schedstat`, "utf8");
	} catch {
		return "0";
	}
}

/** Linux counts nanoseconds of CPU for each thread. */
const cpuOf = (id: string): number =>
	readdirSync(`/proc/${id}/task`).reduce((sum, thread) => sum + Number(schedstat(id, thread).split(" ")[0]) / 1e6, 0);

const memoryOf = (id: string): number =>
	1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]);

type Modules = ReturnType<typeof modulesOf>;

interface Serving extends Omit<V4WorkerOptions, "modules"> {
	name: string;
	/** Opens the inspector, for the memory of the isolate (tests/tools/bench/heap.ts). */
	inspected?: boolean;
	/** The folder of KV, Cache API and objects. Without it they are empty, and gone with the process. */
	stores?: string;
}

async function serve(modules: Modules, { inspected = false, stores, ...worker }: Serving): Promise<Served> {
	const before = new Set(workerdIds());
	const options = {
		...worker,
		modules,
		unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
	} satisfies V4WorkerOptions;
	// Nobody reads the log.
	const silent = { handleStructuredLogs: () => undefined };
	const runtime = new Miniflare(
		convertV4MiniflareOptions({
			...silent,
			...(inspected ? { inspectorPort: 0 } : {}),
			...(stores === undefined ? {} : { resourcePersistencePath: stores }),
			workers: [options],
		}),
	);
	const port = Number((await runtime.unsafeGetDirectURL(worker.name)).port);
	const id = workerdIds().find((one) => !before.has(one));
	if (!id) throw new Error("The runtime's process is not found");
	return { port, runtime, cpu: () => cpuOf(id), memory: () => memoryOf(id), close: () => runtime.dispose() };
}

const BACKEND = "tests/backend/wrangler.toml";

/** The embedded backend with its content, of a build that is made for it or given. */
export async function serveBackend(folder = bundle("backend", ["-c", BACKEND])): Promise<Served> {
	const served = await serve(modulesOf(folder), {
		...optionsOf(BACKEND),
		name: "backend",
		// The portal is another process here.
		serviceBindings: {},
		bindings: { SERVICE_SECRET: SECRET, CONTENT_SECRET, PUBLIC_URL: "http://backend.localhost" },
	});
	const headers = { "X-Content-Secret": CONTENT_SECRET };
	await (await fetch(`http://127.0.0.1:${served.port}/uploads/general-home.svg`, { headers })).arrayBuffer();
	return served;
}

export const PORTAL_FOLDER = resolve("dist/bench/portal");
export const bundlePortal = () => bundle("portal", ["--env", "production"]);

/** The portal as it is deployed, or with one of tests/tools/bench/entries around it. */
const ENTRIES = {
	deployed: ["index.js"],
	counted: ["counted.js", "index.js"],
	broken: ["broken.js", "index.js"],
	quiet: ["quiet.js", "silence.js", "index.js"],
	uncached: ["uncached.js", "silence.js", "index.js"],
	distant: ["distant.js", "silence.js", "index.js"],
	empty: ["empty.js"],
} as const;

/** Read once, because each reading warns of the secrets that a deployment needs. */
let portalOptions: ReturnType<typeof optionsOf> | undefined;

/** The portal's production build. With `assets` the runtime serves static files before the Worker, as the platform does. */
export function servePortal(
	backend: Pick<Served, "port">,
	{
		entry = "deployed",
		assets = false,
		inspected = false,
		stores,
	}: { entry?: keyof typeof ENTRIES; assets?: boolean } & Pick<Serving, "inspected" | "stores"> = {},
): Promise<Served> {
	portalOptions ??= optionsOf("wrangler.toml", "production");
	// The runtime would give each process another release's id, and no release uses another's kept pages.
	const { assets: files, versionMetadata: _, ...options } = portalOptions;
	cpSync("tests/tools/bench/entries", PORTAL_FOLDER, { recursive: true });
	const address = `http://127.0.0.1:${backend.port}`;
	return serve(modulesAt(ENTRIES[entry].map((file) => resolve(PORTAL_FOLDER, file))), {
		...options,
		...(assets ? { assets: files } : {}),
		name: "portal",
		inspected,
		...(stores === undefined ? {} : { stores }),
		bindings: {
			// The other environments refuse plain HTTP and a port. What is measured does not differ.
			ENVIRONMENT: "development",
			HOSTS: JSON.stringify(HOSTS),
			LARAVEL_URL: address,
			CONTENT_URL: address,
			SERVICE_SECRET: SECRET,
			CONTENT_SECRET,
			SEALING_KEYS: JSON.stringify([{ id: "bench", key: SEALING_KEY.toString("base64url") }]),
			PREVIEW_SECRET: "bench-preview-secret",
			PURGE_SECRET,
			DEEPLINK_CODES: JSON.stringify(["bench-access"]),
		},
	});
}

export const serveConstant = (): Promise<Served> =>
	serve(modulesOf(bundle("constant", ["-c", "tests/tools/bench/wrangler.toml"])), {
		name: "constant",
		compatibilityDate: "2026-10-20",
	});
