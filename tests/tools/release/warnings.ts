import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as z from "zod";
import { SECRETS } from "../connect/env-docs.ts";

/**
 * Wrangler warns about each setting of the development environment, the top level of wrangler.toml, that another environment lacks.
 * `npm run deploy` explains these warnings before they appear.
 */

const environment = z.looseObject({ vars: z.record(z.string(), z.unknown()) });
const configuration = environment.extend({ env: z.record(z.string(), environment) });

/** One line for each kind of difference that wrangler is about to report. */
export function explanationsOf(env: string): string[] {
	const { env: environments, ...development } = configuration.parse(parse(readFileSync("wrangler.toml", "utf8")));
	const deployed = environments[env];
	if (!deployed) return [];
	const lacking = Object.keys(development.vars).filter((name) => !(name in deployed.vars));
	const secrets = lacking.filter((name) => SECRETS.includes(name));
	const others = lacking.filter((name) => !SECRETS.includes(name));
	return [
		...(secrets.length > 0
			? [`${secrets.join(", ")}: development's values. Secrets of ${env} are never in wrangler.toml.`]
			: []),
		...(others.length > 0 ? [`${others.join(", ")}: not set in ${env}. docs/configuration.md has the default.`] : []),
		...("services" in development && !("services" in deployed)
			? [`"services": the embedded backend of development. ${env} calls LARAVEL_URL instead.`]
			: []),
	];
}
