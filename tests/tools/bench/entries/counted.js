import { env, withEnv } from "cloudflare:workers";

/** The portal with its calls to KV and the Cache API counted. `/__counts` returns the counts and resets them. */

const none = () => ({ kvReads: 0, kvWrites: 0, cacheReads: 0, cacheHits: 0, cacheWrites: 0, cachePuts: [] });
let counts = none();

const kv = env.CONTENT;
const counted = {
	get(...all) {
		counts.kvReads += 1;
		return kv.get(...all);
	},
	getWithMetadata(...all) {
		counts.kvReads += 1;
		return kv.getWithMetadata(...all);
	},
	put(...all) {
		counts.kvWrites += 1;
		return kv.put(...all);
	},
	delete(...all) {
		counts.kvWrites += 1;
		return kv.delete(...all);
	},
	list: (...all) => kv.list(...all),
};

const { match, put } = Cache.prototype;
Cache.prototype.match = async function (...all) {
	counts.cacheReads += 1;
	const found = await match.apply(this, all);
	if (found) counts.cacheHits += 1;
	return found;
};
Cache.prototype.put = async function (address, response) {
	counts.cacheWrites += 1;
	const { cachePuts } = counts;
	const kept = { address, control: response.headers.get("cache-control"), text: await response.clone().text() };
	cachePuts.push(kept);
	return put.call(this, address, response);
};

const portal = await withEnv({ ...env, CONTENT: counted }, () => import("./index.js"));

export const { EndedVisit, HandOver, OpsStatus, PersonSessions, Purges, SearchIndexer } = portal;
export default {
	fetch(request, environment, context) {
		if (new URL(request.url).pathname !== "/__counts") return portal.default.fetch(request, environment, context);
		const answer = Response.json(counts);
		counts = none();
		return answer;
	},
};
