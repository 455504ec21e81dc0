import * as backend from "../../backend/courses.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import { vendorRead } from "../../visitor/limits/vendor-read.ts";
import { learnerOf } from "../../visitor/session/participant.ts";
import type { Ctx } from "../../visitor/site.ts";
import type { Body } from "../forms/form-body.ts";
import { isOfOtherUser, sessionEnded } from "../forms/form-owner.ts";
import { done, type Outcome, refuse, signInFirst, tooMany } from "../forms/outcome.ts";
import { backendFailure, refusalOf } from "../forms/refusal-of.ts";

/** The user's progress in one course; null: not enrolled. [7.18] */
export const readProgress = vendorRead((site, session, course) =>
	backend.fetchProgress(site, learnerOf(session), course),
);

export const readLearning = vendorRead((site, session) => backend.fetchLearner(site, learnerOf(session)));

/** TalentLMS: "The requested user is already enrolled in this course". Any other 409 means a full or ended course. */
const ENROLLED = /\balready (?:been )?(?:enrolled|registered)\b/i;

export async function enrol(c: Ctx, course: string, body: Body): Promise<Outcome> {
	const site = c.get("site");
	if (!site.session) return signInFirst();
	if (isOfOtherUser(body, site)) return sessionEnded();
	await site.confirm();
	const learner = learnerOf(site.session);
	if (!(await mayUse("forms", budgetOf(c)))) return tooMany();
	let isAsked = false;
	try {
		// The provider rejects a second enrolment.
		isAsked = !(await backend.isEnrolled(site, learner, course));
		if (isAsked) await backend.enroll(site, learner, course);
		return done({ status: "Success" });
	} catch (error) {
		const failure = backendFailure(error, "enrol-failed");
		if (failure.isRefusal && ENROLLED.test(failure.message)) return done({ status: "Success" });
		const isClosed = isAsked && [403, 409, 422].includes(failure.status);
		return refusalOf(failure, refuse(403, "courseRefused", "The course is not open for enrolment."), isClosed);
	}
}
