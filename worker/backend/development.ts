import { createMiddleware } from "hono/factory";
import { config } from "../config.ts";

const HOST = "backend.localhost";

/** The embedded backend's own pages, such as the mails it would have sent: it has no port of its own. */
export const developmentBackend = () =>
	createMiddleware(async function developmentBackend(c, next) {
		const isAsked = config.ENVIRONMENT === "development" && new URL(c.req.url).hostname === HOST;
		if (!isAsked || !config.BACKEND) return next();
		const answer = await config.BACKEND.fetch(c.req.raw);
		return new Response(answer.body, answer);
	});
