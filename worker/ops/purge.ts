import { waitUntil } from "cloudflare:workers";
import { storeAddress } from "../cache/addresses.ts";
import { purge, reachableStores } from "../cache/purges/isolate-marks.ts";
import type { Purge } from "../cache/purges/purges.ts";
import { requestIndexes } from "../content/search/kept-index.ts";
import { config } from "../runtime/config.ts";
import { fewAtOnce } from "../runtime/few-at-once.ts";
import { forgetFindings } from "../runtime/findings/findings.ts";
import { inBackground } from "../runtime/in-background.ts";
import { log } from "../runtime/log.ts";
import { endReviewsOf } from "../visitor/preview/reviews.ts";
import type { Ctx } from "../visitor/site.ts";
import { bodyUpTo, bySecret, refused } from "./by-secret.ts";
import { effectsOf, strapiEvents, TRIAL } from "./strapi-event.ts";

/** Higher than for forms, because a webhook contains the whole entry. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * The CMS's webhook. Strapi waits at most ten seconds and never retries, so the Worker responds at once and purges after the
 * response. Repeated or reordered events do no harm: a purge only makes entries old, and an item's last address counts.
 */
export const purgeHook = [
	bySecret("purge", config.PURGE_SECRET, (c) => c.req.header(config.SECRET_HEADERS.purge)?.replace(/^Bearer /i, "")),
	bodyUpTo(MAX_BYTES),
	purgeByEvents,
] as const;

async function purgeByEvents(c: Ctx): Promise<Response> {
	const events = strapiEvents.safeParse(await c.req.json().catch(() => undefined)).data;
	const [first] = events ?? [];
	if (!events || !first) return refused(c, 400, "No event of the CMS.");
	c.set("cacheControl", "never");
	if (first.event === TRIAL) return trial(c);
	const { tags, addresses, documents, versions } = effectsOf(events);
	const since = Date.now();
	const stored = fewAtOnce(addresses.slice(0, MOST_NOTES), NOTES_AT_ONCE, ({ locale, documentId, address }) =>
		storeAddress(locale, documentId, address, since),
	);
	waitUntil(stored);
	if (tags.length > 0) purgeBehind({ event: first.event, model: "model" in first ? first.model : "-", tags });
	// A failure is logged, and the backend's next response for the item ends the links too.
	if (versions.length > 0) waitUntil(endReviewsOf(versions).catch(() => undefined));
	for (const document of documents.slice(0, MOST_NOTES)) inBackground("findings", () => forgetFindings(document));
	return c.json({ accepted: true }, 202);
}

/** Per call: each note needs up to four of the thousand KV operations of a request. Other items are noted when read. */
const MOST_NOTES = 200;
/** The purge needs some of the six connections that a request may have. */
const NOTES_AT_ONCE = 4;

/** The webhook's test call. Strapi shows only success or failure. */
async function trial(c: Ctx): Promise<Response> {
	const stores = await reachableStores();
	const ok = Object.values(stores).every((one) => one);
	log("purge-trial", { outcome: ok ? "ok" : "unreachable" });
	const checked = {
		secret: "accepted",
		kv: stores.kv ? "reachable" : "unreachable",
		purges: stores.purges ? "reachable" : "unreachable",
	};
	return c.json({ ok, checked }, ok ? 200 : 503);
}

function purgeBehind(wanted: Purge): void {
	log("purge", { by: wanted.event, model: wanted.model, tags: wanted.tags.length });
	inBackground("purge-failed", async () => {
		await purge(wanted);
		requestIndexes(wanted.tags);
	});
}
