import type { Context, MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { config } from "../runtime/config.ts";
import { isOneOf } from "../runtime/secrets.ts";
import { isGuessing, RETRY } from "../visitor/limits/codes.ts";
import { lacksTls } from "../visitor/resolved-url.ts";
import type { AppEnv } from "../visitor/site.ts";
import type { Actor } from "./audit-store.ts";
import { personOfAccess } from "./cloudflare-access.ts";

export type OpsEnv = { Variables: AppEnv["Variables"] & { actor: Actor } };

/** A page's ways to sign in: a password, and an application of Cloudflare Access. */
interface Door {
	secrets: readonly string[] | undefined;
	audience: string | undefined;
	/** Who acts after a sign-in by password. */
	holder: Actor;
	checkPassword: MiddlewareHandler;
}

const doorOf = (realm: string, facts: Omit<Door, "checkPassword">): Door => ({
	...facts,
	checkPassword: basicAuth({
		realm,
		verifyUser: async (_, password, c) => (await isOneOf(facts.secrets, password)) || refuseGuess(c),
	}),
});

/** @throws HTTPException 429 after too many wrong passwords */
async function refuseGuess(c: Context): Promise<false> {
	if (!(await isGuessing(c, "operations"))) return false;
	throw new HTTPException(429, { res: c.text("Too many requests\n", 429, RETRY) });
}

const OPERATORS = doorOf("Operations", {
	secrets: config.OPS_SECRET,
	audience: config.ACCESS?.operators,
	holder: { id: "password", name: "the shared password" },
});
const EDITORS = doorOf("Content", {
	secrets: config.EDITOR_SECRET,
	audience: config.ACCESS?.editors,
	holder: { id: "editor", name: "an editor" },
});

/** Basic auth: any user name, and OPS_SECRET as the password. 404 without the variable. */
export const operators = () => letIn({ ...OPERATORS, audience: undefined });

export const people = () => letIn(OPERATORS);

export const editors = () => letIn(EDITORS);

/** By Cloudflare Access, else by password. 404 without both variables. */
const letIn = ({ secrets, audience, holder, checkPassword }: Door) =>
	createMiddleware<OpsEnv>(async function letIn(c, next) {
		if (secrets === undefined && audience === undefined) return c.text("Not found\n", 404);
		if (lacksTls(c.req.url)) return c.text("Only over HTTPS\n", 403);
		const person = audience === undefined ? null : await personOfAccess(c.req.raw.headers, audience);
		if (person === null && secrets === undefined) {
			return c.text("Only for people who have signed in with Cloudflare Access\n", 403);
		}
		c.set("actor", person ?? holder);
		return person === null ? checkPassword(c, next) : next();
	});
