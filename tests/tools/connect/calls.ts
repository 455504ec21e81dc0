import * as z from "zod/mini";
import { count } from "../../../shared/contracts/fields.ts";
import { wireImage } from "../../../shared/contracts/image.ts";
import { taxonomy, wireCategoryName, wireCourse, wireError, wireItem } from "../../../shared/contracts/item.ts";
import {
	wireEnrolled,
	wireLearner,
	wireMeeting,
	wireOwnRegistration,
	wireProgress,
	wireRegistration,
	wireWebinar,
} from "../../../shared/contracts/learning.ts";
import { wireSearch } from "../../../shared/contracts/search.ts";
import { firstOf, wireFooter, wireSingle } from "../../../shared/contracts/single.ts";
import {
	externalUser,
	wireForgotPassword,
	wireLogin,
	wireRegister,
	wireUser,
	wireUserAnswer,
} from "../../../shared/contracts/user.ts";
import type { Pattern } from "../../../worker/backend/families.ts";

/**
 * All calls of the contract. `npm run docs` writes docs/backend.md from this table, and the contract command checks answers by
 * it. The compiler requires an entry for each path of worker/backend/families.ts.
 */

/** `read` is always tried, `write` with --write, any other with --write=NAME. */
export type When = "read" | "write" | "register" | "delete-user" | "import";

interface Call {
	when: When;
	/** Query or body. */
	sends: string;
	/** In words, where the schema is not enough. */
	answers: string;
	/** The body of a 2xx. Without a schema the portal reads nothing of it. */
	schema?: z.ZodMiniType;
	/** Other statuses that the portal understands. */
	refuses?: string;
	/** A 404 means that the backend does not have the call. */
	isOptional?: true;
}
export type Method = "GET" | "POST" | "DELETE";

const BEARER = "Bearer token";

