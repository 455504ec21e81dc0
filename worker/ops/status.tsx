import type { Context } from "hono";
import { troubledEndpoints } from "../backend/circuits.ts";
import { FAMILIES } from "../backend/families.ts";
import { purge, recentPurges } from "../cache/purges/isolate-marks.ts";
import { renderStream } from "../render/stream.ts";
import { config } from "../runtime/config.ts";
import { allHours } from "../runtime/counters/counters.ts";
import { PageError, reasonOf } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { release } from "../runtime/release.ts";
import { missingIn, type PurgeForm, purgeForm, type SentForm, sentForm, tagsByHand } from "./by-hand.ts";
import { note, recentDeeds } from "./deeds.ts";
import type { OpsEnv } from "./guard.ts";
import { report } from "./report.ts";
import { StatusPage } from "./status-page.tsx";

/** null when the read fails, which is logged: the page is shown without that part. */
const orNull = <T,>(read: Promise<T>): Promise<T | null> =>
	read.catch((error: unknown) => {
		log("ops-status", { reason: reasonOf(error) });
		return null;
	});

const NOTICE_MS = 60_000;

export const status = (c: Context<OpsEnv>): Promise<Response> => show(c, null);

async function show(c: Context<OpsEnv>, sent: SentForm | null): Promise<Response> {
	const [hours, recent, deeds] = await Promise.all([orNull(allHours()), orNull(recentPurges()), orNull(recentDeeds())]);
	const now = Date.now();
	const purged = purgeForm.safeParse(c.req.query()).data;
	// The address alone does not prove that the purge was made, and may be reloaded tomorrow.
	const isDone = purged && recent?.[0]?.model === inWords(purged) && now - recent[0].at < NOTICE_MS;
	return renderStream(
		c,
		<StatusPage
			environment={config.ENVIRONMENT}
			release={release.name}
			uploadedAt={release.uploadedAt}
			now={now}
			report={hours && report(hours, FAMILIES, now)}
			families={FAMILIES}
			troubled={troubledEndpoints()}
			notice={isDone ? `Purged: ${inWords(purged)}.` : null}
			purges={recent}
			deeds={deeds}
			reader={c.get("actor").name}
			sent={sent}
		/>,
	);
}

const inWords = ({ where, section }: PurgeForm): string => `${where}, ${section}`;

/**
 * Purges and redirects to the page, which confirms it; an incomplete form is shown again with 422.
 * @throws PageError 400 for a form that is not the page's
 */
export async function purgeByHand(c: Context<OpsEnv>): Promise<Response> {
	const sent = sentForm.safeParse(await c.req.parseBody()).data;
	if (!sent) throw new PageError(400, "This form is not the operations page's.");
	const form = purgeForm.safeParse(sent).data;
	if (!form || Object.keys(missingIn(sent)).length > 0) {
		c.status(422);
		return show(c, sent);
	}
	await purge({ event: "by-hand", model: inWords(form), tags: tagsByHand(form) });
	log("purge", { by: "by-hand", model: inWords(form) });
	await note({ what: "purge", of: inWords(form), by: c.get("actor") });
	return c.redirect(`/ops/status?${new URLSearchParams(form)}`, 303);
}
