import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type BuildContext, type BuildOptions, context, formatMessages, type Message } from "esbuild";
import { build as buildClient } from "vite";
import * as z from "zod";
import { ASSETS, readPortal, SCRIPT } from "./configuration.ts";
import { failedBuild } from "./failed-build.ts";

/**
 * The development build: client and Worker unminified, with source maps and React's development build, in a folder of its own.
 * Unchanged files are not written again, so that wrangler reloads once per change.
 */

const DEVELOPMENT = { "process.env.NODE_ENV": '"development"' };
const PUBLIC = "client/public";
const MANIFEST = `${ASSETS}/.vite/manifest.json`;

/** The same aliases and definitions as wrangler, but for React: its two builds do not work together. */
function workerOptions(folder: string, entry: string): BuildOptions {
	const { alias, define } = readPortal();
	const aliases = Object.entries(alias).map(([name, path]) => [
		name,
		path.replace(".production.js", ".development.js"),
	]);
	return {
		entryPoints: [entry],
		outfile: join(folder, SCRIPT),
		bundle: true,
		format: "esm",
		target: "es2024",
		conditions: ["workerd", "worker", "browser"],
		mainFields: ["browser", "module", "main"],
		external: ["node:*", "cloudflare:*"],
		alias: { ...Object.fromEntries(aliases), "client-manifest": `./${join(folder, MANIFEST)}` },
		define: { ...define, ...DEVELOPMENT },
		keepNames: true,
		sourcemap: "linked",
		write: false,
		logLevel: "silent",
	};
}

export function writeChanged(path: string, content: Uint8Array | string): void {
	if (existsSync(path) && Buffer.compare(readFileSync(path), Buffer.from(content)) === 0) return;
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}

const emitted = z.object({
	output: z.array(
		z.union([
			z
				.object({ fileName: z.string(), code: z.string() })
				.transform(({ fileName, code }) => ({ fileName, content: code })),
			z
				.object({ fileName: z.string(), source: z.union([z.string(), z.instanceof(Uint8Array)]) })
				.transform(({ fileName, source }) => ({ fileName, content: source })),
		]),
	),
});

async function writeClient(folder: string): Promise<void> {
	const { output } = emitted.parse(
		await buildClient({
			mode: "development",
			logLevel: "silent",
			define: DEVELOPMENT,
			build: { write: false, minify: false, sourcemap: true },
		}),
	);
	for (const { fileName, content } of output) writeChanged(join(folder, ASSETS, fileName), content);
	for (const file of readdirSync(PUBLIC, { recursive: true, withFileTypes: true })) {
		if (!file.isFile()) continue;
		const path = join(file.parentPath, file.name);
		writeChanged(join(folder, ASSETS, relative(PUBLIC, path)), readFileSync(path));
	}
}

const failure = z.object({ errors: z.array(z.custom<Message>()) });

/** The compiler's message with the lines of the source. */
async function wordsOf(error: unknown): Promise<string> {
	const { success, data } = failure.safeParse(error);
	if (success && data.errors[0]?.text) return (await formatMessages(data.errors, { kind: "error" })).join("\n");
	return error instanceof Error ? error.message : String(error);
}

export class PortalBuild {
	readonly #folder: string;
	readonly #entry: string;
	readonly #configure: () => void;
	readonly #objects = readPortal().durable_objects.bindings.map(({ class_name }) => class_name);
	#worker: BuildContext | undefined;
	/** Edits while something else was wrong count too. */
	#isClientOld = true;

	/** `configure` writes what wrangler reads, and throws if wrangler.toml is wrong. */
	constructor(folder: string, { isLive, configure }: { isLive: boolean; configure: () => void }) {
		this.#folder = folder;
		this.#configure = configure;
		this.#entry = isLive ? "tests/tools/development/live-worker.ts" : "worker/index.ts";
		mkdirSync(join(folder, ASSETS), { recursive: true });
	}

	/**
	 * Writes client and Worker, or the page with the error.
	 * @returns the error, or null
	 */
	async write({ isClientSame = false } = {}): Promise<string | null> {
		this.#isClientOld ||= !isClientSame;
		try {
			this.#configure();
			if (this.#isClientOld) await writeClient(this.#folder);
			this.#isClientOld = false;
			this.#worker ??= await context(workerOptions(this.#folder, this.#entry));
			const { outputFiles = [] } = await this.#worker.rebuild();
			for (const { path, contents } of outputFiles) writeChanged(path, contents);
			return null;
		} catch (error) {
			const words = await wordsOf(error);
			writeChanged(join(this.#folder, SCRIPT), failedBuild(words, this.#objects));
			return words;
		}
	}
}
