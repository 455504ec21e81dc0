import type { AccessLevel } from "../../shared/access.ts";

interface Visit {
	environment: "development" | "staging" | "production";
	hostname: string;
	/** A whole host label, or the beginning of one; empty: no such hosts. */
	productSubdomain: string;
	/** Whether the visit stands under a sealed deep link. */
	deeplink: boolean;
	/** The level of who is signed in; null: nobody is. */
	signedIn: AccessLevel | null;
}

const isProductHost = (hostname: string, subdomain: string): boolean =>
	subdomain !== "" && hostname.split(".").some((label) => label.startsWith(subdomain));

/** The visitor's access level, from what the worker knows itself and nothing that the browser says. [4.02, 6.03, 6.06] */
export function accessLevel({ environment, hostname, productSubdomain, deeplink, signedIn }: Visit): AccessLevel {
	if (deeplink) return "full";
	// Signing in raises the level, and never lowers what the host gives to anybody. [4.03]
	if (signedIn !== null && signedIn !== "none") return signedIn;
	if (environment === "development") return "none";
	return hostname.endsWith(".ch") || isProductHost(hostname, productSubdomain) ? "limited" : "none";
}
