import { keyedHash } from "../../runtime/keyed-hash.ts";
import { plain } from "./plain.ts";

/** Names of accounts in limits and device cookies: keyed hashes, from which nobody learns the address. */
const names = keyedHash("limits/account");

/** The name under the first sealing key. */
export const nameOf = (account: string): Promise<string> => names.of(plain(account));

/** The names under all sealing keys, of which one may be being replaced. */
export const namesOf = (account: string): Promise<string[]> => names.all(plain(account));
