import { waitUntil } from "cloudflare:workers";
import * as z from "zod/mini";
import type { LocaleCode } from "../../shared/countries.ts";
import { SECTIONS, type Section } from "../../shared/sections.ts";
import { config } from "../runtime/config.ts";
import { inTime } from "../runtime/in-time.ts";
import { parseJson } from "../runtime/json.ts";
import { logAs } from "../runtime/log-failure.ts";
import { lru } from "../runtime/lru.ts";
import { kvKey } from "./kv-key.ts";
import { textAt, textInKv } from "./layers.ts";
import { LAYER_DEADLINE_MS, OLD_ADDRESS_MS } from "./policies.ts";

/** Redirects after a slug or section change. In KV an old address leads to a documentId, and that to the present address. */

export interface Address {
	section: Section;
	slug: string;
}

const present = z.object({
	section: z.enum(SECTIONS),
	slug: z.string(),
	/** When the CMS was read, in ms since 1970. An older read never replaces a newer one. */
	since: z.number(),
});
type Present = z.output<typeof present>;

const presentKey = (locale: LocaleCode, documentId: string): string => `address/${locale}/${documentId}`;
const oldKey = (locale: LocaleCode, { section, slug }: Address): string =>
	`old-address/${locale}/${section}/${slug.normalize("NFC")}`;

/** A copy in this isolate, because KV can lag by a minute. */
const MOST = 5000;
const presents = lru<Present>(MOST);
const olds = lru<string>(MOST);

const isSame = (a: Address, b: Address): boolean => a.section === b.section && a.slug === b.slug;
const isRecent = ({ since }: Present, now: number): boolean => now - since < OLD_ADDRESS_MS / 2;

/** Stores an item's address after the response, and the previous one if it differs. Only the CMS's answers cause writes. */
export function noteAddress(locale: LocaleCode, documentId: string, address: Address, since: number): void {
	const current = presents.get(presentKey(locale, documentId));
	if (current && isSame(current, address) && isRecent(current, since)) return;
	waitUntil(storeAddress(locale, documentId, address, since));
}

/** Stores the address now. After a logged failure the item's next read tries again. */
export const storeAddress = (
	locale: LocaleCode,
	documentId: string,
	{ section, slug }: Address,
	since: number,
): Promise<void> => store(locale, documentId, { section, slug, since }).catch(logAs("cache-layer", { layer: "kv" }));

/** @throws if KV fails. Then the present address is not written, so that the previous one is not forgotten. */
async function store(locale: LocaleCode, documentId: string, next: Present): Promise<void> {
	const key = presentKey(locale, documentId);
	const current = await presentOf(locale, documentId, (name) => inTime(textAt(name), LAYER_DEADLINE_MS));
	if (current && current.since > next.since) return;
	if (current && isSame(current, next) && isRecent(current, next.since)) {
		presents.set(key, current);
		return;
	}
	if (current && !isSame(current, next)) {
		olds.set(oldKey(locale, current), documentId);
		await put(oldKey(locale, current), documentId);
	}
	await put(key, JSON.stringify(next));
	presents.set(key, next);
}

const put = async (key: string, value: string): Promise<void> =>
	config.CONTENT.put(await kvKey(key), value, { expirationTtl: OLD_ADDRESS_MS / 1000 });

async function presentOf(
	locale: LocaleCode,
	documentId: string,
	read: (key: string) => Promise<string | undefined>,
): Promise<Present | undefined> {
	const key = presentKey(locale, documentId);
	const local = presents.get(key);
	const stored = present.safeParse(parseJson((await read(key)) ?? "")).data;
	return !stored || (local && local.since >= stored.since) ? local : stored;
}

export async function addressAfter(
	locale: LocaleCode,
	old: Address,
): Promise<(Address & { documentId: string }) | undefined> {
	const key = oldKey(locale, old);
	const documentId = olds.get(key) ?? (await textInKv(key));
	if (documentId === undefined) return undefined;
	const current = await presentOf(locale, documentId, textInKv);
	return current && !isSame(current, old) ? { ...current, documentId } : undefined;
}
