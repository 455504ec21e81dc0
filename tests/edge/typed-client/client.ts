import { build } from "esbuild";
import { optionsOf, runtimeOf } from "../../tools/workers.ts";
import { backendAlone } from "../portal.ts";

/** Runs the cases of both implementations: `vars` say which of the two answers. */

/** Bindings that the Worker wants at its start, and that reading content does not use. */
const UNUSED = {
	name: "unused",
	modules: true,
	script: 'import { WorkerEntrypoint } from "cloudflare:workers"; export default class extends WorkerEntrypoint {}',
	compatibilityDate: "2026-10-20",
};

export async function typedClient(vars: Record<string, string>) {
	const { outputFiles } = await build({
		entryPoints: ["tests/edge/typed-client/worker.ts"],
		write: false,
		bundle: true,
		format: "esm",
		external: ["cloudflare:*", "node:*"],
		logLevel: "warning",
	});
	const { assets: _, durableObjects, ...options } = optionsOf("wrangler.toml");
	const server = runtimeOf(() => [
		{
			...options,
			name: "typed-client",
			modules: outputFiles.map(({ text }) => ({ type: "ESModule" as const, path: "worker.js", contents: text })),
			bindings: { ...Object(options.bindings), BACKEND_DEADLINE_MS: "6000", ...vars },
			serviceBindings: {
				BACKEND: "hcp-backend",
				...Object.fromEntries(Object.keys(Object(durableObjects)).map((name) => [name, UNUSED.name])),
			},
		},
		backendAlone(),
		UNUSED,
	]);
	await server.start();
	await server.ask("http://backend/__control/store", { method: "PUT" });
	return {
		observed: async (name: string): Promise<unknown> =>
			(await server.ask(`http://typed-client/${encodeURIComponent(name)}`)).json(),
		uploads: (path: string) =>
			server.ask(`http://backend${path}`, { headers: { "X-Content-Secret": "development-content-secret" } }),
		close: server.close,
	};
}
