import * as z from "zod/mini";
import { FETCH_LIMIT } from "../../../shared/constants.ts";
import { count } from "../../../shared/contracts/fields.ts";
import { taxonomy, type WireItem } from "../../../shared/contracts/item.ts";
import { wireSearch } from "../../../shared/contracts/search.ts";
import { LOCALES, type LocaleCode, languageOf } from "../../../shared/locales.ts";
import { FEEDBACK_PAGES, SINGLE_PAGES } from "../../../shared/routes.ts";
import { SECTION_FACTS, SECTIONS, type Section } from "../../../shared/sections.ts";
import { inList, inMixed } from "../../../worker/backend/filter-parameters.ts";
import { query } from "../../../worker/backend/query-string.ts";
import type { Caller } from "./caller.ts";
import { faulty } from "./faults.ts";
import { checkItem, itemsOf } from "./items.ts";
import { checkEach, checkLength, checkLocale, checkOrder, checkStart, checkWhole } from "./lists.ts";

/** The CMS's part of the contract in one locale. */

/** A name that nothing has. */
export const NOTHING = "contract-check-no-such-thing";
const NO_ID = "987654321";
/** The portal's largest requests: a file of the sitemap, and a section's list. */
const MOST = 500;
const MOST_OF_SECTION = 450;
const UNFILTERED = { domain: null, categories: [] };

/** Pages that have something else where the CMS has no text for them. */
const WITHOUT: Readonly<Record<string, string>> = { "information-notice": "its page shows data-protection" };

async function checkSingles(caller: Caller, locale: LocaleCode): Promise<void> {
	await caller.ask(`/strapi/${locale}/single/footer`, { locale });
	for (const name of ["home", ...SINGLE_PAGES, ...FEEDBACK_PAGES]) {
		const { body, step } = await caller.ask(`/strapi/${locale}/single/${name}`, { locale });
		if (Array.isArray(body) && body.length === 0)
			step.notes.push(`there is none: ${WITHOUT[name] ?? "its page answers 404"}`);
	}
}

async function checkTaxonomies(caller: Caller, locale: LocaleCode): Promise<void> {
	await caller.ask(`/strapi/${locale}/domains`, { locale });
	const { body } = await caller.ask(`/strapi/${locale}/categories`, { locale });
	const [category] = z.safeParse(z.array(taxonomy), body).data ?? [];
	if (category) await caller.ask(`/strapi/${locale}/category-name/${category.id}`, { locale });
	await caller.ask(`/strapi/${locale}/category-name/${NO_ID}`, { locale, refused: [404] });
}

async function checkSection(caller: Caller, locale: LocaleCode, section: Section): Promise<void> {
	const at = `/strapi/${locale}/${section}` as const;
	const counted = await caller.ask(`${at}/count`, { locale });
	const total = count.safeParse(counted.body).data;
	const listed = (more: Parameters<typeof query>[0] = {}) =>
		caller.ask(`${at}${query({ _start: 0, _limit: FETCH_LIMIT, _sort: "published_at:DESC", ...more })}`, { locale });
	const whole = await listed({ _limit: MOST_OF_SECTION });
	await checkWhole(whole, { limit: MOST_OF_SECTION, total }, (start) => listed({ _start: start, _limit: 1 }));
	checkOrder(whole);
	const list = await listed();
	checkLength(list, { limit: FETCH_LIMIT, total: itemsOf(whole).length || undefined });
	checkOrder(list);
	if (itemsOf(list).length > 1) checkStart(list, await listed({ _start: 1 }));
	checkEach(list, `\`content_type\` "${section}"`, (item) => item.content_type === section);
	const found = itemsOf(list);
	if (found.length === 0) list.step.notes.push("nothing to follow here: no item");
	const category = found.find((item) => item.category !== null)?.category?.id;
	if (category !== undefined) {
		const chosen = { ...UNFILTERED, categories: [category] };
		const filtered = await listed(inList(chosen));
		checkEach(filtered, `items of category ${category}`, (item) => item.category?.id === category);
		const { body } = await caller.ask(`${at}/count${query(inList(chosen))}`, { locale });
		checkLength(filtered, { limit: FETCH_LIMIT, total: count.safeParse(body).data });
	}
	const domain = found.find((item) => item.domains.length > 0)?.domains[0]?.id;
	if (domain !== undefined) {
		const filtered = await listed(inList({ ...UNFILTERED, domain }));
		checkEach(filtered, `items of domain ${domain}`, (item) => item.domains.some(({ id }) => id === domain));
	}
	await caller.ask(`/strapi/${locale}/item/${section}/${NOTHING}/none`, { locale, refused: [404] });
}

