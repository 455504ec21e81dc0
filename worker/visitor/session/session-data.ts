import * as z from "zod/mini";
import { COUNTRY_CODES, type CountryCode } from "../../../shared/countries.ts";

/** What a session's cookie holds, sealed. */

const answer = z.nullable(z.boolean());
const everySession = z.object({
	/** Made anew at each sign-in; what sign-out revokes. */
	id: z.string(),
	/** Milliseconds since 1970. */
	startedAt: z.number(),
	/** When it was last sealed. */
	sealedAt: z.number(),
	/** When the backend or the identity provider last confirmed the sign-in. */
	verifiedAt: z.number(),
	/** The person's object (person-sessions.ts): its name when the session began, and the epoch in which it began. */
	person: z.object({ name: z.string(), epoch: z.string() }),
	/** The site's. */
	country: z.enum(COUNTRY_CODES),
	/**
	 * What the user has typed where the backend knows no e-mail or name. Nobody has verified the address: of its
	 * registrations only those are shown that this very session made (`webinars`).
	 */
	told: z.optional(
		z.object({ email: z.string(), firstname: z.string(), lastname: z.string(), webinars: z.array(z.string()) }),
	),
	user: z.object({
		id: z.string(),
		email: z.string(),
		firstName: z.string(),
		lastName: z.string(),
		phone: z.string(),
		/** As the backend has it; null: the backend does not say. */
		country: z.nullable(z.enum(COUNTRY_CODES)),
		onekeycode: z.nullable(z.string()),
		consents: z.object({ consent: answer, newsletter: answer, owaConsent: answer, onekeyConsent: answer }),
	}),
});
/** Signed in with the local forms, or with the external identity, which has no token of the backend. */
export const session = z.discriminatedUnion("identity", [
	z.extend(everySession, { identity: z.literal("local"), token: z.string().check(z.minLength(1)) }),
	z.extend(everySession, { identity: z.literal("hca") }),
]);
export type Session = z.output<typeof session>;
export type LocalSession = Extract<Session, { identity: "local" }>;
export type SessionUser = Session["user"];

/** The country whose account rules hold for the person, on every host: their own, and where it is not told the site's. */
export const accountCountry = ({ country, user }: Pick<Session, "country" | "user">): CountryCode =>
	user.country ?? country;
