import type * as z from "zod/mini";
import { readChoice } from "../../../shared/consent.ts";
import { trackingReport } from "../../../shared/contracts/tracking.ts";
import { COOKIES } from "../../../shared/cookies.ts";
import { localeOf } from "../../../shared/locales.ts";
import type { Caller } from "../../backend/call.ts";
import { sendEvent } from "../../backend/tracking.ts";
import { config } from "../../runtime/config.ts";
import { parseJson } from "../../runtime/json.ts";
import { log } from "../../runtime/log.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { afterResponse } from "../../runtime/trace.ts";
import { readCookie } from "../../visitor/cookies.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import type { Ctx } from "../../visitor/site.ts";
import { enqueue } from "./queue.ts";

type Report = z.output<typeof trackingReport>;

/** Characters; the portal's own reports are shorter. */
const MAX_LENGTH = 12 * 1024;

/** Page views and clicks. A valid report gets 204, even if the backend fails. [3.08, 3.09, 7.20] */
export async function track(c: Ctx): Promise<Response> {
	const text = await c.req.text();
	if (text.length > MAX_LENGTH) return refused(c, 413, "The report is too long.");
	const report = trackingReport.safeParse(parseJson(text));
	if (!report.success) return refused(c, 422, "The report does not fit its contract.");
	if (await mayUse("tracking", budgetOf(c))) c.executionCtx.waitUntil(afterResponse(() => handOn(c, report.data)));
	else log("tracking-limited", {});
	return c.body(null, 204);
}

/** [8.02] */
const refused = (c: Ctx, statusCode: 413 | 422, message: string): Response =>
	c.json({ message, statusCode }, statusCode);

async function handOn(c: Ctx, report: Report): Promise<void> {
	const { requestId } = c.get("site");
	const caller = { locale: report.locale, requestId };
	const event = completed(c, report);
	try {
		if (await isQueued(event, caller)) return;
		await sendEvent(event, caller);
	} catch (error) {
		logFailure("tracking-failed", error);
	}
}

/** false: there is no queue, or it fails. The event then goes to the backend directly. */
async function isQueued(event: object, caller: Caller): Promise<boolean> {
	if (!config.TRACKING_QUEUE) return false;
	// The queue may deliver twice and hours later, so the backend needs an id and the time.
	const identified = { ...event, id: crypto.randomUUID(), at: new Date().toISOString() };
	try {
		await enqueue(config.TRACKING_QUEUE, identified, caller);
		return true;
	} catch (error) {
		logFailure("tracking-unqueued", error);
		return false;
	}
}

/** Adds the domain and, with consent to analytics, the session's user. */
function completed(c: Ctx, { kind, ...event }: Report): object {
	const { session, origin } = c.get("site");
	const mayBeNamed = readChoice(readCookie(c, COOKIES.consent))?.includes("analytics");
	const user = mayBeNamed && session?.country === localeOf(event.locale).country ? session.user : null;
	return {
		...event,
		...(kind === "view" ? { onekeyId: user?.onekeycode ?? null } : { user: user?.id ?? null }),
		domain: new URL(origin).hostname,
	};
}
