import { zValidator } from "@hono/zod-validator";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { validator } from "hono/validator";
import * as z from "zod/mini";
import { consentForm, fieldErrors, forgotForm, loginForm, registerForm } from "../../shared/accounts/forms.ts";
import { owaLanguage } from "../../shared/accounts/payload.ts";
import { localesOf } from "../../shared/locales.ts";
import { askedConsents, refreshUser, updateConsents } from "../accounts/account.ts";
import { forgotPassword } from "../accounts/forgot-password.ts";
import { check, invalid, type Outcome } from "../accounts/outcome.ts";
import { register } from "../accounts/register.ts";
import { signIn, signOut } from "../accounts/sign-in.ts";
import { attendMeeting } from "../learning/meeting.ts";
import { itemOf } from "../pages/slug.ts";
import type { AppEnv } from "../site/site.ts";

/** The body unchecked; with another content type hono makes it an empty object. */
const json = validator("json", (body: unknown) => body);

/** The contract's body names every consent; null: not asked, so not answered. [3.16] */
const consentsBody = z.pipe(
	z.catch(z.record(z.string(), z.unknown()), {}),
	z.transform((body: Record<string, unknown>) =>
		Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
	),
);

/** The calls of section 7 that the browser makes, on the portal's own host. [7.01-7.07, 7.19] No others are proxied. */
export const accountsApi = new Hono<AppEnv>()
	.use(localeOfBody())
	.post("/login", zValidator("json", loginForm, refuseInvalid), async (c) =>
		answer(c, await signIn(c, c.req.valid("json"))),
	)
	.post("/forgotpassword", zValidator("json", forgotForm, refuseInvalid), async (c) =>
		answer(c, await forgotPassword(c, c.req.valid("json"))),
	)
	// What these two ask depends on the country.
	.post("/register", json, async (c) => {
		const schema = registerForm(c.get("site").country);
		return answer(c, await check(schema, c.req.valid("json"), (form) => register(c, form)));
	})
	.post("/consents", json, async (c) => {
		const answered = consentsBody.parse(c.req.valid("json"));
		const asked = askedConsents(c.get("site"), (name) => name in answered);
		const schema = consentForm(c.get("site").country, asked, false);
		return answer(c, await check(schema, answered, (answers) => updateConsents(c, asked, answers, answered.userId)));
	})
	// `slug` names the meeting; `attendMeeting` refuses what is no meeting that the visitor may read.
	.post("/offline-form", json, async (c) => {
		const body = z.looseObject({ slug: z.string() }).safeParse(c.req.valid("json")).data;
		if (!body) return answer(c, invalid({}));
		const { slug } = itemOf({ section: "webinars", slug: body.slug });
		return answer(c, await attendMeeting(c, slug, body));
	})
	.post("/logout", async (c) => {
		await signOut(c);
		c.header("Clear-Site-Data", '"cache"');
		return c.json({ status: "Success" });
	})
	.get("/user", async (c) => answer(c, await refreshUser(c)));

/** The outcome as JSON: on success as the backend would answer, on failure with what the form shows. Never stored. */
function answer(c: Context, outcome: Outcome<unknown>): Response {
	c.header("Cache-Control", "no-store");
	if (outcome.ok) return c.json({ status: "Success", data: outcome.data });
	const { status, message, notice, errors } = outcome;
	return c.json({ message, statusCode: status, notice, errors }, status);
}

/** What is wrong, as the form shows it. */
function refuseInvalid(result: { success: true } | { success: false; error: z.core.$ZodError }, c: Context) {
	return result.success ? undefined : answer(c, invalid(fieldErrors(result.error)));
}

/** Takes the locale from the form's `owaLanguage`, since these URLs have none. */
function localeOfBody() {
	return createMiddleware<AppEnv>(async function localeOfBody(c, next) {
		const site = c.get("site");
		// A body that cannot be parsed is refused later, by the call's own validator.
		const body: unknown = c.req.method === "POST" ? await c.req.json().catch(() => null) : null;
		const language = typeof body === "object" && body !== null && "owaLanguage" in body ? body.owaLanguage : null;
		const named = localesOf(site.country).find(({ code }) => owaLanguage(code) === language);
		if (named) c.set("site", { ...site, locale: named.code });
		await next();
	});
}
