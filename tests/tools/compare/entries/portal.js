import portal from "./built.mjs";
import { freeze } from "./frozen.mjs";
import { env, limits, settled, waitUntil } from "./platform.mjs";

/**
 * The built portal behind an envelope: a POST contains the request, the time and the faults. Its answer contains the portal's
 * answer to the byte and the calls to the backend, including those behind the answer.
 */

export * from "./built.mjs";

const context = { waitUntil, passThroughOnException: () => undefined, props: {} };

async function answered({ url, ...init }) {
	try {
		const answer = await portal.fetch(new Request(url, { redirect: "manual", ...init }), env, context);
		const body = new Uint8Array(await answer.arrayBuffer());
		return { status: answer.status, headers: [...answer.headers], body: body.toBase64() };
	} catch (error) {
		return { status: 0, headers: [], body: new TextEncoder().encode(String(error)).toBase64() };
	}
}

export default {
	async fetch(envelope) {
		const { now, seed, faults, refuse, request } = await envelope.json();
		freeze({ now, seed });
		await env.BACKEND.fetch("http://backend/__compare", {
			method: "POST",
			body: JSON.stringify({ now, seed, faults }),
		});
		limits.asked = [];
		limits.refuse = refuse;
		const answer = await answered(request);
		await settled();
		const calls = await (await env.BACKEND.fetch("http://backend/__compare")).json();
		return Response.json({ ...answer, calls, limits: limits.asked });
	},
};
