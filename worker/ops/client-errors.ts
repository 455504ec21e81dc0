import { bodyLimit } from "hono/body-limit";
import { type ClientError, clientError } from "../../shared/contracts/client-errors.ts";
import { isOwnScript } from "../render/assets.ts";
import { parseJson } from "../runtime/json.ts";
import { log } from "../runtime/log.ts";
import { routeName } from "../runtime/patterns.ts";
import { release } from "../runtime/release.ts";
import { budgetOf, mayUse } from "../visitor/limits/uses.ts";
import { sameOrigin } from "../visitor/session/same-origin.ts";
import type { Ctx } from "../visitor/site.ts";

/** Error reports of the portal's own scripts. Each becomes a log line, whose stack `npm run maps` can read. */

const MAX_BYTES = 2048;

export const collectClientErrors = [
	sameOrigin(),
	bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }),
	async (c: Ctx) => {
		const { success, data } = clientError.safeParse(parseJson(await c.req.text()));
		if (!success) return c.body(null, 422);
		c.executionCtx.waitUntil(record(c, data));
		return c.body(null, 204);
	},
] as const;

async function record(c: Ctx, { kind, name, route, places }: ClientError): Promise<void> {
	if (!(await mayUse("clientErrors", budgetOf(c)))) {
		log("client-errors-limited", {});
		return;
	}
	// Pages opened before a release have the older scripts; a gradual release also serves newer ones.
	const isOwn = places.every((place) => isOwnScript(place.replace(/:.*/, "")));
	log("client-error", {
		kind,
		route: route === "error" ? "/*" : routeName(route),
		country: c.get("site").country,
		release: isOwn ? release.name : "another",
		stack: [name, ...places].join("\n    at "),
	});
}
