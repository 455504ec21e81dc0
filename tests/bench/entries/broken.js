import { env, withEnv } from "cloudflare:workers";

/**
 * The portal with a KV and a Cache API that break: `/__stores?fail`, `/__stores?hang`, `/__stores?work`; or else the
 * object that knows who has signed out: `/__stores?sessions-fail`, `/__stores?sessions-hang`, and `/__stores?sessions-late`,
 * where it answers once and fails from then on; or the one that knows which deep-link visits have ended:
 * `/__stores?visits-fail`, `/__stores?visits-hang`.
 */

let how = "fail";

const broken = (work, kind = "") => {
	if (how === `${kind}hang`) return new Promise(() => undefined);
	return how === `${kind}fail` ? Promise.reject(new Error("The store is broken")) : work();
};

const kv = env.CONTENT;
const content = Object.fromEntries(
	["get", "getWithMetadata", "put", "delete", "list"].map((name) => [name, (...all) => broken(() => kv[name](...all))]),
);

const sessions = {
	idFromName: (name) => env.SESSIONS.idFromName(name),
	get(id) {
		const session = env.SESSIONS.get(id);
		return {
			state(...all) {
				const answer = broken(() => session.state(...all), "sessions-");
				if (how === "sessions-late") how = "sessions-fail";
				return answer;
			},
			...Object.fromEntries(
				["begin", "end", "raise", "check"].map((name) => [
					name,
					(...all) => broken(() => session[name](...all), "sessions-"),
				]),
			),
		};
	},
};

const visits = {
	idFromName: (name) => env.VISITS.idFromName(name),
	get(id) {
		const visit = env.VISITS.get(id);
		return {
			hasEnded: () => broken(() => visit.hasEnded(), "visits-"),
			end: (until) => broken(() => visit.end(until), "visits-"),
		};
	},
};

const { match, put } = Cache.prototype;
Cache.prototype.match = function (...all) {
	return broken(() => match.apply(this, all));
};
Cache.prototype.put = function (...all) {
	return broken(() => put.apply(this, all));
};

const portal = await withEnv(
	{ ...env, CONTENT: content, SESSIONS: sessions, VISITS: visits },
	() => import("./index.js"),
);

export const { EndedVisit, HandOver, OpsStatus, PersonSessions, Purges, SessionRevocation } = portal;
export default {
	fetch(request, environment, context) {
		const { pathname, search } = new URL(request.url);
		if (pathname !== "/__stores") return portal.default.fetch(request, environment, context);
		how = search.slice(1);
		return new Response(how);
	},
};
