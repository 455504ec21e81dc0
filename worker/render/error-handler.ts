import type { ContentfulStatusCode } from "hono/utils/http-status";
import { logError } from "../runtime/log.ts";
import { logLabels } from "../visitor/log-labels.ts";
import type { Ctx } from "../visitor/site.ts";

/** The error page, or its message as plain text if rendering it fails. [2.25] */
export async function orFallbackText(
	c: Ctx,
	status: ContentfulStatusCode,
	errorPage: () => Promise<Response>,
	words: string,
): Promise<Response> {
	try {
		return await errorPage();
	} catch (error) {
		logError("error-page", error, { status, ...logLabels(c) });
		return fallbackText(c, status, words);
	}
}

/** For a failed error page, and for an address with a secret, under which no script may run. */
export function fallbackText(c: Ctx, status: ContentfulStatusCode, words: string): Response {
	c.set("cacheControl", "never");
	return c.text(`${status}\n\n${words}\n`, status, { "X-Robots-Tag": "noindex" });
}
