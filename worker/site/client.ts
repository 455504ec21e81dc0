import type { Context } from "hono";

/** By what rate limits tell clients apart: the network address that the platform reports. */
export const clientOf = (c: Context): string => c.req.header("cf-connecting-ip") ?? "unknown";
