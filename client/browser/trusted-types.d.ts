type TrustedTypesRules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string>;

/**
 * Trusted Types, in browsers that have them; the policies' names are allowed in worker/render/security.ts. A policy really
 * returns an object such as TrustedHTML; it is typed as a string because the DOM's own types ask for one.
 */
interface Window {
	readonly trustedTypes?: {
		createPolicy(name: string, rules: Partial<TrustedTypesRules>): TrustedTypesRules;
	};
}
