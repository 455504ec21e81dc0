import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import * as z from "zod";
import { parseEnv } from "../../../worker/runtime/parse-env.ts";

/** The changes of `npm start` to the Workers' configurations. None of them is deployed. */

const table = z.record(z.string(), z.unknown());

const portalConfig = z.looseObject({
	main: z.string(),
	build: z.unknown(),
	minify: z.unknown(),
	alias: z.record(z.string(), z.string()),
	define: z.record(z.string(), z.string()),
	assets: z.looseObject({ directory: z.string() }),
	vars: z.record(z.string(), z.string()),
	services: z.array(z.looseObject({ binding: z.string() })),
	kv_namespaces: z.array(z.looseObject({ binding: z.string() })),
	ratelimits: z.array(z.looseObject({ name: z.string() })),
	durable_objects: z.looseObject({ bindings: z.array(z.looseObject({ name: z.string(), class_name: z.string() })) }),
	env: z.unknown(),
});

export const readPortal = () => portalConfig.parse(parse(readFileSync("wrangler.toml", "utf8")));

const METHODS = ["get", "fetch", "limit", "input", "idFromName"];
/** A binding that passes the Worker's rules. */
export const BOUND = Object.fromEntries(METHODS.map((method) => [method, () => undefined]));

/** @throws what the Worker would say of a wrong configuration, after which wrangler ends */
export function checkConfiguration(own: Record<string, string>): void {
	const { vars, services, kv_namespaces, ratelimits, durable_objects } = readPortal();
	const byBinding = [...services, ...kv_namespaces].map(({ binding }) => binding);
	const byName = [...ratelimits, ...durable_objects.bindings].map(({ name }) => name);
	parseEnv({ ...vars, ...own, ...Object.fromEntries([...byBinding, ...byName].map((name) => [name, BOUND])) });
}

/** Script and assets, relative to the configuration. */
export const SCRIPT = "worker.js";
export const ASSETS = "client";

interface Own {
	/** Variables in addition to those of wrangler.toml. */
	vars: Record<string, string>;
	/** With a real backend: variables that wrangler takes from its environment, so that no file contains a secret. */
	from?: ReadonlyMap<string, string>;
}

/** The development environment with a script that is already built. */
export function portalConfiguration({ vars, from }: Own): object {
	const { build: _, minify: _m, alias: _a, define: _d, env: _e, services, ...config } = readPortal();
	const all = { ...config.vars, ...vars };
	return {
		...config,
		main: SCRIPT,
		assets: { ...config.assets, directory: ASSETS },
		vars: all,
		services: from ? services.filter(({ binding }) => binding !== "BACKEND") : services,
		// Wrangler takes the variables of the file from its environment anyway, and refuses names that appear twice.
		...(from ? { secrets: { required: [...from.keys()].filter((name) => !Object.hasOwn(all, name)) } } : {}),
	};
}

/**
 * The development environment, bundled as it is deployed. It has no build command: with one, wrangler forgets the Worker's name and
 * begins each line of the log with "[undefined]".
 */
export function bundledConfiguration(vars: Record<string, string>): object {
	const { build: _, env: _e, main, alias, assets, ...config } = readPortal();
	const files = Object.entries(alias).map(([name, file]) => [name, resolve(file)]);
	return {
		...config,
		main: resolve(main),
		alias: Object.fromEntries(files),
		assets: { ...assets, directory: resolve(assets.directory) },
		vars: { ...config.vars, ...vars },
	};
}

/**
 * The embedded backend with its own port.
 * @param entry its script, relative to the configuration
 */
export function backendConfiguration(entry: string, port: string): object {
	const { vars, ...config } = table.parse(parse(readFileSync("tests/backend/wrangler.toml", "utf8")));
	return { ...config, main: entry, vars: { ...table.parse(vars), PUBLIC_URL: `http://backend.localhost:${port}` } };
}
