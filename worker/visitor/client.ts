import type { Context } from "hono";

/** The key of a client in rate limits: its network, from the address that the platform reports. */
export const clientOf = (c: Context): string => networkOf(c.req.header("cf-connecting-ip") ?? "unknown");

const groupsOf = (text: string): string[] => text.split(":").filter(Boolean);

/** The first 64 bits of an IPv6 address: one subscriber has all addresses below them, and could use each as a new client. */
export function networkOf(address: string): string {
	// An IPv4 address, also within IPv6 notation, belongs to one subscriber.
	if (!address.includes(":") || address.includes(".")) return address;
	const [before = "", after = ""] = address.split("::");
	const [first, last] = [groupsOf(before), groupsOf(after)];
	const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
	return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
