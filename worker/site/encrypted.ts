import type { Context } from "hono";
import { config } from "../config.ts";

/** Whether the request came without TLS, so that no cookie, code or secret may be used. Development has only such. */
export const isReadable = (c: Context): boolean =>
	config.ENVIRONMENT !== "development" && new URL(c.req.url).protocol === "http:";
