import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import * as z from "zod";
import { refuse } from "../http.ts";

export const limitedBody = bodyLimit({
	maxSize: 16 * 1024,
	onError: (c) => refuse(c, 413, "The request is too large."),
});

export type FieldErrors = Record<string, string[] | undefined>;
export const invalid = (c: Context, errors: FieldErrors) => refuse(c, 422, "The given data was invalid.", { errors });

/** @throws HTTPException whose response names what is wrong */
export async function jsonBody<Shape extends z.ZodType>(c: Context, shape: Shape): Promise<z.output<Shape>> {
	if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "")) {
		throw new HTTPException(415, { res: refuse(c, 415, "JSON is expected.") });
	}
	const parsed = shape.safeParse(
		await c.req.json().catch(() => {
			throw new HTTPException(400, { res: refuse(c, 400, "Malformed JSON.") });
		}),
	);
	if (!parsed.success) throw new HTTPException(422, { res: invalid(c, z.flattenError(parsed.error).fieldErrors) });
	return parsed.data;
}
