import { en } from "zod/locales";
import * as z from "zod/mini";
import { type Variables, variables } from "./env.ts";
import { deployedRules, rules, servesAccounts, withContentHost } from "./env-rules.ts";

const schema = variables.check(...rules, ...deployedRules);

/** The Worker's start and `npm run preflight` say so. */
export const CONTENT_ONLY =
	"STRAPI_URL without LARAVEL_URL: a content-only portal, without sign-in, courses, webinar registrations and tracking";

/** Nobody signs in to a content-only portal, whatever identity provider and hub an earlier configuration had. */
const withoutSignIn = (env: Variables): Variables =>
	servesAccounts(env) ? env : { ...env, HCA: {}, HUB_ORIGIN: undefined, HUB_ORIGINS: [] };

/** Zod says of a name in a record only that it is invalid. */
const messageOf = (issue: z.core.$ZodIssue): string =>
	(issue.code === "invalid_key" ? issue.issues[0]?.message : undefined) ?? issue.message;

/** @throws an error that names each invalid variable, without values */
export function parseEnv(env: unknown): Variables {
	const parsed = schema.safeParse(env);
	if (parsed.success) return withoutSignIn(withContentHost(parsed.data));
	// Zod's messages are loaded only for errors.
	z.config(en());
	const faults = schema.safeParse(env).error?.issues.map((issue) => `  ${issue.path.join(".")} ${messageOf(issue)}`);
	throw new Error(`The Worker's configuration is wrong:\n${faults?.join("\n")}`);
}
