import type { Handler } from "hono";
import type { Actions, RouteId } from "../shared/routes.ts";
import { ownCalendar, recordFile } from "./features/account/pages/files.ts";
import {
	accountData,
	postConsents,
	postDeletion,
	postForgotPassword,
	postLogin,
	postLogout,
	postLogoutEverywhere,
	postRegister,
} from "./features/account/post.ts";
import { certificate, enrolOnCourse, goToCourse } from "./features/courses/course.ts";
import { areaCalendar, areaFeed, podcastFeed, sectionFeed, webinarCalendar } from "./features/feeds/answers.ts";
import { backToItem } from "./features/forms/item-actions.ts";
import { hcaForm } from "./features/hca/form.ts";
import { itemMedium, singleMedium } from "./features/media/media.ts";
import { changePreviewLevel, endPreview } from "./features/preview/forms.ts";
import { createReviewLink } from "./features/preview/review-link.ts";
import { postSuggestions } from "./features/search/suggestions.tsx";
import { calendarFile, joinWebinar, postMeeting, postRegistration, watchWebinar } from "./features/webinars/webinar.ts";
import { deeplink, endVisit } from "./handlers.ts";
import { hideSignUpCard } from "./visitor/sign-up-card.ts";
import type { AppEnv } from "./visitor/site.ts";

/** Handlers for methods that are not a page's GET, by the route map's names. */
const actions: Actions<Handler<AppEnv>> = {
	login: { post: postLogin },
	register: { post: postRegister },
	forgotPassword: { post: postForgotPassword },
	consents: { post: postConsents },
	account: { post: postDeletion },
	accountData: { get: accountData },
	recordFile: { get: recordFile },
	ownCalendar: { get: ownCalendar },
	logout: { post: postLogout },
	endVisit: { post: endVisit },
	endPreview: { post: endPreview },
	previewLevel: { post: changePreviewLevel },
	reviewLink: { post: createReviewLink },
	logoutEverywhere: { post: postLogoutEverywhere },
	suggestions: { post: postSuggestions },
	signUpCard: { post: hideSignUpCard },
	hca: { post: hcaForm },
	media: { get: itemMedium },
	singleMedia: { get: singleMedium },
	calendar: { get: calendarFile },
	join: { get: joinWebinar },
	watch: { get: watchWebinar },
	registration: { get: backToItem, post: postRegistration },
	meeting: { get: backToItem, post: postMeeting },
	enrolment: { get: backToItem, post: enrolOnCourse },
	goToCourse: { get: goToCourse },
	certificate: { get: certificate },
	deeplink: { get: deeplink },
	feed: { get: sectionFeed },
	podcastFeed: { get: podcastFeed },
	webinarCalendar: { get: webinarCalendar },
	areaFeed: { get: areaFeed },
	areaCalendar: { get: areaCalendar },
};

const all: Partial<Record<RouteId, Partial<Record<"get" | "post", Handler<AppEnv>>>>> = actions;

export const actionsOf = (id: RouteId) => all[id] ?? {};
