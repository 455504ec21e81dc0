import { createMiddleware } from "hono/factory";
import { log } from "../runtime/log.ts";

const HOST = "backend.localhost";

const NOT_RUNNING =
	"The embedded backend is not running beside the portal. `npm start` starts both; with a backend of your own: LARAVEL_URL=https://… CONTENT_URL=https://… npm start";

/** Forwards backend.localhost to the embedded backend, which has no port. */
export const developmentBackend = (backend: Fetcher) =>
	createMiddleware(async function developmentBackend(c, next) {
		if (new URL(c.req.url).hostname === HOST) {
			const answer = await backend.fetch(c.req.raw);
			return new Response(answer.body, answer);
		}
		await next();
		if (c.res.status === 503 && !(await isRunning(backend))) {
			log("backend-missing", { reason: NOT_RUNNING });
			c.res = c.text(NOT_RUNNING, 503);
		}
		return undefined;
	});

/** Without the embedded backend `wrangler dev` answers 503 for the binding. */
const isRunning = async (backend: Fetcher): Promise<boolean> =>
	(await backend.fetch(`http://${HOST}/__control/calls`, { method: "HEAD" })).status !== 503;
