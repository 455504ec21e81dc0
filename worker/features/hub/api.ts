import type { Context } from "hono";
import * as z from "zod/mini";
import type { HubCall } from "../../../shared/hub-endpoints.ts";
import { config } from "../../runtime/config.ts";
import { newHono } from "../../runtime/hono.ts";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { objectOf } from "../../runtime/objects.ts";
import { HUB_PORTALS, isHub } from "../../visitor/hub-origin.ts";
import { isGuessing, RETRY } from "../../visitor/limits/codes.ts";
import { budgetOf, mayUse } from "../../visitor/limits/uses.ts";
import { endDeeplink } from "../../visitor/session/deeplink.ts";
import { revokeSession } from "../../visitor/session/person-object.ts";
import { checkedSession } from "../../visitor/session/session-check.ts";
import { forgetSession, writeSession } from "../../visitor/session/session-cookie.ts";
import { session } from "../../visitor/session/session-data.ts";
import type { AppEnv } from "../../visitor/site.ts";
import { jsonBody } from "../forms/json-body.ts";
import type { HandOver } from "./hand-over.ts";

/** One-time codes that carry a session between the hub and its portals; scripts never see the token. [2.07] */

/** Signed, so that invented codes open no objects: an id of 36 characters and its hash. */
const signatures = keyedHash("hub-code");
const ID_LENGTH = 36;
const code = z.string().check(z.regex(/^[\da-f-]{36}[\w-]{16}$/));
const LIFETIME_MS = 60_000;
const refused = (c: Context) => c.json({ message: "The code is not valid.", statusCode: 403 }, 403);

/** Not 403, which would end the hub's session. */
const tooMany = (c: Context) => c.json({ message: "Too many attempts.", statusCode: 429 }, 429, RETRY);

/** One-time codes are too long to guess. Only wrong ones count. */
const wrongCode = async (c: Context) => ((await isGuessing(c, "hub")) ? tooMany(c) : refused(c));

const at = (call: HubCall) => `/${call}` as const;

export const hubApi = newHono<AppEnv>()
	.use(async (c, next) => {
		await next();
		c.set("cacheControl", "never");
	})
	.post(at("code"), jsonBody(z.object({ audience: z.url() }), refused), async (c) => {
		const { session: current, origin } = c.get("site");
		const { audience } = c.req.valid("json");
		if (!mayHandOver(origin, audience)) return refused(c);
		if (!current) return c.json({ code: null });
		if (!(await mayUse("hubCodes", budgetOf(c)))) return tooMany(c);
		const minted = crypto.randomUUID();
		await handOver(minted).put(current, audience, Date.now() + LIFETIME_MS);
		return c.json({ code: minted + (await signatures.of(minted)) });
	})
	.post(at("redeem"), jsonBody(z.object({ code }), refused), async (c) => {
		const site = c.get("site");
		const { origin, country } = site;
		// Checked first, so that requests of other hosts do not create Durable Objects.
		if (!isHub(origin) && !HUB_PORTALS.includes(origin)) return refused(c);
		const signed = c.req.valid("json").code;
		const minted = signed.slice(0, ID_LENGTH);
		if (!(await signatures.matches([minted], signed.slice(ID_LENGTH)))) return wrongCode(c);
		// During a rollout another release may have stored the session, so it is parsed.
		const taken = session.safeParse(await handOver(minted).take(origin)).data;
		if (taken?.country !== country) return wrongCode(c);
		const checked = await checkedSession(taken, site);
		if (!checked) return refused(c);
		const { session: before } = site;
		// One session per browser, of the last sign-in: another one would survive the sign-out, and sign the visitor in again.
		if (before && before.id !== checked.id) {
			const isLater = checked.startedAt > before.startedAt;
			await revokeSession(isLater ? before : checked);
			if (!isLater) return refused(c);
		}
		// The session keeps its id, so a sign-out on one host ends it on all.
		await writeSession(c, checked);
		return c.json({ status: "Success" });
	})
	.post(at("forget"), async (c) => {
		await endDeeplink(c);
		forgetSession(c);
		return c.json({ status: "Success" });
	});

const handOver = (minted: string) => objectOf<HandOver>(config.HANDOVERS, minted);

const mayHandOver = (from: string, to: string): boolean =>
	isHub(from) ? HUB_PORTALS.includes(to) : isHub(to) && HUB_PORTALS.includes(from);
