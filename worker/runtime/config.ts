import { env } from "cloudflare:workers";
import { parseEnv } from "./parse-env.ts";

/** Parsed at startup: a wrong configuration fails the deployment, not the first request. */
export const config = parseEnv(env);
