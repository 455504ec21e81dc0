import { env } from "cloudflare:workers";
import { parseEnv } from "./env.ts";

/** Parsed when the Worker starts: a wrong configuration fails the deployment, not the first visitor. */
export const config = parseEnv(env);