/** All items in one call, as the sitemap requests them. */
async function checkMixed(caller: Caller, locale: LocaleCode, others: Others): Promise<WireItem[]> {
	const at = `/strapi/${locale}/content` as const;
	const asked = (more: Parameters<typeof query>[0] = {}) =>
		caller.ask(`${at}${query({ _start: 0, _limit: FETCH_LIMIT, ...more })}`, { locale });
	const all = await asked({ _limit: MOST });
	const total = count.safeParse(all.headers.get("x-total-count") ?? undefined).data;
	if (total === undefined)
		all.step.notes.push("no header x-total-count: pages of lists and the sitemap do not know their end");
	await checkWhole(all, { limit: MOST, total }, (start) => asked({ _start: start, _limit: 1 }));
	checkOrder(all);
	checkLocale(all, new Map([...others].filter(([code]) => languageOf(code) !== languageOf(locale))));
	const items = itemsOf(all);

	const first = await asked();
	checkLength(first, { limit: FETCH_LIMIT, total: items.length || undefined });
	checkStart(first, await asked({ _start: 1 }));
	const [some] = items;
	if (!some) return [];
	const ofSection = await asked({ collections: some.content_type });
	checkEach(ofSection, `section "${some.content_type}"`, (item) => item.content_type === some.content_type);
	const category = items.find((item) => item.category !== null)?.category?.id;
	if (category !== undefined) {
		const filtered = await asked(inMixed({ ...UNFILTERED, categories: [category] }));
		checkEach(filtered, `items of category ${category}`, (item) => item.category?.id === category);
	}
	const domain = items.find((item) => item.domains.length > 0)?.domains[0]?.id;
	if (domain !== undefined) {
		const filtered = await asked(inMixed({ ...UNFILTERED, domain }));
		checkEach(filtered, `items of domain ${domain}`, (item) => item.domains.some(({ id }) => id === domain));
	}
	return items;
}

/** The longest word of a title, as a visitor would search for it. */
export const termOf = (title: string): string =>
	(title.match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length)[0] ?? title.slice(0, 20);

async function checkSearch(caller: Caller, locale: LocaleCode, { title, content_type }: WireItem): Promise<void> {
	const asked = (term: string, more: object = {}) =>
		caller.ask(`/strapi/${locale}/search${query({ term, _start: 0, _limit: FETCH_LIMIT, ...more })}`, { locale });
	const found = await asked(termOf(title));
	const results = z.safeParse(wireSearch, found.body).data;
	if (results) {
		const { faults } = found.step;
		const sum = results.sections.reduce((all, section) => all + section.total, 0);
		if (results.total === 0) faults.push(...faulty("search", "expected an item with this word in its title, got none"));
		if (sum !== results.total) faults.push(...faulty("search", `\`total\`: expected ${sum}, the sum of all sections`));
		if (results.sections.some(({ items }) => items.length > FETCH_LIMIT)) {
			faults.push(...faulty("limit", `expected at most ${FETCH_LIMIT} items in a section (_limit=${FETCH_LIMIT})`));
		}
	}
	const narrowed = await asked(termOf(title), { content_type });
	const sections = z.safeParse(wireSearch, narrowed.body).data?.sections ?? [];
	if (sections.some((section) => section.content_type !== content_type)) {
		narrowed.step.faults.push(...faulty("filter", `expected section "${content_type}" alone`));
	}
	const [own] = sections;
	if (own && own.items.length > 1) {
		const from = await asked(termOf(title), { content_type, _start: 1 });
		const [begins] = z.safeParse(wireSearch, from.body).data?.sections[0]?.items ?? [];
		if (begins?.slug !== own.items[1]?.slug)
			from.step.faults.push(...faulty("start", "expected to begin with the second item (_start=1)"));
	}
	const none = await asked(NOTHING);
	if (z.safeParse(wireSearch, none.body).data?.total !== 0)
		none.step.faults.push(...faulty("search", "`total`: expected 0 where nothing is found"));
}

/** The items of other locales that have been read. */
export type Others = Map<LocaleCode, readonly WireItem[]>;

/** The items of a locale of another language, to compare a single locale with. */
export async function otherThan(caller: Caller, locale: LocaleCode): Promise<Others> {
	const other = LOCALES.find(({ code }) => languageOf(code) !== languageOf(locale))?.code;
	if (other === undefined) return new Map();
	const path = `/strapi/${other}/content${query({ _start: 0, _limit: MOST })}` as const;
	return new Map([[other, itemsOf(await caller.ask(path, { locale: other }))]]);
}

/**
 * @param others gets the items of this locale
 * @returns for each section a public and a gated item at full level, which the other checks follow
 */
export async function checkContent(caller: Caller, locale: LocaleCode, others: Others): Promise<WireItem[]> {
	const { body, step } = await caller.ask(`/strapi/${locale}/activeCollections`, { locale });
	const active = z.safeParse(z.array(z.string()), body).data ?? [];
	const unknown = active.filter((name) => !SECTIONS.some((section) => section === name));
	if (unknown.length > 0) step.notes.push(`sections that the portal does not know: ${unknown.join(", ")}`);
	await checkTaxonomies(caller, locale);
	await checkSingles(caller, locale);
	const items = await checkMixed(caller, locale, others);
	others.set(locale, items);
	const sections = SECTIONS.filter((section) => SECTION_FACTS[section].source === "cms");
	for (const section of sections) await checkSection(caller, locale, section);
	const followed = sections.flatMap((section) => {
		const own = items.filter((item) => item.content_type === section);
		return [own.find((item) => item.public_content), own.find((item) => !item.public_content)];
	});
	const full: WireItem[] = [];
	for (const item of followed) {
		const read = item && (await checkItem(caller, locale, item));
		if (read) full.push(read);
	}
	const [some] = items;
	if (some) await checkSearch(caller, locale, some);
	return full;
}
