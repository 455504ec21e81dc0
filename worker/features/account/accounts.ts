import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { fieldErrors, forgotForm, loginForm, registerForm } from "../../../shared/accounts/forms.ts";
import { owaLanguage } from "../../../shared/accounts/payload.ts";
import type { AccountCall } from "../../../shared/endpoints.ts";
import { localesOf } from "../../../shared/locales.ts";
import { newHono } from "../../runtime/hono.ts";
import { itemOf } from "../../visitor/params.ts";
import type { AppEnv } from "../../visitor/site.ts";
import { check } from "../forms/form-owner.ts";
import { jsonBody } from "../forms/json-body.ts";
import { invalid, noteRetry, type Outcome } from "../forms/outcome.ts";
import { attendMeeting } from "../webinars/meeting.ts";
import { refreshUser, requestedConsents, updateConsents } from "./account.ts";
import { forgotPassword } from "./forgot-password.ts";
import { register } from "./register.ts";
import { signIn, signOut } from "./sign-in.ts";

const at = (call: AccountCall) => `/${call}` as const;

/** The contract's body holds every consent; null means that the form did not contain it. [3.16] */
const consentsBody = z.pipe(
	z.catch(z.record(z.string(), z.unknown()), {}),
	z.transform((body: Record<string, unknown>) =>
		Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
	),
);

/** Checked in the handler: the schema depends on the country. */
const registerBody = z.looseObject({});

/** `slug` names the meeting; `attendMeeting` checks the other fields and the visitor's access. */
const meetingBody = z.looseObject({ slug: z.string() });

/** Account calls of the browser, on the portal's host. No other calls are proxied. [7.01-7.07, 7.19] */
export const accountsApi = newHono<AppEnv>()
	.use(localeOfBody())
	.post(at("login"), jsonBody(loginForm, refuseInvalid), async (c) => answer(c, await signIn(c, c.req.valid("json"))))
	.post(at("forgotpassword"), jsonBody(forgotForm, refuseInvalid), async (c) =>
		answer(c, await forgotPassword(c, c.req.valid("json"))),
	)
	.post(at("register"), jsonBody(registerBody, refuseInvalid), async (c) => {
		const schema = registerForm(c.get("site").country);
		return answer(c, await check("anybody", schema, c.req.valid("json"), (form) => register(c, form)));
	})
	.post(at("consents"), jsonBody(consentsBody, refuseInvalid), async (c) => {
		const body = c.req.valid("json");
		const { names, schema } = requestedConsents(c.get("site"), (name) => name in body);
		return answer(c, await check(c.get("site"), schema, body, (answers) => updateConsents(c, names, answers)));
	})
	.post(at("offline-form"), jsonBody(meetingBody, refuseWhole), async (c) => {
		const body = c.req.valid("json");
		const { slug } = itemOf({ section: "webinars", slug: body.slug });
		return answer(c, await attendMeeting(c, slug, body));
	})
	.post(at("logout"), async (c) => {
		await signOut(c);
		c.header("Clear-Site-Data", '"cache"');
		return c.json({ status: "Success" });
	})
	.get(at("user"), async (c) => answer(c, await refreshUser(c)));

function answer(c: Context, outcome: Outcome<unknown>): Response {
	c.set("cacheControl", "never");
	if (outcome.ok) return c.json({ status: "Success", data: outcome.data });
	noteRetry(c, outcome);
	const { status, message, notice, errors, ticket, challenge } = outcome;
	return c.json({ message, statusCode: status, notice, errors, ticket, challenge }, status);
}

function refuseInvalid(c: Context, error: z.core.$ZodError): Response {
	return answer(c, invalid(fieldErrors(error)));
}

/** Refuses without field errors: the fault is not in a visible field. */
function refuseWhole(c: Context): Response {
	return answer(c, invalid({}));
}

/** Sets the locale by the body's `owaLanguage`, because these URLs have no locale. */
function localeOfBody() {
	return createMiddleware<AppEnv>(async function localeOfBody(c, next) {
		const site = c.get("site");
		// The route's validator refuses a malformed body later.
		const body: unknown = c.req.method === "POST" ? await c.req.json().catch(() => null) : null;
		const language = typeof body === "object" && body !== null && "owaLanguage" in body ? body.owaLanguage : null;
		const named = localesOf(site.country).find(({ code }) => owaLanguage(code) === language);
		if (named) c.set("site", { ...site, locale: named.code });
		await next();
	});
}
