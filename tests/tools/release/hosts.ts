import { unstable_readConfig } from "wrangler";
import * as z from "zod";

const hosts = z.record(z.string(), z.string());

/** The host names of an environment and their countries, as wrangler.toml has them; without one, those of development. */
export function hostsOf(env?: string): z.output<typeof hosts> {
	const { vars } = unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) }, { hideWarnings: true });
	return hosts.parse(JSON.parse(z.string().parse(vars.HOSTS)));
}
