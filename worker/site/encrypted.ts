import type { Context } from "hono";
import { config } from "../config.ts";

/** No cookie, code or secret goes over a connection that anybody can read; development has no other. */
export const isReadable = (c: Context): boolean =>
	config.ENVIRONMENT !== "development" && new URL(c.req.url).protocol === "http:";
