import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { ACCOUNTS, hcaVariable, startProvider } from "../identity/provider.ts";

/** `npm start`: the portal and the embedded backend with its content, on PORT or 8787, stored in STATE_DIR. */

const port = process.env.PORT ?? "8787";
if (!/^\d{2,5}$/.test(port)) {
	console.error(`PORT is ${JSON.stringify(port)}: a number is needed.`);
	process.exit(1);
}

const BACKEND_CONFIG = "tests/backend/wrangler.toml";
const state = ["--persist-to", process.env.STATE_DIR ?? ".wrangler/state"];

console.log(
	[
		"The portal starts on these hosts:",
		`  Belgium      http://be.localhost:${port}/`,
		`  Switzerland  http://ch.localhost:${port}/`,
		`  Türkiye      http://tr.localhost:${port}/`,
		`  Ireland      http://ie.localhost:${port}/`,
		`  Mails, and the links to new passwords: http://backend.localhost:${port}/outbox`,
		"",
	].join("\n"),
);

/** `--hca`: Belgium and Switzerland sign in at an identity provider of their own, which starts here too. */
const variables: string[] = [];
if (process.argv.includes("--hca")) {
	const identityPort = Number(process.env.IDENTITY_PORT ?? "9400");
	await startProvider({
		port: identityPort,
		origins: [`http://be.localhost:${port}`, `http://ch.localhost:${port}`],
		locales: ["nl-BE", "fr-BE", "de-CH", "fr-CH"],
	});
	variables.push("--var", `HCA:${hcaVariable(identityPort, ["be", "ch"])}`);
	console.log(`Identity provider: http://localhost:${identityPort}, accounts ${ACCOUNTS.join(", ")}, any password\n`);
}

/** `--sisters`: two Irish portals on one site share their sign-in through a hub; Türkiye is a site of its own. */
if (process.argv.includes("--sisters")) {
	const origin = (host: string) => `http://${host}.localhost:${port}`;
	const hosts = { be: "be", ch: "ch", tr: "tr", ie: "ie", "one.sister": "ie", "two.sister": "ie", "hub.sister": "ie" };
	const named = Object.fromEntries(Object.entries(hosts).map(([host, country]) => [`${host}.localhost`, country]));
	const portals = ["one.sister", "two.sister", "tr"].map(origin);
	variables.push("--var", `HOSTS:${JSON.stringify(named)}`);
	variables.push("--var", `HUB_ORIGIN:${origin("hub.sister")}`, "--var", `HUB_ORIGINS:${JSON.stringify(portals)}`);
}

/** A tag manager, to look at consent with. */
if (process.env.GTM_ID) variables.push("--var", `GTM_ID:${process.env.GTM_ID}`);

/** Wrangler gives variables to the first Worker alone: on another port the backend needs a configuration of its own. */
function backendConfig(): string {
	if (port === "8787") return BACKEND_CONFIG;
	const own = `tests/backend/.port-${port}.toml`;
	writeFileSync(
		own,
		readFileSync(BACKEND_CONFIG, "utf8").replace("backend.localhost:8787", `backend.localhost:${port}`),
	);
	return own;
}

const configs = ["-c", "wrangler.toml", "-c", backendConfig()];
const portal = spawn(
	"wrangler",
	["dev", ...configs, ...variables, "--port", port, ...state, "--show-interactive-dev-session=false"],
	{
		stdio: "inherit",
	},
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => portal.kill(signal));
portal.on("exit", (code) => process.exit(code ?? 0));