export const CALLS: Record<Pattern, Partial<Record<Method, Call>>> = {
	"/strapi/:locale/search": {
		GET: {
			when: "read",
			sends: "`term`, `_start`, `_limit`, `content_type`",
			answers: "Search; `_start` and `_limit` hold for each section",
			schema: wireSearch,
		},
	},
	"/strapi/:locale/content": {
		GET: {
			when: "read",
			sends: "`_start`, `_limit` (up to 500), `collections`, `domains`, `categories` (ids joined by commas)",
			answers: "list of Item, newest first, of all active sections; header `x-total-count`",
			schema: z.array(wireItem),
		},
	},
	"/strapi/:locale/activeCollections": {
		GET: { when: "read", sends: "", answers: "list of sections' names, in any order", schema: z.array(z.string()) },
	},
	"/strapi/:locale/domains": {
		GET: { when: "read", sends: "", answers: "list of Taxonomy", schema: z.array(taxonomy) },
	},
	"/strapi/:locale/categories": {
		GET: { when: "read", sends: "", answers: "list of Taxonomy", schema: z.array(taxonomy) },
	},
	"/strapi/:locale/category-name/*": {
		GET: { when: "read", sends: "", answers: "CategoryName", schema: wireCategoryName, refuses: "404" },
	},
	"/strapi/:locale/single/footer": {
		GET: { when: "read", sends: "", answers: "list of one Footer, or an empty list", schema: firstOf(wireFooter) },
	},
	"/strapi/:locale/single/:name": {
		GET: { when: "read", sends: "", answers: "list of one Single, or an empty list", schema: firstOf(wireSingle) },
	},
	"/strapi/:locale/item/:section/*/:level": {
		GET: {
			when: "read",
			sends: "level `none`, `limited` or `full`",
			answers: "Item",
			schema: wireItem,
			refuses:
				'403 `{message: "Login required", item}`, the item without content and media; 404; 410 for a withdrawn one',
		},
	},
	"/strapi/:locale/preview/:section/*": {
		GET: {
			when: "read",
			sends: "by slug or documentId: `level`, `status` (draft, published)",
			answers: "Item with `state`, of the draft or under embargo too",
			schema: wireItem,
			refuses: "403 as above; 404",
			isOptional: true,
		},
	},
	"/strapi/:locale/:section": {
		GET: {
			when: "read",
			sends:
				"`_start`, `_limit` (up to 450), `_sort=published_at:DESC`, `category.id`, `domains.id` (each may be repeated)",
			answers: "list of Item, newest first",
			schema: z.array(wireItem),
		},
	},
	"/strapi/:locale/:section/count": {
		GET: { when: "read", sends: "`category.id`, `domains.id`", answers: "number", schema: count },
	},
	"/login": {
		POST: {
			when: "write",
			sends: "`email`, `password`, `owaLanguage` (nl_BE)",
			answers: "Login",
			schema: wireLogin,
			refuses: "401; 403 for a security level other than 2 and 4",
		},
	},
	"/logout": { POST: { when: "write", sends: BEARER, answers: "anything; the token is void", refuses: "401" } },
	"/user": {
		GET: {
			when: "write",
			sends: BEARER,
			answers: "`{data: User}`",
			schema: wireUserAnswer,
			refuses: "401 without a valid token; 403 as for a login",
		},
		DELETE: {
			when: "delete-user",
			sends: `${BEARER}, \`password\``,
			answers: "anything without `error`, `errors` or a status of failure",
			refuses: "401, 403 or 422 for a wrong password",
			isOptional: true,
		},
	},
	"/user/export": {
		GET: {
			when: "write",
			sends: BEARER,
			answers: "JSON, all that is stored of the user",
			refuses: "401",
			isOptional: true,
		},
	},
	"/register": {
		POST: {
			when: "register",
			sends: "the form of the country with `phonenumber`, `extension`, `owaLanguage`",
			answers: "Register; `data` is a JSON string",
			schema: wireRegister,
			refuses: "422 with `errors`: `email` or `emailOwa` for an address that is known",
		},
	},
	"/forgotpassword": {
		POST: {
			when: "write",
			sends: "`email`, `owaLanguage`",
			answers: "ForgotPassword",
			schema: wireForgotPassword,
			refuses: "404 for an unknown address",
		},
	},
	"/consents": {
		POST: {
			when: "write",
			sends: `${BEARER}, \`id\`, \`country\`, \`owaConsent\`, \`consent\`, \`newsletter\``,
			answers: "`{data: User}`",
			schema: wireUserAnswer,
			refuses: "401, 422",
		},
	},
	"/importPortalgrup": {
		POST: {
			when: "import",
			sends:
				"`onekeyId`, `name`, `surname`, `phone`, `email`, `speciality` (Doktor), `emailConsent` and `smsConsent` (of `consent`), `kvkk` (of `owaConsent`): ONAY | RET",
			answers: "anything",
		},
	},
	"/webinargeek/check-registration": {
		POST: { when: "write", sends: "`webinar_id`, `email`", answers: "Registration", schema: wireRegistration },
	},
	"/webinargeek/registrations": {
		POST: {
			when: "write",
			sends: "`email`",
			answers: "list of OwnRegistration: all of this person's, past ones too",
			schema: z.array(wireOwnRegistration),
			refuses: "405 or 501 where there is no such call",
			isOptional: true,
		},
	},
	"/webinargeek/register": {
		POST: {
			when: "write",
			sends: "`webinar_id`, `email`, `firstname`, `lastname`, `locale`",
			answers: "Registration",
			schema: wireRegistration,
			refuses: "409, or a 422 that says so, if already registered; 410 when it is over; 422",
		},
	},
	"/webinargeek/*": {
		GET: { when: "read", sends: "", answers: "Webinar", schema: wireWebinar, refuses: "404" },
	},
	"/offline-form": {
		POST: {
			when: "write",
			sends: "`slug`, `email`, `firstname`, `lastname`, `profession`, `phone`, `remarks`, `attending`",
			answers: "Meeting",
			schema: wireMeeting,
			refuses: "422 with `errors`",
		},
	},
	"/talentLMS/course/*": {
		GET: { when: "read", sends: "", answers: "Course", schema: wireCourse, refuses: "404" },
	},
	"/talentLMS/course/*/user/*": {
		GET: {
			when: "write",
			sends: "",
			answers: "Progress",
			schema: wireProgress,
			refuses: "404 if not enrolled",
		},
	},
	"/talentLMS/user/*": {
		GET: { when: "write", sends: "", answers: "Learner", schema: wireLearner, refuses: "404" },
	},
	"/talentLMS/user/*/enrolled/*": {
		GET: { when: "write", sends: "", answers: "Enrolled", schema: wireEnrolled },
	},
	"/talentLMS/user/*/enroll/*": {
		GET: {
			when: "write",
			sends: "",
			answers: "Enrolled; it enrols, though it is a GET",
			schema: wireEnrolled,
			refuses: "403 or 409 for a course that takes nobody; 409 too where the message says already enrolled",
		},
	},
	"/talentLMS/:country/all": {
		GET: { when: "read", sends: "`_start`, `_limit`", answers: "list of Course", schema: z.array(wireCourse) },
	},
	"/talentLMS/:country/count": { GET: { when: "read", sends: "", answers: "number", schema: count } },
	"/hca/:language/user/*": {
		GET: {
			when: "read",
			sends: "",
			answers: "ExternalUser",
			schema: externalUser,
			refuses: "404; only where HCA is used",
		},
	},
	"/tracking/url": {
		POST: {
			when: "write",
			sends:
				"a page view (`section`, `url`, `locale`, `title`, `domain`, `onekeyId`, …) or a click (`event`, `eventUrl`, `user`, …); from a queue also `id` (a UUID, the same whenever it is sent: count it once) and `at` (when it happened, ISO 8601)",
			answers: "anything, best 204",
			refuses: "400, 413, 422: not sent again",
		},
	},
	"/tracking/batch": {
		POST: {
			when: "write",
			sends: "`events`: list of up to 100 of them, with `id` and `at`",
			answers: "anything, best 204: all are taken",
			refuses: "400, 413, 422: none is taken, they come one by one; 404, 405 or 501 where there is no such call",
			isOptional: true,
		},
	},
};

/** The shapes that docs/backend.md lists by name. */
export const SHAPES: Readonly<Record<string, z.ZodMiniType>> = {
	Item: wireItem,
	Image: wireImage,
	Taxonomy: taxonomy,
	CategoryName: wireCategoryName,
	Search: wireSearch,
	Single: wireSingle,
	Footer: wireFooter,
	Course: wireCourse,
	Webinar: wireWebinar,
	Registration: wireRegistration,
	OwnRegistration: wireOwnRegistration,
	Meeting: wireMeeting,
	Learner: wireLearner,
	Enrolled: wireEnrolled,
	Progress: wireProgress,
	User: wireUser,
	Login: wireLogin,
	Register: wireRegister,
	ForgotPassword: wireForgotPassword,
	ExternalUser: externalUser,
	Error: wireError,
};
