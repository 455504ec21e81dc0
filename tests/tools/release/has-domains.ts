/** Refuses `wrangler deploy` without hosts: wrangler.toml has no routes, so the portal would be deployed without its hosts. */
if (process.env.WRANGLER_COMMAND === "deploy" && !process.env.DOMAINS) {
	console.error("Deploy with `npm run deploy -- --env ENVIRONMENT`: it gives wrangler the hosts of HOSTS.");
	process.exitCode = 1;
}
