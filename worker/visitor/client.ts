import type { Context } from "hono";

/** By what rate limits tell clients apart: the network of the address that the platform reports. */
export const clientOf = (c: Context): string => networkOf(c.req.header("cf-connecting-ip") ?? "unknown");

const groupsOf = (text: string): string[] => text.split(":").filter(Boolean);

/** Of an IPv6 address the first 64 bits: one line has all the addresses behind them, and each would be a new client. */
export function networkOf(address: string): string {
	// An IPv4 address, also one written within IPv6, is a line's own.
	if (!address.includes(":") || address.includes(".")) return address;
	const [before = "", after = ""] = address.split("::");
	const [first, last] = [groupsOf(before), groupsOf(after)];
	const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
	return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
