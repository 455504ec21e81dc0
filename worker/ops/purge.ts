import { waitUntil } from "cloudflare:workers";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { NOT_FOUND_MESSAGE } from "../../shared/constants.ts";
import { config } from "../config.ts";
import { reasonOf } from "../errors.ts";
import { log } from "../log.ts";
import { purge } from "../purges/known.ts";
import type { Purge } from "../purges/purges.ts";
import { clientOf } from "../site/client.ts";
import { lacksTls } from "../site/tls.ts";
import { isOneOf } from "./guard.ts";
import { strapiEvent, tagsOfEvent } from "./strapi-event.ts";

const refused = (c: Context, statusCode: 400 | 401 | 403 | 404 | 413 | 429, message: string): Response =>
	c.json({ message, statusCode }, statusCode, { "Cache-Control": "no-store" });

/** Checks the webhook's secret before its body is read. Without PURGE_SECRET the answer is 404; guesses are rate-limited. */
export const purgeSecret = () =>
	createMiddleware(async function purgeSecret(c, next) {
		if (config.PURGE_SECRET === undefined) return refused(c, 404, NOT_FOUND_MESSAGE);
		if (lacksTls(c.req.url)) return refused(c, 403, "Over HTTPS alone.");
		const given = c.req.header(config.PURGE_SECRET_HEADER)?.replace(/^Bearer /i, "") ?? "";
		if (await isOneOf(config.PURGE_SECRET, given)) return next();
		const { success } = await config.CLIENT_LIMIT.limit({ key: `purge:${clientOf(c)}` });
		return success ? refused(c, 401, "Unauthorized.") : refused(c, 429, "Too many requests.");
	});

/** Webhooks contain the whole entry with its texts, so that they may be larger than forms. */
export const purgeBody = () =>
	bodyLimit({ maxSize: 2 * 1024 * 1024, onError: (c) => refused(c, 413, "This request cannot be read.") });

/**
 * The CMS's webhook. Strapi waits ten seconds at most and never repeats a call, so that it is answered at once and the
 * purge is made behind the answer. Repeated or reordered events do no harm: a purge only makes entries old.
 */
export async function purgeHook(c: Context): Promise<Response> {
	const event = strapiEvent.safeParse(await c.req.json().catch(() => undefined)).data;
	if (!event) return refused(c, 400, "No event of the CMS.");
	const tags = tagsOfEvent(event);
	if (tags.length > 0) purgeBehind({ event: event.event, model: "model" in event ? event.model : "-", tags });
	return c.json({ accepted: true }, 202, { "Cache-Control": "no-store" });
}

function purgeBehind(wanted: Purge): void {
	log("purge", { by: wanted.event, model: wanted.model, tags: wanted.tags.length });
	waitUntil(purge(wanted).catch((error: unknown) => log("purge-failed", { reason: reasonOf(error) })));
}
