import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

const settingsOf = (env: string | undefined) =>
	unstable_readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) }, { hideWarnings: true });

test.each(["staging", "production"])("in %s the platform gets the source maps, and maps errors by them", (env) => {
	expect(settingsOf(env).upload_source_maps).toBe(true);
});

test.each([undefined, "staging", "production"])(
	"in %s the platform keeps the Worker's own log lines alone: its traces and invocation logs hold whole addresses",
	(env) => {
		expect(settingsOf(env).observability).toMatchObject({
			enabled: true,
			logs: { enabled: true, invocation_logs: false },
			traces: { enabled: false },
		});
	},
);
