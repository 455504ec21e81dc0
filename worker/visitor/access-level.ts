import type { AccessLevel } from "../../shared/access.ts";
import type { Variables } from "../runtime/env.ts";

export interface HostRules {
	environment: Variables["ENVIRONMENT"];
	productSubdomain: string;
}

interface Visit extends HostRules {
	hostname: string;
	deeplink: boolean;
	signedIn: AccessLevel | null;
}

export const isProductHost = (hostname: string, subdomain: string): boolean =>
	subdomain !== "" && hostname.split(".").some((label) => label.startsWith(subdomain));

/** Only the host and sealed cookies decide, because a browser can forge everything else. [4.02, 6.03, 6.06] */
export function accessLevel({ environment, hostname, productSubdomain, deeplink, signedIn }: Visit): AccessLevel {
	if (deeplink) return "full";
	// A session of level none does not lower the host's level. [4.03]
	if (signedIn !== null && signedIn !== "none") return signedIn;
	if (environment === "development") return "none";
	return hostname.endsWith(".ch") || isProductHost(hostname, productSubdomain) ? "limited" : "none";
}
