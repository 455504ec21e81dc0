import type { Context } from "hono";
import { REGISTER_FIELD_NAMES, REGISTER_FIELDS } from "../../../shared/accounts/register-fields.ts";

/** The posted form; a body that is no form counts as an empty one, whose page then says what is missing. */
export const bodyOf = (c: Context) =>
	c.req.parseBody({ all: true }).catch(() => ({}) as Awaited<ReturnType<typeof c.req.parseBody>>);
export type Body = Awaited<ReturnType<typeof bodyOf>>;

export const textIn = (body: Body, name: string): string | undefined => {
	const value = body[name];
	return typeof value === "string" ? value : undefined;
};

/** The fields of other forms that hold a password have the same names. */
const SECRETS: readonly string[] = REGISTER_FIELD_NAMES.filter((name) => REGISTER_FIELDS[name].widget === "password");

/** The values to show again after a failure: everything but passwords. */
export const typedIn = (body: Body): Record<string, string> =>
	Object.fromEntries(
		Object.entries(body).flatMap(([name, value]) =>
			typeof value === "string" && !SECRETS.includes(name) ? [[name, value]] : [],
		),
	);
