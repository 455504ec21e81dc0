import { env, withEnv } from "cloudflare:workers";

/**
 * The portal with stores that break. `/__stores?fail`, `hang` and `work` switch KV and the Cache API. `sessions-fail` and
 * `sessions-hang` switch the object of ended sessions, `sessions-late` lets it answer once. `sessions-held=PATH,PATH` lets its
 * state wait until these calls of the backend are made; `calls` tells which were made until it answered, and which since.
 * `visits-fail` and `visits-hang` switch the object of ended deep-link visits, `reviews-fail` and `reviews-hang` that of
 * reviewers' links and the operations counts.
 */

let how = "fail";
let awaited = [];
let calls = { ahead: [], behind: [] };

const { fetch, setTimeout } = globalThis;
globalThis.fetch = (address, init) => {
	const { pathname, search } = new URL(address);
	// The search index is built behind purges and visits.
	const isOfIndex = new Headers(init?.headers).get("x-request-id")?.startsWith("search-index-");
	if (!isOfIndex) calls[how === "sessions-held" ? "ahead" : "behind"].push(pathname + search);
	return fetch(address, init);
};
// While the object is held a busy machine must not run into its deadline.
globalThis.setTimeout = (call, ms, ...all) => setTimeout(call, how === "sessions-held" ? 20 * ms : ms, ...all);

const isMissing = (path) => !calls.ahead.some((call) => call.split("?")[0] === path);

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
			async state(...all) {
				while (how === "sessions-held" && awaited.some(isMissing)) {
					await new Promise((resolve) => setTimeout(resolve, 10));
				}
				if (how === "sessions-held") how = "work";
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

const reviews = {
	idFromName: (name) => env.OPS_STATUS.idFromName(name),
	get(id) {
		const object = env.OPS_STATUS.get(id);
		return new Proxy(object, {
			get:
				(_, name) =>
				(...all) =>
					broken(() => object[name](...all), "reviews-"),
		});
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
	{ ...env, CONTENT: content, SESSIONS: sessions, VISITS: visits, OPS_STATUS: reviews },
	() => import("./index.js"),
);

export const { EndedVisit, HandOver, OpsStatus, PersonSessions, Purges, SearchIndexer } = portal;
export default {
	fetch(request, environment, context) {
		const { pathname, search } = new URL(request.url);
		if (pathname !== "/__stores") return portal.default.fetch(request, environment, context);
		const [wanted, paths = ""] = search.slice(1).split("=");
		if (wanted === "calls") return Response.json(calls);
		how = wanted;
		awaited = paths.split(",").filter(Boolean);
		calls = { ahead: [], behind: [] };
		return new Response(how);
	},
};
