import type { Context } from "hono";
import { troubledEndpoints } from "../backend/circuits.ts";
import { deadlineOf } from "../backend/deadlines.ts";
import { FAMILIES, isOfContent } from "../backend/families.ts";
import { purge, recentPurges } from "../cache/purges/isolate-marks.ts";
import { indexStates, requestIndexes } from "../content/search/kept-index.ts";
import { bodyOf } from "../features/forms/form-body.ts";
import { readHistory } from "../runtime/counters/counters.ts";
import { PageError } from "../runtime/errors.ts";
import { log } from "../runtime/log.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { hasAccounts } from "../runtime/offer.ts";
import { readAuditLog, recordAudit } from "./audit.ts";
import { decide, sentForm } from "./by-hand.ts";
import type { OpsEnv } from "./guard.ts";
import { orNull } from "./or-null.ts";
import type { RefusedForm } from "./purging.tsx";
import { renderForStaff } from "./render.ts";
import { report } from "./report.ts";
import { StatusPage } from "./status-page.tsx";

const NOTICE_MS = 60_000;

/** A content-only portal makes only calls for content. */
const families = FAMILIES.filter((family) => hasAccounts || isOfContent(family));

export const status = (c: Context<OpsEnv>): Promise<Response> => show(c, null);

async function show(c: Context<OpsEnv>, refused: RefusedForm | null): Promise<Response> {
	const [history, recent, auditLog, indexes] = await Promise.all([
		orNull("ops-status", readHistory()),
		orNull("ops-status", recentPurges()),
		orNull("ops-status", readAuditLog()),
		orNull("ops-status", indexStates()),
	]);
	const now = Date.now();
	const purged = c.req.query("purged");
	// The query does not prove a purge: anybody can type it or reload it later.
	const isDone = purged !== undefined && recent?.[0]?.model === purged && now - recent[0].at < NOTICE_MS;
	return renderForStaff(
		c,
		<StatusPage
			now={now}
			report={history && report(history, families, deadlineOf, now)}
			families={families}
			troubled={troubledEndpoints()}
			notice={isDone ? `Purged: ${purged}.` : null}
			purges={recent}
			auditLog={auditLog}
			indexes={indexes}
			reader={c.get("actor").name}
			refused={refused}
		/>,
	);
}

/** Purges and redirects to the page; 422 for an incomplete form, 503 if the purge failed. @throws PageError 400 for any other form */
export async function purgeByHand(c: Context<OpsEnv>): Promise<Response> {
	const sent = sentForm.safeParse(await bodyOf(c)).data;
	if (!sent) throw new PageError(400, "This form is not the operations page's.");
	const decision = decide(sent);
	if ("missing" in decision) {
		c.status(422);
		return show(c, { sent, missing: decision.missing });
	}
	const { name, tags } = decision.purge;
	try {
		await purge({ event: "by-hand", model: name, tags });
	} catch (error) {
		logFailure("purge-failed", error);
		c.status(503);
		return show(c, { sent, missing: {} });
	}
	requestIndexes(tags);
	log("purge", { by: "by-hand", tags: tags.length });
	await recordAudit({ what: "purge", of: name, by: c.get("actor") });
	return c.redirect(`/ops/status?${new URLSearchParams({ purged: name })}`, 303);
}
