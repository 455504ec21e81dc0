import { createMiddleware } from "hono/factory";

const HOST = "backend.localhost";

/** Hands requests for backend.localhost on to the embedded backend, whose pages (such as its outbox) have no port of their own. */
export const developmentBackend = (backend: Fetcher) =>
	createMiddleware(async function developmentBackend(c, next) {
		if (new URL(c.req.url).hostname !== HOST) return next();
		const answer = await backend.fetch(c.req.raw);
		return new Response(answer.body, answer);
	});
