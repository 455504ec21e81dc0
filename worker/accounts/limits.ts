import type { Context } from "hono";
import { base64url } from "jose";
import { config } from "../config.ts";
import { clientOf } from "../site/client.ts";

/** Rate limits of a form, by client and by account. The limiter gets the account's address only as a hash. */
export async function isWithinLimits(c: Context, form: string, account: string): Promise<boolean> {
	const [byClient, byAccount] = await Promise.all([
		config.CLIENT_LIMIT.limit({ key: `${form}:${clientOf(c)}` }),
		config.ACCOUNT_LIMIT.limit({ key: `${form}:${await hash(plain(account))}` }),
	]);
	return byClient.success && byAccount.success;
}

/** Databases compare addresses without case, accents, widths and signs that nobody sees; each spelling is no new account. */
const plain = (account: string): string =>
	account
		.normalize("NFKD")
		.replace(/[\p{C}\p{M}\p{Z}]/gu, "")
		.toLowerCase();

async function hash(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return base64url.encode(new Uint8Array(digest));
}
