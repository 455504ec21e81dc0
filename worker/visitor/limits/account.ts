import { keyedHash } from "../../runtime/keyed-hash.ts";
import { collationKey } from "./collation-key.ts";

/** Accounts in limits have keyed hashes as names, which do not reveal the address. */
const names = keyedHash("limits/account");

export const nameOf = (account: string): Promise<string> => names.of(collationKey(account));

/** The names under all sealing keys, two during a rotation. */
export const namesOf = (account: string): Promise<string[]> => names.all(collationKey(account));
