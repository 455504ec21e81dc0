import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import * as z from "zod/mini";
import { config } from "../runtime/config.ts";
import { log } from "../runtime/log.ts";
import type { Actor } from "./audit-store.ts";

/** The person's JWT from Cloudflare Access. Anybody can send this header, so signature, team, application and expiry are checked. */

const HEADER = "Cf-Access-Jwt-Assertion";
const CERTS_PATH = "/cdn-cgi/access/certs";
const PATIENCE_MS = 2000;
/** Difference of the two machines' clocks, in seconds. */
const SKEW_S = 10;

const team = config.ACCESS?.team;
const keys = team && createRemoteJWKSet(new URL(CERTS_PATH, team), { timeoutDuration: PATIENCE_MS });

/** A service token has no e-mail address and is refused. */
const person = z.object({ sub: z.string().check(z.minLength(1)), email: z.string().check(z.minLength(1)) });

/** The person signed in to the application with this audience. null: no valid JWT, or its keys cannot be loaded (logged). */
export async function personOfAccess(headers: Headers, audience: string): Promise<Actor | null> {
	const assertion = headers.get(HEADER);
	if (!keys || !team || assertion === null) return null;
	try {
		const { payload } = await jwtVerify(assertion, keys, {
			issuer: team,
			audience,
			algorithms: ["RS256"],
			requiredClaims: ["exp"],
			clockTolerance: SKEW_S,
		});
		const { sub, email } = person.parse(payload);
		return { id: sub, name: email };
	} catch (error) {
		log("access-refused", { reason: reasonIn(error) });
		return null;
	}
}

/** Without the message, which may contain claims. */
const reasonIn = (error: unknown): string =>
	error instanceof errors.JOSEError ? error.code : error instanceof Error ? error.name : "unknown";
