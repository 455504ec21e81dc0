import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { unstable_readConfig } from "wrangler";

/** Reads the routes from the Worker's own table, so that a new route is tested automatically. */

export interface Route {
	method: string;
	/** Its literal parts, and those of its parameters, in hono's notation. */
	path: string;
}

const idle = new Proxy({}, { get: () => () => undefined });

/** Names of bindings, in whatever part of the configuration they stand. */
function bindingsIn(part: unknown): string[] {
	if (typeof part !== "object" || part === null) return [];
	const named = Object.entries(part).flatMap(([key, value]) =>
		(key === "binding" || key === "name") && typeof value === "string" && /^[A-Z_]+$/.test(value) ? [value] : [],
	);
	return [...named, ...Object.values(part).flatMap(bindingsIn)];
}

/** Loads the Worker's modules with bindings that do nothing. Only their routes are read. */
export async function readRoutes(): Promise<Route[]> {
	// The version's metadata cannot be faked by an idle binding; the Worker works without them.
	const { version_metadata: _, ...config } = unstable_readConfig({ config: "wrangler.toml" });
	const bindings = Object.fromEntries(bindingsIn(config).map((name) => [name, idle]));
	vi.doMock("cloudflare:workers", () => ({
		// The only binding that is a value and not an object with methods.
		env: { ...bindings, ...config.vars, CF_VERSION_METADATA: undefined },
		DurableObject: class {},
		waitUntil: () => undefined,
	}));
	vi.doMock("client-manifest", () => ({
		default: JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")),
	}));
	const { app } = await import("../../worker/app.ts");
	const routes = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => ({ method, path }));
	return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}
