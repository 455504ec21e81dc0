import { config } from "../config.ts";

/** Whether the request came without TLS, so that no cookie, code or secret may be used. Development has only such. */
export const isReadable = (url: string): boolean => config.ENVIRONMENT !== "development" && url.startsWith("http:");
