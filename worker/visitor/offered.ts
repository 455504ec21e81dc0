import { createMiddleware } from "hono/factory";
import { notFound } from "../runtime/errors.ts";
import { offersPath } from "../runtime/offer.ts";
import type { AppEnv } from "./site.ts";

export const offered = () =>
	createMiddleware<AppEnv>(async function offered(c, next) {
		if (!offersPath(c.req.path)) throw notFound();
		await next();
	});
