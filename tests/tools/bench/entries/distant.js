import { env, withEnv } from "cloudflare:workers";
import "./silence.js";

/** The portal far from its stores: `/__distance?kv=80&object=20` delays reads of KV and calls of a person's object, in milliseconds. */

let distance = { kv: 0, object: 0 };
const after = async (name, ask) => {
	await new Promise((resolve) => setTimeout(resolve, distance[name]));
	return ask();
};

const kv = env.CONTENT;
const content = {
	get: (...all) => after("kv", () => kv.get(...all)),
	getWithMetadata: (...all) => after("kv", () => kv.getWithMetadata(...all)),
	put: (...all) => kv.put(...all),
	delete: (...all) => kv.delete(...all),
	list: (...all) => kv.list(...all),
};

const sessions = {
	idFromName: (name) => env.SESSIONS.idFromName(name),
	get(id) {
		const session = env.SESSIONS.get(id);
		const methods = ["begin", "state", "end", "raise", "check"];
		return Object.fromEntries(methods.map((name) => [name, (...all) => after("object", () => session[name](...all))]));
	},
};

const portal = await withEnv({ ...env, CONTENT: content, SESSIONS: sessions }, () => import("./index.js"));

export const { EndedVisit, HandOver, OpsStatus, PersonSessions, Purges, SearchIndexer } = portal;
export default {
	fetch(request, environment, context) {
		const { pathname, searchParams } = new URL(request.url);
		if (pathname !== "/__distance") return portal.default.fetch(request, environment, context);
		distance = { kv: Number(searchParams.get("kv") ?? 0), object: Number(searchParams.get("object") ?? 0) };
		return Response.json(distance);
	},
};
