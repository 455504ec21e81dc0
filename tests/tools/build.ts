import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { parse } from "smol-toml";
import * as z from "zod";

/** The deployed build. Tests use the development build in dist/worker, which checks more. */
export const PRODUCTION = "dist/bench/production";

/** Not named wrangler.json: wrangler would find it from the copies of the repository in dist. */
const CONFIGURATION = "dist/prebuilt.json";
const environment = z.looseObject({ build: z.unknown() });
const portal = environment.extend({
	main: z.string(),
	alias: z.record(z.string(), z.string()),
	assets: z.looseObject({ directory: z.string() }),
	env: z.record(z.string(), environment),
});

/** Writes wrangler.toml without its `[build]`, which runs Vite again for each build of the Worker. */
function writeConfiguration(): void {
	const { build: _, main, alias, assets, env, ...config } = portal.parse(parse(readFileSync("wrangler.toml", "utf8")));
	const inPlace = {
		...config,
		main: resolve(main),
		alias: Object.fromEntries(Object.entries(alias).map(([name, path]) => [name, resolve(path)])),
		assets: { ...assets, directory: resolve(assets.directory) },
		env: Object.fromEntries(Object.entries(env).map(([name, { build: _, ...one }]) => [name, one])),
	};
	mkdirSync("dist", { recursive: true });
	writeFileSync(CONFIGURATION, JSON.stringify(inPlace));
}

async function run(command: string, ...args: string[]): Promise<void> {
	const env = { ...process.env, NODE_ENV: "production" };
	const { stderr } = await promisify(execFile)(command, args, { env });
	process.stderr.write(stderr);
}

const build = (folder: string, ...args: string[]): Promise<void> =>
	run("wrangler", "deploy", "--dry-run", "--outdir", resolve(folder), ...args);

export const buildBackend = (): Promise<void> => build("dist/backend", "--minify", "-c", "tests/backend/wrangler.toml");

/** Builds what the suites run. Under `npm test` the first part has already built it. */
export async function setup(): Promise<void> {
	if (process.env.SUITES_BUILT) return;
	writeConfiguration();
	await Promise.all([
		buildBackend(),
		run("npm", "run", "--silent", "build").then(() =>
			Promise.all([
				build("dist/worker", "-c", CONFIGURATION, "--env="),
				build(PRODUCTION, "-c", CONFIGURATION, "--env", "production"),
			]),
		),
	]);
}

if (import.meta.main) await setup();
