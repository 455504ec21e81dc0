import { waitUntil } from "cloudflare:workers";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { NOT_FOUND_MESSAGE } from "../../shared/constants.ts";
import { KNOWN_MODELS } from "../backend/strapi-models.ts";
import { noteAddress } from "../cache/addresses.ts";
import { purge, reachableStores } from "../cache/purges/isolate-marks.ts";
import type { Purge } from "../cache/purges/purges.ts";
import { config } from "../runtime/config.ts";
import { reasonOf } from "../runtime/errors.ts";
import { forgetFindings } from "../runtime/findings/findings.ts";
import { log } from "../runtime/log.ts";
import { isOneOf } from "../runtime/secrets.ts";
import { clientOf } from "../visitor/client.ts";
import { endReviewsOf } from "../visitor/preview/reviews.ts";
import { lacksTls } from "../visitor/resolved-url.ts";
import {
	addressesOfEvents,
	documentsOfEvents,
	endedDrafts,
	strapiEvents,
	TRIAL,
	tagsOfEvents,
} from "./strapi-event.ts";

const refused = (c: Context, statusCode: 400 | 401 | 403 | 404 | 413 | 429, message: string): Response =>
	c.json({ message, statusCode }, statusCode, { "Cache-Control": "no-store" });

/** Checks the webhook's secret before its body is read. Without PURGE_SECRET the answer is 404; guesses are rate-limited. */
export const purgeSecret = () =>
	createMiddleware(async function purgeSecret(c, next) {
		if (config.PURGE_SECRET === undefined) return refused(c, 404, NOT_FOUND_MESSAGE);
		if (lacksTls(c.req.url)) return refused(c, 403, "Over HTTPS alone.");
		const given = c.req.header(config.SECRET_HEADERS.purge)?.replace(/^Bearer /i, "") ?? "";
		if (await isOneOf(config.PURGE_SECRET, given)) return next();
		const { success } = await config.CLIENT_LIMIT.limit({ key: `purge:${clientOf(c)}` });
		return success ? refused(c, 401, "Unauthorized.") : refused(c, 429, "Too many requests.");
	});

/** Webhooks contain the whole entry with its texts, so that they may be larger than forms. */
export const purgeBody = () =>
	bodyLimit({ maxSize: 2 * 1024 * 1024, onError: (c) => refused(c, 413, "This request cannot be read.") });

/**
 * The CMS's webhook. Strapi waits ten seconds at most and never repeats a call, so that it is answered at once and the
 * purge is made behind the answer: one, of however many entries. Repeated or reordered events do no harm: a purge only makes
 * entries old, and of addresses the last that was told counts.
 */
export async function purgeHook(c: Context): Promise<Response> {
	const events = strapiEvents.safeParse(await c.req.json().catch(() => undefined)).data;
	const [first] = events ?? [];
	if (!events || !first) return refused(c, 400, "No event of the CMS.");
	if (first.event === TRIAL) return trial(c);
	const told = addressesOfEvents(events).slice(0, MOST_NOTES);
	for (const { locale, documentId, address } of told) noteAddress(locale, documentId, address, Date.now());
	const tags = tagsOfEvents(events);
	if (tags.length > 0) purgeBehind({ event: first.event, model: "model" in first ? first.model : "-", tags });
	const drafts = endedDrafts(events);
	if (drafts.length > 0) endReviewsBehind(drafts);
	for (const documentId of documentsOfEvents(events).slice(0, MOST_NOTES)) forgetBehind(documentId);
	return c.json({ accepted: true }, 202, { "Cache-Control": "no-store" });
}

/** Of one call: each asks KV up to four times, and a request may ask a thousand times. Others are noted when they are read. */
const MOST_NOTES = 200;

/** What was found out: Strapi shows no more than whether the answer is a success. */
async function trial(c: Context): Promise<Response> {
	const stores = await reachableStores();
	const ok = Object.values(stores).every((one) => one);
	log("purge-trial", { outcome: ok ? "ok" : "unreachable" });
	const checked = {
		secret: "accepted",
		kv: stores.kv ? "reachable" : "unreachable",
		purges: stores.purges ? "reachable" : "unreachable",
	};
	return c.json({ ok, checked, models: KNOWN_MODELS }, ok ? 200 : 503, { "Cache-Control": "no-store" });
}

/** What editors are told of the entry holds until it is published anew. */
function forgetBehind(documentId: string): void {
	waitUntil(forgetFindings(documentId).catch((error: unknown) => log("findings", { reason: reasonOf(error) })));
}

/** A reviewer's link is for what is not published. */
function endReviewsBehind(drafts: ReturnType<typeof endedDrafts>): void {
	// That it cannot be done is logged there; the backend's answer for the item ends them all the same.
	waitUntil(endReviewsOf(drafts).catch(() => undefined));
}

function purgeBehind(wanted: Purge): void {
	log("purge", { by: wanted.event, model: wanted.model, tags: wanted.tags.length });
	waitUntil(purge(wanted).catch((error: unknown) => log("purge-failed", { reason: reasonOf(error) })));
}
