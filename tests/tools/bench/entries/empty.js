import { DurableObject, env } from "cloudflare:workers";

/**
 * An empty Worker with as many bindings as the portal: the cost of the runtime's own start. A page also asks the Cache API and KV,
 * because the local runtime starts their stores in the same process, which the platform does not.
 */

const STORED = "https://stores.invalid/";

async function askStores() {
	await caches.default.match(STORED);
	await caches.default.put(STORED, new Response("", { headers: { "Cache-Control": "max-age=60" } }));
	await env.CONTENT.get("nothing");
	await env.CONTENT.put("something", "");
}

export class HandOver extends DurableObject {}
export class PersonSessions extends DurableObject {}
export default {
	async fetch(request) {
		if (!request.url.endsWith("/robots.txt")) await askStores();
		return new Response("");
	},
};
