import type { Context } from "hono";
import type { AppEnv } from "../http.ts";

/**
 * An absolute address of a page of this backend: the portal sends browsers there. The portal's calls come without the port
 * that browsers use, so a variable says it; a call that has come to the same host knows better.
 */
export function publicUrl(c: Context<AppEnv>, path: string): string {
	const asked = new URL(c.req.url);
	const known = new URL(c.env.PUBLIC_URL);
	const isSameHost = asked.hostname === known.hostname && asked.port !== "";
	return new URL(path, isSameHost ? asked.origin : known).href;
}
