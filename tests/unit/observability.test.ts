import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

const settingsOf = (env: string | undefined) =>
	unstable_readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) }, { hideWarnings: true });

test.each(["staging", "production"])("in %s the platform gets the source maps and maps stacks with them", (env) => {
	expect(settingsOf(env).upload_source_maps).toBe(true);
});

test.each([undefined, "staging", "production"])(
	"in %s the platform keeps only the Worker's log lines: traces and invocation logs contain whole addresses",
	(env) => {
		expect(settingsOf(env).observability).toMatchObject({
			enabled: true,
			logs: { enabled: true, invocation_logs: false },
			traces: { enabled: false },
		});
	},
);
