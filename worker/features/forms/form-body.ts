import type { Context } from "hono";
import type { Kept } from "../../../shared/accounts/form-state.ts";
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

const isText = (value: unknown): value is string => typeof value === "string";

export const keptIn = (body: Body): Kept =>
	Object.fromEntries(
		Object.entries(body).flatMap(([name, value]): [string, string | string[]][] => {
			if (SECRETS.includes(name)) return [];
			if (Array.isArray(value)) return [[name, value.filter(isText)]];
			return isText(value) ? [[name, value]] : [];
		}),
	);

/** The values that a form shows again. Repeated fields are hidden ones, which it adds itself. */
export const typedIn = (body: Body): Record<string, string> =>
	Object.fromEntries(Object.entries(keptIn(body)).flatMap(([name, value]) => (isText(value) ? [[name, value]] : [])));
