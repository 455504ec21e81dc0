import { createMiddleware } from "hono/factory";
import { config } from "../config.ts";

const HOST = "backend.localhost";

/** Hands requests for backend.localhost on to the embedded backend, whose pages (such as its outbox) have no port of their own. */
export const developmentBackend = () =>
	createMiddleware(async function developmentBackend(c, next) {
		if (!config.BACKEND || new URL(c.req.url).hostname !== HOST) return next();
		const answer = await config.BACKEND.fetch(c.req.raw);
		return new Response(answer.body, answer);
	});
