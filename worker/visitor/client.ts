import type { Context } from "hono";

/** The client's key in rate limits, from the address that the platform reports. */
export const clientOf = (c: Context): string => clientIn(c.req.raw.headers);

export const clientIn = (headers: Headers): string => networkOf(headers.get("cf-connecting-ip") ?? "unknown");

const groupsOf = (text: string): string[] => text.split(":").filter(Boolean);

/** An IPv4 address, or the first 64 bits of an IPv6 address, because one subscriber has all addresses below them. */
export function networkOf(address: string): string {
	// IPv4, also in IPv6 notation.
	if (!address.includes(":") || address.includes(".")) return address;
	const [before = "", after = ""] = address.split("::");
	const [first, last] = [groupsOf(before), groupsOf(after)];
	const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
	return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
