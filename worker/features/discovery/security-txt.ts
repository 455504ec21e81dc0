import type { Context } from "hono";
import { CACHE_CONTROL } from "../../cache/policies.ts";
import { config } from "../../runtime/config.ts";
import { notFound } from "../../runtime/errors.ts";
import type { AppEnv } from "../../visitor/site.ts";

/** RFC 9116: where whoever finds a weakness may report it. Less than a year ahead, as it recommends. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** @throws PageError 404 where no contact is configured */
export function securityTxt(c: Context<AppEnv>): Response {
	const { SECURITY_CONTACT, SECURITY_POLICY, SECURITY_LANGUAGES } = config;
	if (SECURITY_CONTACT.length === 0) throw notFound();
	// The same for a day.
	const today = new Date().setUTCHours(0, 0, 0, 0);
	const lines = [
		...SECURITY_CONTACT.map((contact) => `Contact: ${contact}`),
		`Expires: ${new Date(today + VALID_MS).toISOString()}`,
		`Canonical: ${c.get("site").origin}/.well-known/security.txt`,
		...(SECURITY_POLICY === undefined ? [] : [`Policy: ${SECURITY_POLICY}`]),
		...(SECURITY_LANGUAGES.length === 0 ? [] : [`Preferred-Languages: ${SECURITY_LANGUAGES.join(", ")}`]),
	];
	return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": CACHE_CONTROL.discovery });
}
