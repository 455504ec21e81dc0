import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod/mini";

/**
 * How every endpoint for the portal's own scripts reads its body; `refuse` answers one that does not fit. A body of another
 * content type counts as an empty object. Browsers' reports, page views and the CMS's webhook come under any content type
 * and are answered whatever they hold, so that they are parsed from their text instead.
 */
export const jsonBody = <S extends z.ZodMiniType>(
	schema: S,
	refuse: (c: Context, error: z.core.$ZodError) => Response,
) => zValidator("json", schema, (result, c) => (result.success ? undefined : refuse(c, result.error)));
