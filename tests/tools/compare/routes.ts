import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import * as z from "zod";
import type { Trees } from "./trees.ts";

/** Reads a tree's routes from its Worker's own table, so that each of them is asked. */

const route = z.object({
	method: z.string(),
	/** Its literal parts, and those of its parameters, in hono's notation. */
	path: z.string(),
});
export type Route = z.output<typeof route>;

/** Names of bindings, in whatever part of the configuration they stand. */
function bindingsIn(part: unknown): string[] {
	if (typeof part !== "object" || part === null) return [];
	const named = Object.entries(part).flatMap(([key, value]) =>
		(key === "binding" || key === "name") && typeof value === "string" && /^[A-Z_]+$/.test(value) ? [value] : [],
	);
	return [...named, ...Object.values(part).flatMap(bindingsIn)];
}

/** The platform with bindings that do nothing: the modules are asked for their routes, and never run. */
function idlePlatform(root: string): string {
	// The version's metadata are no object with methods; the Worker works without them.
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

/** The routes of both trees: one that a change has lost is asked for, too. */
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
