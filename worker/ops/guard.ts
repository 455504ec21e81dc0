import { basicAuth } from "hono/basic-auth";
import { createMiddleware } from "hono/factory";
import { timingSafeEqual } from "hono/utils/buffer";
import { config } from "../config.ts";
import { clientOf } from "../site/client.ts";
import type { AppEnv } from "../site/site.ts";
import { lacksTls } from "../site/tls.ts";

const auth = basicAuth({
	realm: "Operations",
	verifyUser: (_, password) => config.OPS_SECRET !== undefined && timingSafeEqual(config.OPS_SECRET, password),
});

/** Basic auth with OPS_SECRET as the password and any user name. Without the variable the answer is 404. */
export const operators = () =>
	createMiddleware<AppEnv>(async function operators(c, next) {
		if (config.OPS_SECRET === undefined) return c.text("Not found\n", 404);
		if (lacksTls(c.req.url)) return c.text("Over HTTPS alone\n", 403);
		if (c.req.header("authorization") !== undefined) {
			const { success } = await config.CLIENT_LIMIT.limit({ key: `ops:${clientOf(c)}` });
			if (!success) return c.text("Too many requests\n", 429, { "Retry-After": "60" });
		}
		return auth(c, next);
	});
