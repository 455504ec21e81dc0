import backend from "./built.mjs";
import { freeze } from "./frozen.mjs";

/** The embedded backend at a given time. `/__compare` sets the time and returns the calls since then. */

let calls = [];

export default {
	async fetch(request, env, context) {
		const { pathname, search } = new URL(request.url);
		if (pathname !== "/__compare") {
			const body = request.body ? await request.clone().text() : "";
			calls.push({ method: request.method, path: pathname + search, headers: [...request.headers], body });
			return backend.fetch(request, env, context);
		}
		if (request.method === "GET") return Response.json(calls);
		const { faults, ...time } = await request.json();
		freeze(time);
		calls = [];
		const control = (method, body) =>
			backend.fetch(new Request("http://backend/__control/faults", { method, body }), env, context);
		await control("DELETE");
		for (const fault of faults) await control("POST", JSON.stringify(fault));
		return new Response();
	},
};
