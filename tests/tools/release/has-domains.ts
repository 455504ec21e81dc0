/** `wrangler deploy` alone would deploy without the hosts, since wrangler.toml has no routes: the build refuses that. */
if (process.env.WRANGLER_COMMAND === "deploy" && !process.env.DOMAINS) {
	console.error("Deploy with `npm run deploy -- --env ENVIRONMENT`: it gives wrangler the hosts of HOSTS.");
	process.exitCode = 1;
}
