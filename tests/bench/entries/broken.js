import { env, withEnv } from "cloudflare:workers";

/** The portal with a KV and a Cache API that break: `/__stores?fail`, `/__stores?hang`, `/__stores?work`. */

let how = "fail";

const broken = (work) => {
	if (how === "work") return work();
	return how === "hang" ? new Promise(() => undefined) : Promise.reject(new Error("The store is broken"));
};

const kv = env.CONTENT;
const content = Object.fromEntries(
	["get", "getWithMetadata", "put", "delete", "list"].map((name) => [name, (...all) => broken(() => kv[name](...all))]),
);

const { match, put } = Cache.prototype;
Cache.prototype.match = function (...all) {
	return broken(() => match.apply(this, all));
};
Cache.prototype.put = function (...all) {
	return broken(() => put.apply(this, all));
};

const portal = await withEnv({ ...env, CONTENT: content }, () => import("./index.js"));

export const { HandOver, OpsStatus, Purges, SessionRevocation } = portal;
export default {
	fetch(request, environment, context) {
		const { pathname, search } = new URL(request.url);
		if (pathname !== "/__stores") return portal.default.fetch(request, environment, context);
		how = search.slice(1);
		return new Response(how);
	},
};
