import { isAhead } from "../../../shared/events.ts";
import { meetingForm, meetingPayload } from "../../../shared/learning/forms.ts";
import { sendMeetingForm } from "../../backend/webinars.ts";
import { readItem } from "../../content/items.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import { fixedFields, missingFields } from "../../visitor/session/participant.ts";
import type { Ctx } from "../../visitor/site.ts";
import { check, type Fields, isOfOtherUser, sessionEnded } from "../forms/form-owner.ts";
import { mailed } from "../forms/mailed.ts";
import { done, type Outcome, refuse, signInFirst, tooMany } from "../forms/outcome.ts";
import { atFields, backendFailure, refusalOf } from "../forms/refusal-of.ts";
import { readPhase } from "./webinars.ts";

/** Everybody who may read the page may attend, with or without a session. [7.19] */
export async function attendMeeting(c: Ctx, slug: string, sent: Fields): Promise<Outcome<{ attending: boolean }>> {
	const site = c.get("site");
	if (isOfOtherUser(sent, site)) return sessionEnded();
	const item = await readItem(site, "webinars", slug, site.level);
	if (item.state === "gated") return site.session ? noMeeting() : signInFirst();
	const phase = item.detail.venue && (await readPhase(site, item.detail));
	if (!phase || !isAhead(phase)) return noMeeting();
	await site.confirm();
	const { session } = site;
	const body = { ...sent, ...(session && fixedFields(session)) };
	return check(site, meetingForm(site.country), body, async (form) => {
		if (!(await mayUse("forms", budgetOf(c)))) return tooMany();
		const isTyped = !session || missingFields(session).includes("email");
		try {
			const send = () => sendMeetingForm(site, meetingPayload(slug, form));
			const refusal = await mailed("typed", isTyped ? form.email : null, send, session?.person.name);
			return refusal ?? done({ attending: form.attending });
		} catch (error) {
			const failure = backendFailure(error, "meeting-failed");
			const isOwn = [409, 410, 422].includes(failure.status);
			return refusalOf(failure, atFields(failure, Object.keys(form)) ?? noMeeting(), isOwn);
		}
	});
}

const noMeeting = () => refuse(422, "meetingRefused", "There is no such meeting to come to.");
