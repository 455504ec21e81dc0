import { config } from "../runtime/config.ts";

/** Whether the request came without the TLS that all but development has: no cookie, code or secret may then be used. */
export const lacksTls = (url: string): boolean => config.ENVIRONMENT !== "development" && url.startsWith("http:");
