import { waitUntil } from "cloudflare:workers";
import * as z from "zod/mini";
import type { LocaleCode } from "../../shared/countries.ts";
import { SECTIONS, type Section } from "../../shared/sections.ts";
import { config } from "../runtime/config.ts";
import { reasonOf } from "../runtime/errors.ts";
import { parseJson } from "../runtime/json.ts";
import { log } from "../runtime/log.ts";
import { lru } from "../runtime/lru.ts";
import { kvKey } from "./kv-key.ts";
import { orNothing } from "./layers.ts";
import { OLD_ADDRESS_MS } from "./policies.ts";

/**
 * Where items are and were: by documentId the present address, by each old one the documentId. So a chain of changes is one
 * step, and an address that an item has left and come back to leads nowhere else. Only what the CMS itself says is noted, and
 * only what has changed: nobody can make the portal write.
 */

export interface Address {
	section: Section;
	slug: string;
}

const present = z.object({
	section: z.enum(SECTIONS),
	slug: z.string(),
	/** When the CMS said so: milliseconds since 1970. A read that began before is no news. */
	since: z.number(),
});
type Present = z.output<typeof present>;

const presentKey = (locale: LocaleCode, documentId: string): string => `address/${locale}/${documentId}`;
/** The same in whatever way its letters are composed. */
const oldKey = (locale: LocaleCode, { section, slug }: Address): string =>
	`old-address/${locale}/${section}/${slug.normalize()}`;

/** What this isolate knows: KV tells of a change only after a minute. */
const MOST = 5000;
const presents = lru<Present>(MOST);
const olds = lru<string>(MOST);

const isSame = (a: Address, b: Address): boolean => a.section === b.section && a.slug === b.slug;
const isRecent = ({ since }: Present, now: number): boolean => now - since < OLD_ADDRESS_MS / 2;

/** Notes behind the answer where an item is, and where it was if that was elsewhere. `since`: when the CMS said so. */
export function noteAddress(locale: LocaleCode, documentId: string, address: Address, since: number): void {
	const known = presents.get(presentKey(locale, documentId));
	if (known && isSame(known, address) && isRecent(known, since)) return;
	waitUntil(
		noted(locale, documentId, { section: address.section, slug: address.slug, since }).catch((error: unknown) =>
			log("cache-layer", { layer: "kv", reason: reasonOf(error) }),
		),
	);
}

async function noted(locale: LocaleCode, documentId: string, next: Present): Promise<void> {
	const key = presentKey(locale, documentId);
	const known = await presentOf(locale, documentId);
	if (known && known.since > next.since) return;
	if (known && isSame(known, next) && isRecent(known, next.since)) {
		presents.set(key, known);
		return;
	}
	presents.set(key, next);
	const writes = [put(key, JSON.stringify(next))];
	if (known && !isSame(known, next)) {
		olds.set(oldKey(locale, known), documentId);
		writes.push(put(oldKey(locale, known), documentId));
	}
	await Promise.all(writes);
}

const put = async (key: string, value: string): Promise<void> =>
	config.CONTENT.put(await kvKey(key), value, { expirationTtl: OLD_ADDRESS_MS / 1000 });

/** Of what KV and this isolate know the newer; a KV that fails or takes too long knows nothing. */
async function presentOf(locale: LocaleCode, documentId: string): Promise<Present | undefined> {
	const key = presentKey(locale, documentId);
	const near = presents.get(key);
	const far = await inKv(key, (text) => present.safeParse(parseJson(text)).data);
	return near && far ? (near.since >= far.since ? near : far) : (near ?? far);
}

const inKv = <T>(key: string, read: (text: string) => T | undefined): Promise<T | undefined> =>
	orNothing(
		"kv",
		(async () => {
			const text = await config.CONTENT.get(await kvKey(key));
			return text === null ? undefined : read(text);
		})(),
	);

/** Where the item is now that has left this address; undefined: none has, as far as is known. */
export async function addressAfter(
	locale: LocaleCode,
	left: Address,
): Promise<(Address & { documentId: string }) | undefined> {
	const key = oldKey(locale, left);
	const documentId = olds.get(key) ?? (await inKv(key, (text) => text));
	const now = documentId === undefined ? undefined : await presentOf(locale, documentId);
	return documentId !== undefined && now && !isSame(now, left) ? { ...now, documentId } : undefined;
}
