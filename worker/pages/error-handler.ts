import type { Context, Env } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { reasonOf } from "../errors.ts";
import { log } from "../log.ts";

/** The error page; if rendering it fails too, its words as plain text under the same status. [2.25] */
export async function orFallbackText<E extends Env>(
	c: Context<E>,
	status: ContentfulStatusCode,
	errorPage: () => Promise<Response>,
	words: string,
): Promise<Response> {
	try {
		return await errorPage();
	} catch (error) {
		log("error-page", { status, reason: reasonOf(error) });
		const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
		return c.text(`${status}\n\n${words}\n`, status, headers);
	}
}
