import type { Context } from "hono";
import { REGISTER_FIELD_NAMES, REGISTER_FIELDS } from "../../../shared/accounts/register-fields.ts";

/** The posted form. A malformed body counts as an empty form, so the page shows which fields are required. */
export const bodyOf = (c: Context) =>
	c.req.parseBody({ all: true }).catch(() => ({}) as Awaited<ReturnType<typeof c.req.parseBody>>);
export type Body = Awaited<ReturnType<typeof bodyOf>>;

export const textIn = (body: Body, name: string): string | undefined => {
	const value = body[name];
	return typeof value === "string" ? value : undefined;
};

const SECRETS: readonly string[] = REGISTER_FIELD_NAMES.filter((name) => REGISTER_FIELDS[name].widget === "password");

export const typedIn = (body: Body): Record<string, string> =>
	Object.fromEntries(
		Object.entries(body).flatMap(([name, value]) =>
			typeof value === "string" && !SECRETS.includes(name) ? [[name, value]] : [],
		),
	);
