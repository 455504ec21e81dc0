import * as z from "zod/mini";
import { LOGIN_REQUIRED } from "../../../shared/access.ts";
import { listOf } from "../../../shared/contracts/fields.ts";
import { type WireItem, wireError, wireItem } from "../../../shared/contracts/item.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import type { Answer, Caller } from "./caller.ts";
import { toldOnce } from "./caller.ts";
import { faulty } from "./faults.ts";
import { faultsIn } from "./shape.ts";

/** One item at each level. */

/** The items of an answer that the portal can read. */
export const itemsOf = ({ body }: Pick<Answer, "body">): WireItem[] => z.safeParse(listOf(wireItem), body).data ?? [];
export const itemOf = ({ body }: Pick<Answer, "body">): WireItem | undefined => z.safeParse(wireItem, body).data;

/** Fields that nobody below an item's level may get. */
const WITHHELD = ["content", "file", "audio", "transcript", "video", "captions"] as const;
const isThere = (value: unknown): boolean =>
	value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

const saysLogin = ({ body }: Answer): boolean => wireError.safeParse(body).data?.message === LOGIN_REQUIRED;

export function checkTeaser(answer: Answer, asked: WireItem): void {
	const { faults, notes } = answer.step;
	if (answer.status !== 403) notes.push(`"${LOGIN_REQUIRED}" under ${answer.status}, expected 403`);
	const { item } = z.safeParse(z.object({ item: z.unknown() }), answer.body).data ?? {};
	if (item === undefined || item === null) {
		faults.push(...faulty("gate", "`item`: expected the item without content and media, got nothing"));
		return;
	}
	faults.push(...faulty("field", ...toldOnce(faultsIn(wireItem, item, "item"))));
	const teaser = z.safeParse(wireItem, item).data;
	if (!teaser) return;
	const leaked = WITHHELD.filter((name) => isThere(teaser[name]));
	faults.push(
		...faulty("leak", ...leaked.map((name) => `\`item.${name}\`: expected nothing below the item's level, got it`)),
	);
	if (teaser.slug !== asked.slug)
		faults.push(...faulty("other", "`item.slug`: expected the slug that was asked for, got another one"));
}

export function checkSame(answer: Answer, asked: WireItem): void {
	const item = itemOf(answer);
	if (!item) return;
	for (const name of ["slug", "content_type"] as const) {
		if (item[name] !== asked[name])
			answer.step.faults.push(...faulty("other", `\`${name}\`: expected what was asked for, got another one`));
	}
}

/** The statuses of a gate. */
export const GATED = [401, 403];

async function checkGate(caller: Caller, locale: LocaleCode, asked: WireItem): Promise<void> {
	const at = `/strapi/${locale}/item/${asked.content_type}/${encodeURIComponent(asked.slug)}` as const;
	const below = await caller.ask(`${at}/none`, { locale, refused: GATED, otherwise: "gate" });
	const read = below.status < 300 ? itemOf(below) : undefined;
	const leaked = read ? WITHHELD.filter((name) => isThere(read[name])) : [];
	below.step.faults.push(
		...faulty("leak", ...leaked.map((name) => `\`${name}\`: expected nothing below the item's level, got it`)),
	);
	if (saysLogin(below)) checkTeaser(below, asked);
	else if (GATED.includes(below.status))
		below.step.faults.push(...faulty("gate", `\`message\`: expected "${LOGIN_REQUIRED}", got another one`));
	const limited = await caller.ask(`${at}/limited`, { locale, orRefused: GATED });
	if (GATED.includes(limited.status)) checkTeaser(limited, asked);
}

/** @returns the item at full level */
export async function checkItem(caller: Caller, locale: LocaleCode, asked: WireItem): Promise<WireItem | undefined> {
	const at = `/strapi/${locale}/item/${asked.content_type}/${encodeURIComponent(asked.slug)}` as const;
	if (asked.public_content) checkSame(await caller.ask(`${at}/none`, { locale }), asked);
	else await checkGate(caller, locale, asked);
	const full = await caller.ask(`${at}/full`, { locale });
	checkSame(full, asked);
	return itemOf(full);
}
