import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "../site/middleware.ts";
import { operators } from "./guard.ts";
import { deep, live } from "./health.ts";
import { purgeByHand, status } from "./status.tsx";

/** Never kept; a wrong password is answered as such, not by a page of the portal. */
const pages = () =>
	new Hono<AppEnv>()
		.use(async (c, next) => {
			await next();
			c.header("Cache-Control", "no-store");
			c.header("X-Robots-Tag", "noindex");
		})
		.onError((error) => {
			if (error instanceof HTTPException) return error.getResponse();
			throw error;
		});

/** On every host, also one that is not configured: whoever balances the load may know none of them. */
export const health = pages().get("/health", live).get("/health/deep", operators(), deep);

/** On the portal's own hosts, behind the check of where a form comes from. */
export const operations = pages().get("/status", operators(), status).post(operators(), purgeByHand);
