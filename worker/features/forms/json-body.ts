import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod/mini";

/** Another content type counts as an empty object. Handlers of reports and webhooks, which have several, parse the text. */
export const jsonBody = <S extends z.ZodMiniType>(
	schema: S,
	refuse: (c: Context, error: z.core.$ZodError) => Response,
) => zValidator("json", schema, (result, c) => (result.success ? undefined : refuse(c, result.error)));
