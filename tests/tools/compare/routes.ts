import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import * as z from "zod";
import type { Trees } from "./trees.ts";

/** Reads the routes of a tree from its Worker's table, so that none is left out. */

const route = z.object({
	method: z.string(),
	/** The path in hono's notation. */
	path: z.string(),
});
export type Route = z.output<typeof route>;

/** The names of bindings in any part of the configuration. */
function bindingsIn(part: unknown): string[] {
	if (typeof part !== "object" || part === null) return [];
	const named = Object.entries(part).flatMap(([key, value]) =>
		(key === "binding" || key === "name") && typeof value === "string" && /^[A-Z_]+$/.test(value) ? [value] : [],
	);
	return [...named, ...Object.values(part).flatMap(bindingsIn)];
}

/** A platform whose bindings do nothing. The modules only list their routes. */
function idlePlatform(root: string): string {
	// Version metadata is an object without methods; the Worker works without it.
	const { version_metadata: _, ...config } = unstable_readConfig({ config: `${root}/wrangler.toml` });
	return `
		const idle = new Proxy({}, { get: () => () => undefined });
		const bindings = ${JSON.stringify(bindingsIn(config))}.map((name) => [name, idle]);
		export const env = { ...Object.fromEntries(bindings), ...${JSON.stringify(config.vars)} };
		export class DurableObject {}
		export const waitUntil = () => undefined;`;
}

const modules = (sources: Record<string, string>): Plugin => ({
	name: "modules",
	enforce: "pre",
	resolveId: (id) => (id in sources ? `\0${id}` : undefined),
	load: (id) => sources[id.slice(1)],
});

/** The routes of both trees, so that a removed route is requested too. */
export async function routesOf(trees: Trees): Promise<Route[]> {
	const all = await Promise.all(
		[trees.before, trees.after].map(async ({ root }) => {
			const manifest = readFileSync(`${root}/dist/client/.vite/manifest.json`, "utf8");
			const sources = { "cloudflare:workers": idlePlatform(root), "client-manifest": `export default ${manifest}` };
			const { module } = await runnerImport(resolve(root, "worker/app.ts"), {
				root: resolve(root),
				configFile: false,
				logLevel: "error",
				plugins: [modules(sources)],
			});
			return z.object({ app: z.object({ routes: z.array(route) }) }).parse(module).app.routes;
		}),
	);
	const routes = all.flat().filter(({ method }) => method !== "ALL");
	return [...new Map(routes.map((one) => [`${one.method} ${one.path}`, one])).values()];
}
