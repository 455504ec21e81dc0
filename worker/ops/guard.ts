import type { Context, Next } from "hono";
import { basicAuth } from "hono/basic-auth";
import { createMiddleware } from "hono/factory";
import { timingSafeEqual } from "hono/utils/buffer";
import { config } from "../config.ts";
import { clientOf } from "../site/client.ts";
import type { AppEnv } from "../site/site.ts";
import { lacksTls } from "../site/tls.ts";
import { hasAssertion, personOfAccess, usesAccess } from "./access.ts";
import type { Actor } from "./deed-store.ts";
import { PASSWORD_HOLDER } from "./deeds.ts";

export type OpsEnv = { Variables: AppEnv["Variables"] & { actor: Actor } };

/** Whether what was given is one of a secret's values: two while one is replaced. In constant time, and each is compared. */
export async function isOneOf(values: readonly string[] = [], given: string): Promise<boolean> {
	const matches = await Promise.all(values.map((value) => timingSafeEqual(value, given)));
	return matches.includes(true);
}

const withPassword = basicAuth({
	realm: "Operations",
	verifyUser: (_, password) => isOneOf(config.OPS_SECRET, password),
});

/** Basic auth with OPS_SECRET as the password and any user name. Without the variable the answer is 404. */
export const operators = () =>
	createMiddleware<OpsEnv>(async function operators(c, next) {
		if (config.OPS_SECRET === undefined) return c.text("Not found\n", 404);
		return (await refusal(c)) ?? byPassword(c, next);
	});

/**
 * People who have signed in with Cloudflare Access; anybody else needs OPS_SECRET's password, if there is one. Without either
 * variable the answer is 404.
 */
export const people = () =>
	createMiddleware<OpsEnv>(async function people(c, next) {
		if (config.OPS_SECRET === undefined && !usesAccess) return c.text("Not found\n", 404);
		const refused = await refusal(c);
		if (refused) return refused;
		const person = await personOfAccess(c.req.raw.headers);
		if (person === null && config.OPS_SECRET !== undefined) return byPassword(c, next);
		if (person === null) return c.text("For people who have signed in with Cloudflare Access alone\n", 403);
		c.set("actor", person);
		await next();
	});

/** Nobody is asked over plain HTTP, and guesses are limited by client. */
async function refusal(c: Context<OpsEnv>): Promise<Response | undefined> {
	if (lacksTls(c.req.url)) return c.text("Over HTTPS alone\n", 403);
	if (c.req.header("authorization") === undefined && !hasAssertion(c.req.raw.headers)) return;
	const { success } = await config.CLIENT_LIMIT.limit({ key: `ops:${clientOf(c)}` });
	if (!success) return c.text("Too many requests\n", 429, { "Retry-After": "60" });
}

function byPassword(c: Context<OpsEnv>, next: Next) {
	c.set("actor", PASSWORD_HOLDER);
	return withPassword(c, next);
}
