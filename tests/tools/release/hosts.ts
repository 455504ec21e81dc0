import { unstable_readConfig } from "wrangler";
import * as z from "zod";

const hosts = z.record(z.string(), z.string());

/** The hosts of an environment and their countries in wrangler.toml; development's by default. */
export function hostsOf(env?: string): z.output<typeof hosts> {
	const { vars } = unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) }, { hideWarnings: true });
	return hosts.parse(JSON.parse(z.string().parse(vars.HOSTS)));
}
