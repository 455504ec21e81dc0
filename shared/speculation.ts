/**
 * Links to other locales, which pages do not open in place: the browser fetches them when a pointer rests on them or
 * presses. The shell adds the rules where a prefetch is wanted at all, which a header could not know.
 */
export const SPECULATION_RULES = JSON.stringify({
	prefetch: [{ where: { selector_matches: ".language a" }, eagerness: "moderate" }],
});

/** By which the policy of scripts allows them, and nothing else inline. */
export const SPECULATION_RULES_HASH = "sha256-1gA3XrCjFLSJ3xN6uP0hbbBTivJnDTrvdC1tU+I+OjY=";
