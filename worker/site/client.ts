import type { Context } from "hono";

/** Whose requests a limit counts together: the network address, as the platform knows it. */
export const clientOf = (c: Context): string => c.req.header("cf-connecting-ip") ?? "unknown";
