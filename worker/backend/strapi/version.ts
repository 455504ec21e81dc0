import { isRecord } from "../../../shared/contracts/entries.ts";

export const IS_STRAPI_4 = "STRAPI_URL answers as Strapi 4: the portal needs Strapi 5";

/** Strapi 4 refuses a field as "Invalid parameter NAME", Strapi 5 as "Invalid parameter at 'NAME'" or "Invalid key NAME". */
const REFUSED = /^Invalid parameter (?!at ')/;

/** Entries of Strapi 4 have `attributes` and no `documentId`. */
export function isOfStrapi4(body: unknown): boolean {
	if (!isRecord(body)) return false;
	const [entry] = [body.data].flat();
	if (isRecord(entry)) return isRecord(entry.attributes) && entry.documentId === undefined;
	return isRecord(body.error) && REFUSED.test(String(body.error.message));
}
