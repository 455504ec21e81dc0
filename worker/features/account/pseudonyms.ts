import type { Context } from "hono";
import { keyedHash } from "../../runtime/keyed-hash.ts";
import { clientOf } from "../../visitor/client.ts";
import { collationKey } from "../../visitor/limits/collation-key.ts";

/** Characters; enough to distinguish the accounts and clients of one day. */
const LENGTH = 10;

/** The pseudonyms' key contains the day (UTC), so nobody can be followed across days in the log. */
export async function pseudonyms(c: Context, account: string): Promise<{ account: string; client: string }> {
	const day = new Date().toISOString().slice(0, "yyyy-mm-dd".length);
	const pseudonym = async (kind: string, text: string) =>
		(await keyedHash(`log/${kind}/${day}`).of(text)).slice(0, LENGTH);
	const [ofAccount, ofClient] = await Promise.all([
		pseudonym("account", collationKey(account)),
		pseudonym("client", clientOf(c)),
	]);
	return { account: ofAccount, client: ofClient };
}
