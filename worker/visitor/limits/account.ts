import { keyedHash } from "../../runtime/keyed-hash.ts";
import { collationKey } from "./collation-key.ts";

/** Pseudonyms of accounts in limits and device cookies: keyed hashes, which do not reveal the address. */
const names = keyedHash("limits/account");

/** The name under the first sealing key. */
export const nameOf = (account: string): Promise<string> => names.of(collationKey(account));

/** The names under all sealing keys, two during a rotation. */
export const namesOf = (account: string): Promise<string[]> => names.all(collationKey(account));
