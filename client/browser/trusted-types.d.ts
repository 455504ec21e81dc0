type TrustedTypesRules = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string>;

/** Trusted Types, allowed by name in worker/render/security.ts. Policies return objects; the DOM's types expect strings. */
interface Window {
	readonly trustedTypes?: {
		createPolicy(name: string, rules: Partial<TrustedTypesRules>): TrustedTypesRules;
	};
}
