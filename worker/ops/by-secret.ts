import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { NOT_FOUND_MESSAGE } from "../../shared/constants.ts";
import { isOneOf } from "../runtime/secrets.ts";
import { isGuessing, RETRY } from "../visitor/limits/codes.ts";
import type { Code } from "../visitor/limits/table.ts";
import { lacksTls } from "../visitor/resolved-url.ts";
import type { AppEnv, Ctx } from "../visitor/site.ts";

/** Calls of the CMS and of the backend, which have a secret. */

export function refused(c: Ctx, statusCode: 400 | 401 | 403 | 404 | 413 | 429 | 503, message: string): Response {
	c.set("cacheControl", "never");
	return c.json({ message, statusCode }, statusCode, statusCode === 429 ? RETRY : {});
}

/** Checks the secret before the body is read. 404 without `secrets`. Limits guesses by client. */
export const bySecret = (what: Code, secrets: readonly string[] | undefined, given: (c: Ctx) => string | undefined) =>
	createMiddleware<AppEnv>(async function bySecret(c, next) {
		if (secrets === undefined) return refused(c, 404, NOT_FOUND_MESSAGE);
		if (lacksTls(c.req.url)) return refused(c, 403, "Only over HTTPS.");
		if (await isOneOf(secrets, given(c) ?? "")) return next();
		return (await isGuessing(c, what)) ? refused(c, 429, "Too many requests.") : refused(c, 401, "Unauthorized.");
	});

export const bodyUpTo = (maxSize: number) =>
	bodyLimit({ maxSize, onError: (c) => refused(c, 413, "This request cannot be read.") });
