import { config } from "../../runtime/config.ts";
import { notFound } from "../../runtime/errors.ts";
import type { Ctx } from "../../visitor/site.ts";

/** RFC 9116 recommends an expiry of less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** @throws PageError 404 where no contact is configured */
export function securityTxt(c: Ctx): Response {
	const { contact: contacts, policy, languages } = config.SECURITY_TXT;
	if (contacts.length === 0) throw notFound();
	const today = new Date().setUTCHours(0, 0, 0, 0);
	const lines = [
		...contacts.map((contact) => `Contact: ${contact}`),
		`Expires: ${new Date(today + VALID_MS).toISOString()}`,
		`Canonical: ${c.get("site").origin}/.well-known/security.txt`,
		...(policy === undefined ? [] : [`Policy: ${policy}`]),
		...(languages.length === 0 ? [] : [`Preferred-Languages: ${languages.join(", ")}`]),
	];
	c.set("cacheControl", "discovery");
	return c.text(`${lines.join("\n")}\n`, 200);
}
