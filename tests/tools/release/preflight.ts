import { existsSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv as parseDotenv } from "node:util";
import { unstable_readConfig } from "wrangler";
import * as z from "zod";
import { COUNTRY_CODES } from "../../../shared/countries.ts";
import { servesAccounts } from "../../../worker/runtime/env-rules.ts";
import { parseJson } from "../../../worker/runtime/json.ts";
import { CONTENT_ONLY, parseEnv } from "../../../worker/runtime/parse-env.ts";
import { SECRETS, VARIABLES } from "../connect/env-docs.ts";
import { BOUND } from "../development/configuration.ts";
import { endWith } from "../end-with.ts";

/**
 * `npm run preflight -- production [--secrets FILE]`: names what would fail or serve nobody, before a deployment. It does not
 * call the platform. FILE holds the secrets in the formats of `wrangler deploy --secrets-file`, NAME=value or JSON; without it
 * their values are not checked.
 */

const DEPLOYED = ["staging", "production"];

/** Placeholders for secrets that are not given, so that the Worker's rules check the variables alone. */
const STAND_IN: Record<string, string> = {
	SERVICE_SECRET: "stands-for-the-service-secret",
	SEALING_KEYS: JSON.stringify([{ id: "1", key: "c3RhbmRzLWZvci10aGUtc2VhbGluZy1rZXktb2YtMzI" }]),
	CONTENT_SECRET: "stands-for-the-content-secret",
	STRAPI_TOKEN: "stands-for-the-token-of-strapi",
};

const text = z.string().optional().catch(undefined);
const named = z.looseObject({ binding: text, name: text, id: text, namespace_id: text });
const settings = z.object({
	vars: z.record(z.string(), z.unknown()),
	routes: z.array(z.union([z.string(), z.object({ pattern: z.string() })])).optional(),
	route: z.unknown(),
	kv_namespaces: z.array(named),
	ratelimits: z.array(named),
	durable_objects: z.object({ bindings: z.array(named) }),
	images: named.optional(),
});
type Settings = z.output<typeof settings>;

/** Names that no public host has (RFC 2606, RFC 6761). */
const RESERVED = /\.(?:example|test|invalid|localhost)(?=[^\w.-]|$)/;
const KV_ID = /^[\da-f]{32}$/;

const texts = z.record(z.string(), z.string());

type Check = (config: Settings, secrets: Record<string, string> | undefined) => string[];

/** Empty for an invalid list, which the Worker's rules report. */
function hostsOf({ vars }: Pick<Settings, "vars">): Record<string, string> {
	try {
		return texts.parse(JSON.parse(z.string().parse(vars.HOSTS)));
	} catch {
		return {};
	}
}

function boundIn({ kv_namespaces, ratelimits, durable_objects, images }: Settings): Record<string, unknown> {
	const all = [...kv_namespaces, ...ratelimits, ...durable_objects.bindings, ...(images ? [images] : [])];
	return Object.fromEntries(all.map(({ binding, name }) => [binding ?? name, BOUND]));
}

