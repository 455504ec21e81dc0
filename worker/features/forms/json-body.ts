import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod/mini";

/**
 * Parses the JSON body of calls from the portal's scripts. Another content type counts as an empty object. Browser reports,
 * page views and the CMS's webhook have varying content types, so their handlers parse the text instead.
 */
export const jsonBody = <S extends z.ZodMiniType>(
	schema: S,
	refuse: (c: Context, error: z.core.$ZodError) => Response,
) => zValidator("json", schema, (result, c) => (result.success ? undefined : refuse(c, result.error)));
