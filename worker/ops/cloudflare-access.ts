import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import * as z from "zod/mini";
import { config } from "../runtime/config.ts";
import { log } from "../runtime/log.ts";
import type { Actor } from "./deed-store.ts";

/**
 * Cloudflare Access in front of a page for staff. It adds a JWT with the person's identity to each request. Anybody may send
 * such a header, so the Worker checks signature, team, application and expiry.
 */

const HEADER = "Cf-Access-Jwt-Assertion";
const CERTS_PATH = "/cdn-cgi/access/certs";
const PATIENCE_MS = 2000;
/** The clocks of two machines differ by some seconds. */
const SKEW_S = 10;

const team = config.ACCESS?.team;
/** The team's keys, kept for ten minutes. Each request that finds none makes its own call. */
const keys = team && createRemoteJWKSet(new URL(CERTS_PATH, team), { timeoutDuration: PATIENCE_MS });

/** Claims of a person. A service token has no address and is refused. */
const person = z.object({ sub: z.string().check(z.minLength(1)), email: z.string().check(z.minLength(1)) });

/** The person who signed in to the application of this audience. null: no valid JWT, or no keys to check it, which is logged. */
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

/** The kind of an error. Messages may contain claims. */
const reasonIn = (error: unknown): string =>
	error instanceof errors.JOSEError ? error.code : error instanceof Error ? error.name : "unknown";