/** Each returns one sentence per fault. */
const CHECKS: Check[] = [
	function breaksTheWorkersRules(config, secrets = STAND_IN) {
		try {
			parseEnv({ ...config.vars, ...boundIn(config), ...secrets });
			return [];
		} catch (error) {
			const [, ...faults] = (error instanceof Error ? error.message : String(error)).split("\n");
			return faults.map((fault) => fault.trim());
		}
	},
	function hasPlaceholderIds({ kv_namespaces }) {
		return kv_namespaces
			.filter(({ id = "" }) => !KV_ID.test(id))
			.map(
				({ binding, id }) => `kv_namespaces ${binding} has the placeholder "${id}": npx wrangler kv namespace create`,
			);
	},
	function hasReservedNames({ vars }) {
		return Object.entries(vars)
			.filter(([, value]) => RESERVED.test(String(value)))
			.map(([name]) => `${name} names a host that cannot exist (.example, .test, .invalid, .localhost)`);
	},
	function hasRoutesOfItsOwn({ routes = [], route, vars }) {
		const hosts = Object.keys(hostsOf({ vars })).sort();
		const patterns = routes.map((one) => (typeof one === "string" ? one : one.pattern)).sort();
		const differ = patterns.length > 0 && patterns.join() !== hosts.join();
		return differ || route !== undefined ? ["routes differ from HOSTS, from which `npm run deploy` takes them"] : [];
	},
	function leavesCountriesOut(config) {
		const served = new Set(Object.values(hostsOf(config)));
		return COUNTRY_CODES.filter((code) => !served.has(code)).map((code) => `HOSTS has no host of "${code}"`);
	},
	function publishesSecrets({ vars }) {
		return SECRETS.filter((name) => name in vars).map((name) => `${name} is a secret and stands in wrangler.toml`);
	},
	function setsUnknownNames({ vars }, secrets = {}) {
		const unknown = Object.keys({ ...vars, ...secrets }).filter((name) => !VARIABLES.includes(name));
		return unknown.map((name) => `${name} is no variable of this release (docs/configuration.md): delete it`);
	},
	function sharesCounters({ ratelimits }) {
		const ids = ratelimits.map(({ namespace_id }) => namespace_id);
		const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
		return twice.map((id) => `ratelimits have the namespace_id "${id}" twice: two limits would count as one`);
	},
];

/** The faults of an environment in a configuration file. Without any it may be deployed. */
export function faultsOf(env: string, file = "wrangler.toml", secrets?: Record<string, string>): string[] {
	if (!DEPLOYED.includes(env)) return [`"${env}" is no environment that is deployed: ${DEPLOYED.join(", ")}`];
	const config = settings.parse(unstable_readConfig({ config: file, env }, { hideWarnings: true }));
	return CHECKS.flatMap((check) => check(config, secrets));
}

/** What somebody may not expect of a configuration that may be deployed. */
export function notesOf(env: string, file = "wrangler.toml"): string[] {
	const { vars } = settings.parse(unstable_readConfig({ config: file, env }, { hideWarnings: true }));
	return vars.STRAPI_URL && !servesAccounts(vars) ? [CONTENT_ONLY] : [];
}

const isJson = (written: string): boolean => written.trimStart().startsWith("{");

/** NAME=value or JSON, as in wrangler's secrets file. undefined: JSON of another shape, whose error would show secrets. */
export function secretsIn(file: string): Record<string, string> | undefined {
	const written = readFileSync(file, "utf8");
	return texts.safeParse(isJson(written) ? parseJson(written) : parseDotenv(written)).data;
}

/** In NAME=value wrangler replaces `$` and what follows by a variable, and would deploy another value. */
export function replacedIn(file: string): string[] {
	if (isJson(readFileSync(file, "utf8"))) return [];
	const replaced = Object.entries(secretsIn(file) ?? {}).filter(([, value]) => value.includes("$"));
	return replaced.map(([name]) => `${name} has a "$", which wrangler replaces: write the file of secrets as JSON`);
}

if (import.meta.main) {
	const { positionals, values } = parseArgs({ options: { secrets: { type: "string" } }, allowPositionals: true });
	const [env] = positionals;
	if (env === undefined) endWith("Say which environment: npm run preflight -- production");
	const { secrets } = values;
	if (secrets !== undefined && !existsSync(secrets)) endWith(`${secrets} is no file`);
	const given =
		secrets === undefined ? undefined : (secretsIn(secrets) ?? endWith(`${secrets} is no JSON object of texts`));
	const faults = [...faultsOf(env, "wrangler.toml", given), ...(secrets === undefined ? [] : replacedIn(secrets))];
	for (const fault of faults) console.error(`  ${fault}`);
	for (const note of faults.length === 0 ? notesOf(env) : []) console.log(`  ${note}`);
	console.log(faults.length === 0 ? `${env} may be deployed.` : `${env} is not ready: ${faults.length} to repair.`);
	process.exitCode = faults.length === 0 ? 0 : 1;
}
