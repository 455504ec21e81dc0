/**
 * Rules for links to other locales, which need a full load. The browser prefetches them on hover or press. A script adds
 * them, because only the browser knows whether its connection is metered.
 */
export const SPECULATION_RULES = JSON.stringify({
	prefetch: [{ where: { selector_matches: ".language a" }, eagerness: "moderate" }],
});

/** For `script-src`. tests/unit/policy-hashes.test.ts compares it with the rules. */
export const SPECULATION_RULES_HASH = "sha256-1gA3XrCjFLSJ3xN6uP0hbbBTivJnDTrvdC1tU+I+OjY=";
