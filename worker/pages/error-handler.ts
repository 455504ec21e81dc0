import type { Context, Env } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { reasonOf } from "../errors.ts";
import { log } from "../log.ts";

/** The error page, or its words alone under the same status when that page fails itself. [2.25] */
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
		return c.text(`${status}\n\n${words}\n`, status);
	}
}
