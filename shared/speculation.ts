/** The browser prefetches links to other locales on hover. A script adds the rules: only it knows metered connections. */
export const SPECULATION_RULES = JSON.stringify({
	prefetch: [{ where: { selector_matches: ".language a" }, eagerness: "moderate" }],
});

/** For `script-src`. tests/unit/policy-hashes.test.ts compares it with the rules. */
export const SPECULATION_RULES_HASH = "sha256-1gA3XrCjFLSJ3xN6uP0hbbBTivJnDTrvdC1tU+I+OjY=";
