import type { Context, MiddlewareHandler, Next } from "hono";
import { basicAuth } from "hono/basic-auth";
import { createMiddleware } from "hono/factory";
import { config } from "../runtime/config.ts";
import { isOneOf } from "../runtime/secrets.ts";
import { clientOf } from "../visitor/client.ts";
import { lacksTls } from "../visitor/resolved-url.ts";
import type { AppEnv } from "../visitor/site.ts";
import { hasAssertion, personOfAccess } from "./cloudflare-access.ts";
import type { Actor } from "./deed-store.ts";
import { EDITOR, PASSWORD_HOLDER } from "./deeds.ts";

export type OpsEnv = { Variables: AppEnv["Variables"] & { actor: Actor } };

/** A page's ways to sign in: a password, and an application of Cloudflare Access. */
interface Door {
	secrets: readonly string[] | undefined;
	audience: string | undefined;
	holder: Actor;
	asks: MiddlewareHandler;
}

const doorOf = (realm: string, facts: Omit<Door, "asks">): Door => ({
	...facts,
	asks: basicAuth({ realm, verifyUser: (_, password) => isOneOf(facts.secrets, password) }),
});

const OPERATORS = doorOf("Operations", {
	secrets: config.OPS_SECRET,
	audience: config.ACCESS?.operators,
	holder: PASSWORD_HOLDER,
});
const EDITORS = doorOf("Content", {
	secrets: config.EDITOR_SECRET,
	audience: config.ACCESS?.editors,
	holder: EDITOR,
});

/** Basic auth: any user name, and OPS_SECRET as the password. 404 without the variable. */
export const operators = () =>
	createMiddleware<OpsEnv>(async function operators(c, next) {
		if (OPERATORS.secrets === undefined) return c.text("Not found\n", 404);
		return (await refusal(c)) ?? byPassword(c, next, OPERATORS);
	});

export const people = () => letIn(OPERATORS);

export const editors = () => letIn(EDITORS);

/** By Cloudflare Access, else by password. 404 without both variables. */
const letIn = (door: Door) =>
	createMiddleware<OpsEnv>(async function letIn(c, next) {
		const { secrets, audience } = door;
		if (secrets === undefined && audience === undefined) return c.text("Not found\n", 404);
		const refused = await refusal(c);
		if (refused) return refused;
		const person = audience === undefined ? null : await personOfAccess(c.req.raw.headers, audience);
		if (person === null && secrets !== undefined) return byPassword(c, next, door);
		if (person === null) return c.text("For people who have signed in with Cloudflare Access alone\n", 403);
		c.set("actor", person);
		await next();
	});

/** Refuses plain HTTP, and limits guesses by client. */
async function refusal(c: Context<OpsEnv>): Promise<Response | undefined> {
	if (lacksTls(c.req.url)) return c.text("Over HTTPS alone\n", 403);
	if (c.req.header("authorization") === undefined && !hasAssertion(c.req.raw.headers)) return;
	const { success } = await config.CLIENT_LIMIT.limit({ key: `ops:${clientOf(c)}` });
	if (!success) return c.text("Too many requests\n", 429, { "Retry-After": "60" });
}

function byPassword(c: Context<OpsEnv>, next: Next, { holder, asks }: Door) {
	c.set("actor", holder);
	return asks(c, next);
}
