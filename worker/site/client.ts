import type { Context } from "hono";

/** Whose requests a limit counts together: the network, as the platform knows it. */
export const clientOf = (c: Context): string => networkOf(c.req.header("cf-connecting-ip") ?? "unknown");

const groupsOf = (text: string): string[] => text.split(":").filter(Boolean);

/** Of IPv6 the first 64 bits: whoever has one address has all that begin so, and would be a new client with each. */
export function networkOf(address: string): string {
	// IPv4, also as it is written within IPv6, is one line's own.
	if (!address.includes(":") || address.includes(".")) return address;
	const [before = "", after = ""] = address.split("::");
	const [first, last] = [groupsOf(before), groupsOf(after)];
	const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
	return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
