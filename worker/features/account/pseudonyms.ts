import type { Context } from "hono";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { clientOf } from "../../visitor/client.ts";
import { plain } from "../../visitor/limits/plain.ts";

/** Enough to tell the accounts and clients of a day apart. */
const LENGTH = 10;

/**
 * For the log: tells that it was the same account or client again, and not which. The day (UTC) belongs to the key, so that
 * nobody is followed from one to the next.
 */
export async function pseudonyms(c: Context, account: string): Promise<{ account: string; client: string }> {
	const day = new Date().toISOString().slice(0, "yyyy-mm-dd".length);
	const named = async (what: string, text: string) => (await keyedHash(`log/${what}/${day}`).of(text)).slice(0, LENGTH);
	const [ofAccount, ofClient] = await Promise.all([named("account", plain(account)), named("client", clientOf(c))]);
	return { account: ofAccount, client: ofClient };
}
