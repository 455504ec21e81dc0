type TrustedTypesRules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string>;

/**
 * Trusted Types, where the browser has them; the headers name the policies (worker/render/security.ts). What a policy
 * makes is an object that the DOM takes wherever its types ask for a string.
 */
interface Window {
	readonly trustedTypes?: {
		createPolicy(name: string, rules: Partial<TrustedTypesRules>): TrustedTypesRules;
	};
}
