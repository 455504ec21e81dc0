import { isAhead } from "../../../shared/events.ts";
import { registrationForm } from "../../../shared/learning/forms.ts";
import type { Detail } from "../../../shared/models.ts";
import { fetchWebinar } from "../../backend/webinars.ts";
import { notFound, PageError } from "../../runtime/errors.ts";
import { vendorRead } from "../../visitor/limits/vendor-read.ts";
import { itemOf } from "../../visitor/params.ts";
import { missingFields } from "../../visitor/session/participant.ts";
import { type Ctx, pageCacheControl } from "../../visitor/site.ts";
import { bodyOf } from "../forms/form-body.ts";
import { check } from "../forms/form-owner.ts";
import { openItem, pageOf, redirectToItem, redirectToPersonalLink, showRefused } from "../forms/item-actions.ts";
import { refuse } from "../forms/outcome.ts";
import { calendarOf } from "./calendar.ts";
import { attendMeeting } from "./meeting.ts";
import { readRegistration, registerForWebinar } from "./registration.ts";
import { readPhase } from "./webinars.ts";

function idOf({ webinarId }: Detail): string {
	if (webinarId === null) throw notFound();
	return webinarId;
}

/** Registers with one click, or with a form for fields that the session lacks. [7.16] */
export async function postRegistration(c: Ctx): Promise<Response> {
	const detail = await openItem(c);
	const id = idOf(detail);
	const body = await bodyOf(c);
	if (detail.card.event?.status === "cancelled")
		return showRefused(c, "register", refuse(410, "webinarOver", "The webinar is cancelled."), body);
	const site = c.get("site");
	const schema = registrationForm(site.session ? missingFields(site.session) : []);
	const outcome = await check(site, schema, body, (answers) => registerForWebinar(c, id, answers));
	return outcome.ok ? redirectToItem(c, "#event") : showRefused(c, "register", outcome, body);
}

/** Without a link after the webinar, leads to its page, which says that it is over. */
export async function joinWebinar(c: Ctx): Promise<Response> {
	const site = c.get("site");
	const detail = await openItem(c);
	const id = idOf(detail);
	return redirectToPersonalLink(c, "register", async () => {
		const registration = await readRegistration(site, id);
		if (registration?.join_url) return registration.join_url;
		const phase = await readPhase(site, detail);
		if (phase !== null && !isAhead(phase)) return `${pageOf(c)}#event`;
		return registration?.registered ? null : refuse(404, "webinarRegisterFirst", "There is no registration.");
	});
}

export async function watchWebinar(c: Ctx): Promise<Response> {
	const id = idOf(await openItem(c));
	return redirectToPersonalLink(
		c,
		"register",
		async (session) => (await readRecording(c.get("site"), session, id)).watch_url,
	);
}

/** Not from the cache: the address is personal. */
const readRecording = vendorRead((site, _, id) => fetchWebinar(site, id));

export async function postMeeting(c: Ctx): Promise<Response> {
	const body = await bodyOf(c);
	const { slug } = itemOf(c.req.param());
	const outcome = await attendMeeting(c, slug, body);
	if (!outcome.ok) return showRefused(c, "meeting", outcome, body);
	return redirectToItem(c, `?notice=${outcome.data.attending ? "meetingYes" : "meetingNo"}#meeting`);
}

/** @throws PageError 410 if the webinar is cancelled */
export async function calendarFile(c: Ctx): Promise<Response> {
	const detail = await openItem(c);
	const site = c.get("site");
	if ((await readPhase(site, detail)) === "cancelled")
		throw new PageError(410, "The webinar is cancelled.", "cancelled");
	const calendar = calendarOf(site, detail);
	if (calendar === null) throw notFound();
	c.set("cacheControl", pageCacheControl(site));
	return c.body(calendar, 200, {
		"Content-Type": "text/calendar; charset=utf-8",
		"Content-Disposition": 'attachment; filename="webinar.ics"',
		"X-Robots-Tag": "noindex",
	});
}
