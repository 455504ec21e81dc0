import { keyedHash } from "../../runtime/keyed-hash.ts";
import type { Session } from "./session-data.ts";

/**
 * The names of persons' objects: keyed hashes, so that whoever reads the names learns of nobody who has an account. The keys
 * are those that seal cookies. While one is replaced, a session that began before it has its object under the old key, and a
 * person has an object under each.
 */

export type IdentityKind = Session["identity"];

const names = keyedHash("person-sessions");

/** Under each key, in their order: a session that begins now takes the first. */
export const namesOf = (kind: IdentityKind, userId: string): Promise<string[]> =>
	names.all(JSON.stringify([kind, userId]));
