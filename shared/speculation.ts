/** Prefetches other locales on hover. Added by script, because only a script can detect metered connections. */
export const SPECULATION_RULES = JSON.stringify({
	prefetch: [{ where: { selector_matches: ".language a" }, eagerness: "moderate" }],
});

/** For `script-src`. tests/unit/policy-hashes.test.ts compares it with the rules. */
export const SPECULATION_RULES_HASH = "sha256-1gA3XrCjFLSJ3xN6uP0hbbBTivJnDTrvdC1tU+I+OjY=";
