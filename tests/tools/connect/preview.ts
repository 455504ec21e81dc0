import { FETCH_LIMIT } from "../../../shared/constants.ts";
import type { WireItem } from "../../../shared/contracts/item.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import type { PreviewVersion } from "../../../shared/preview.ts";
import { query } from "../../../worker/backend/query-string.ts";
import type { Answer, Caller } from "./caller.ts";
import { NOTHING, termOf } from "./content.ts";
import { faulty } from "./faults.ts";
import { checkSame, checkTeaser, GATED, itemOf, itemsOf } from "./items.ts";

/** Previews of drafts, which are optional for a backend (docs/preview.md). */

function checkState(answer: Answer): void {
	const item = itemOf(answer);
	if (item?.state === null)
		answer.step.faults.push(...faulty("field", "`state`: expected draft | changed | published, got nothing"));
}

/** Lists that also return drafts. */
async function checkLists(caller: Caller, locale: LocaleCode, { title, content_type }: WireItem): Promise<WireItem[]> {
	const at = `/strapi/${locale}` as const;
	const page = { _start: 0, _limit: FETCH_LIMIT, preview: 1 };
	await caller.ask(`${at}/${content_type}${query({ ...page, _sort: "published_at:DESC" })}`, { locale });
	await caller.ask(`${at}/${content_type}/count${query({ preview: 1 })}`, { locale });
	await caller.ask(`${at}/search${query({ ...page, term: termOf(title) })}`, { locale });
	await caller.ask(`${at}/single/imprint${query({ preview: 1 })}`, { locale });
	return itemsOf(await caller.ask(`${at}/content${query({ ...page, _limit: 100 })}`, { locale }));
}

/** @param items entries of the public lists */
export async function checkPreviews(caller: Caller, locale: LocaleCode, items: readonly WireItem[]): Promise<void> {
	const [some] = items;
	if (!some) return;
	const at = (name: string, status: PreviewVersion = "draft") =>
		`/strapi/${locale}/preview/${some.content_type}/${encodeURIComponent(name)}${query({ level: "full", status })}` as const;
	const published = await caller.ask(at(some.slug, "published"), { locale, orRefused: [404] });
	if (published.status === 404) {
		published.step.notes.push("optional, and not there: the CMS's button for previews says so");
		return;
	}
	checkState(published);
	checkSame(published, some);
	const draft = await caller.ask(at(some.documentId ?? some.slug), { locale });
	checkState(draft);
	await caller.ask(at(NOTHING), { locale, refused: [404] });
	const without = await caller.ask(at(some.slug), { locale, secret: null, refused: [401, 403], otherwise: "secret" });
	without.step.call += " without the service secret";
	await checkGate(caller, locale, items);
	// A draft must not be readable through the public call.
	const hidden = (await checkLists(caller, locale, some)).find((item) => item.state === "draft");
	if (hidden) {
		const { content_type, slug } = hidden;
		const path = `/strapi/${locale}/item/${content_type}/${encodeURIComponent(slug)}/full` as const;
		(await caller.ask(path, { locale, refused: [404] })).step.call += " of a draft";
	}
}

/** A backend may check the level or leave it to the portal. */
async function checkGate(caller: Caller, locale: LocaleCode, items: readonly WireItem[]): Promise<void> {
	const gated = items.find((item) => !item.public_content);
	if (!gated) return;
	const wanted = query({ level: "none", status: "published" });
	const path = `/strapi/${locale}/preview/${gated.content_type}/${encodeURIComponent(gated.slug)}${wanted}` as const;
	const answer = await caller.ask(path, { locale, orRefused: GATED });
	if (GATED.includes(answer.status)) checkTeaser(answer, gated);
}
