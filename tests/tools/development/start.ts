import { execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { ACCOUNTS, startProvider } from "../../identity/provider.ts";
import { hcaPortals, hcaVariables, sisterVariables } from "../../identity/variables.ts";
import {
	ConnectionError,
	connectionIn,
	contentVariables,
	described,
	readDevVars,
	stateOf,
	tryConnection,
	tryStrapi,
} from "../connect/connection.ts";
import { endWith } from "../end-with.ts";
import {
	backendConfiguration,
	bundledConfiguration,
	checkConfiguration,
	portalConfiguration,
} from "./configuration.ts";
import { hold, release } from "./port.ts";
import { PortalBuild, writeChanged } from "./portal-build.ts";
import { followTypes } from "./types.ts";
import { onChange } from "./watching.ts";

/**
 * `npm start`: the portal and the embedded backend, on PORT or 8787, with its data in STATE_DIR. With LARAVEL_URL and CONTENT_URL
 * it starts the portal alone, connected to these. It rebuilds on each change and reloads open tabs, except in CI.
 * `--https`: with a certificate of its own, because Safari and WebKit keep no Secure cookies on http://localhost.
 * `--production`: the deployed build, for tests and screenshots.
 */

const USUAL_PORT = "8787";

const port = process.env.PORT ?? USUAL_PORT;
if (!/^\d{2,5}$/.test(port) || Number(port) > 65_535)
	endWith(`PORT is ${JSON.stringify(port)}: a number up to 65535 is needed.`);
const endIfInUse =
	(taken: string, other: string) =>
	(error: unknown): never => {
		if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
		return endWith(
			`Port ${taken} is in use, perhaps by another npm start: end that one, or take another port: ${other}`,
		);
	};
const OPTIONS = ["--hca", "--https", "--production", "--sisters"] as const;
const unknown = process.argv.slice(2).find((option) => !OPTIONS.some((known) => known === option));
if (unknown) endWith(`${unknown} is no option of npm start: ${OPTIONS.join(", ")}`);
const has = (option: (typeof OPTIONS)[number]): boolean => process.argv.includes(option);
const isProduction = has("--production");
const isLive = !process.env.CI && !isProduction;
const scheme = has("--https") ? "https" : "http";
const origin = (host: string) => `${scheme}://${host}.localhost:${port}`;

const content = contentVariables({ ...readDevVars(), ...process.env });

async function connected() {
	try {
		const found = connectionIn(process.env, readDevVars());
		if (found) await tryConnection(found);
		else if (content.STRAPI_URL) await tryStrapi(content);
		return found;
	} catch (error) {
		if (!(error instanceof ConnectionError)) throw error;
		return endWith(error.message);
	}
}

const connection = await connected();
const held = await hold(Number(port)).catch(endIfInUse(port, "PORT=3000 npm start"));

/** One store per port, because two runtimes cannot write to the same one. */
const root = process.env.STATE_DIR ?? (port === USUAL_PORT ? ".wrangler/state" : `.wrangler/state-${port}`);
/** No cache holds content of both Strapi and the embedded backend. */
const embedded = content.STRAPI_URL ? join(root, "strapi") : root;
const state = connection ? stateOf(connection, root) : embedded;
const folder = join("dist/development", port);

console.log(
	[
		"The portal starts on these hosts:",
		`  Belgium      ${origin("be")}/`,
		`  Switzerland  ${origin("ch")}/`,
		`  Türkiye      ${origin("tr")}/`,
		`  Ireland      ${origin("ie")}/`,
		...(connection ? [] : [`  Mails, and the links to new passwords: ${origin("backend")}/outbox`]),
		"",
	].join("\n"),
);
if (connection && isProduction) endWith("--production is for the embedded backend alone.");
if (connection) console.log(described(connection, { state, hasProvider: has("--hca") }));

const vars: Record<string, string> = {};

if (has("--hca")) {
	const identityPort = Number(process.env.IDENTITY_PORT ?? "9400");
	await startProvider({ port: identityPort, ...hcaPortals(origin) }).catch(
		endIfInUse(`${identityPort}`, "IDENTITY_PORT=9401 npm run start:hca"),
	);
	Object.assign(vars, hcaVariables(identityPort));
	console.log(`Identity provider: http://localhost:${identityPort}, accounts ${ACCOUNTS.join(", ")}, any password\n`);
}
if (has("--sisters")) Object.assign(vars, sisterVariables(origin));
/** A tag manager, to try consent. */
if (process.env.GTM_ID) vars.GTM_ID = process.env.GTM_ID;
if (!connection) Object.assign(vars, content);

function writeConfiguration(name: string, content: object): string {
	const path = join(folder, `${name}.json`);
	writeChanged(path, `${JSON.stringify(content, null, "\t")}\n`);
	return path;
}

function portalsConfiguration(): string {
	if (connection) return writeConfiguration("portal", portalConfiguration({ vars, from: connection.sources }));
	return writeConfiguration("portal", isProduction ? bundledConfiguration(vars) : portalConfiguration({ vars }));
}

/** @returns the paths, the portal's first */
const writeConfigurations = (): string[] => [
	portalsConfiguration(),
	...(connection
		? []
		: [writeConfiguration("backend", backendConfiguration(relative(folder, "tests/backend/worker.ts"), port))]),
];

mkdirSync(folder, { recursive: true });
try {
	if (!connection) checkConfiguration(vars);
} catch (error) {
	endWith(error);
}
if (isProduction) {
	execFileSync("vite", ["build", "--logLevel", "warn"], { stdio: "inherit" });
} else {
	// The client gets React's development build too.
	process.env.NODE_ENV = "development";
	const configure = (): void => {
		if (!connection) checkConfiguration(vars);
		writeConfigurations();
	};
	const portal = new PortalBuild(folder, { isLive, configure });
	const tell = (failure: string | null): void => void (failure && console.error(failure));
	tell(await portal.write());
	void onChange(async ({ isPortalSame, ...change }) => {
		if (!isPortalSame) tell(await portal.write(change));
	});
}

/** tests/tools/connect/connection.ts reads `.dev.vars`, so wrangler must not read a file. */
const NO_FILE = "/dev/null";
const configurations = writeConfigurations().flatMap((path) => ["-c", path]);
await release(held);
const wrangler = spawn(
	"wrangler",
	[
		"dev",
		...configurations,
		...(connection ? ["--env-file", NO_FILE] : []),
		"--port",
		port,
		"--local-protocol",
		scheme,
		"--persist-to",
		state,
		"--show-interactive-dev-session=false",
	],
	{
		stdio: "inherit",
		env: {
			...(connection?.environment ?? process.env),
			// Two starts have Workers of the same name.
			WRANGLER_REGISTRY_PATH: join(folder, "registry"),
			// Wrangler would fetch the machine's location at each reload, which nothing uses.
			CLOUDFLARE_CF_FETCH_ENABLED: "false",
		},
	},
);
const endTypes = isLive ? followTypes() : undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => wrangler.kill(signal));
// Also after an error of this process, or the port would stay taken.
process.on("exit", () => wrangler.kill());
wrangler.on("exit", (code) => {
	endTypes?.();
	process.exit(code ?? 0);
});
