import * as z from "zod/mini";
import { FETCH_LIMIT } from "../../../shared/constants.ts";
import { count } from "../../../shared/contracts/fields.ts";
import { taxonomy, type WireItem, wireSearch } from "../../../shared/contracts/item.ts";
import type { LocaleCode } from "../../../shared/locales.ts";
import { FEEDBACK_PAGES, SINGLE_PAGES } from "../../../shared/routes.ts";
import { SECTION_FACTS, SECTIONS, type Section } from "../../../shared/sections.ts";
import { inList, inMixed } from "../../../worker/backend/filter-parameters.ts";
import { query } from "../../../worker/backend/query-string.ts";
import type { Answer, Caller } from "./caller.ts";
import { checkItem, itemsOf } from "./items.ts";

/** The CMS's part of the contract in one locale. */

/** A name that nothing has. */
export const NOTHING = "contract-check-no-such-thing";
const NO_ID = 987_654_321;
/** The portal's largest request: one file of the sitemap. */
const MOST = 500;
const UNFILTERED = { domain: null, categories: [] };

const timeOf = (item: WireItem): number => Date.parse(item.published_at ?? "");

function checkOrder(answer: Answer): void {
	const times = itemsOf(answer)
		.map(timeOf)
		.filter((time) => !Number.isNaN(time));
	const { faults, notes } = answer.step;
	if (times.some((time, index) => index > 0 && time > (times[index - 1] ?? time))) faults.push("expected newest first");
	if (itemsOf(answer).some(({ state }) => state === "draft")) faults.push("holds drafts, which only a preview may get");
	if (times.some((time) => time > Date.now() + 120_000)) {
		notes.push("holds items of which `published_at` is to come: the portal hides them, and counts them");
	}
}

/**
 * @param limit the number of entries requested
 * @param total the number of entries that exist, if known
 */
function checkLength(answer: Answer, limit: number, total: number | undefined): void {
	if (!Array.isArray(answer.body)) return;
	const { length } = answer.body;
	const { faults } = answer.step;
	if (length > limit) faults.push(`expected at most ${limit} entries (_limit=${limit}), got ${length}`);
	const expected = Math.min(limit, total ?? length);
	if (length < expected) faults.push(`expected ${expected} entries (_limit=${limit}, ${total} in all), got ${length}`);
}

function checkEach(answer: Answer, what: string, holds: (item: WireItem) => boolean): void {
	const others = itemsOf(answer).filter((item) => !holds(item)).length;
	if (others > 0) answer.step.faults.push(`expected ${what} alone, got ${others} others`);
}

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
	const asked = { _start: 0, _limit: FETCH_LIMIT, _sort: "published_at:DESC" };
	const list = await caller.ask(`${at}${query({ ...asked, ...inList(UNFILTERED) })}`, { locale });
	checkLength(list, FETCH_LIMIT, total);
	checkOrder(list);
	checkEach(list, `\`content_type\` "${section}"`, (item) => item.content_type === section);
	const found = itemsOf(list);
	if (found.length === 0) list.step.notes.push("nothing to follow here: no item");
	const category = found.find((item) => item.category !== null)?.category?.id;
	if (category !== undefined) {
		const chosen = { ...UNFILTERED, categories: [category] };
		const filtered = await caller.ask(`${at}${query({ ...asked, ...inList(chosen) })}`, { locale });
		checkEach(filtered, `items of category ${category}`, (item) => item.category?.id === category);
		const { body } = await caller.ask(`${at}/count${query(inList(chosen))}`, { locale });
		checkLength(filtered, FETCH_LIMIT, count.safeParse(body).data);
	}
	const domain = found.find((item) => item.domains.length > 0)?.domains[0]?.id;
	if (domain !== undefined) {
		const filters = inList({ ...UNFILTERED, domain });
		const filtered = await caller.ask(`${at}${query({ ...asked, ...filters })}`, { locale });
		checkEach(filtered, `items of domain ${domain}`, (item) => item.domains.some(({ id }) => id === domain));
	}
	await caller.ask(`/strapi/${locale}/item/${section}/${NOTHING}/none`, { locale, refused: [404] });
}

/** All items in one call, as the sitemap requests them. */
async function checkMixed(caller: Caller, locale: LocaleCode): Promise<WireItem[]> {
	const at = `/strapi/${locale}/content` as const;
	const asked = (more: object, limit = FETCH_LIMIT) =>
		caller.ask(`${at}${query({ _start: 0, _limit: limit, ...more })}`, { locale });
	const all = await asked({}, MOST);
	const total = count.safeParse(all.headers.get("x-total-count") ?? undefined).data;
	if (total === undefined)
		all.step.notes.push("no header x-total-count: pages of lists and the sitemap do not know their end");
	checkLength(all, MOST, total);
	checkOrder(all);
	const items = itemsOf(all);

	const first = await asked({});
	checkLength(first, FETCH_LIMIT, total);
	const second = await asked({ _start: 1 });
	const [begins, should] = [itemsOf(second)[0]?.id, itemsOf(first)[1]?.id];
	if (should !== undefined && begins !== should)
		second.step.faults.push("expected to begin with the second item (_start=1)");
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
		if (results.total === 0) faults.push("expected an item with this word in its title, got none");
		if (sum !== results.total) faults.push(`\`total\`: expected ${sum}, the sum of all sections`);
		if (results.sections.some(({ items }) => items.length > FETCH_LIMIT)) {
			faults.push(`expected at most ${FETCH_LIMIT} items in a section (_limit=${FETCH_LIMIT})`);
		}
	}
	const narrowed = await asked(termOf(title), { content_type });
	const sections = z.safeParse(wireSearch, narrowed.body).data?.sections ?? [];
	if (sections.some((section) => section.content_type !== content_type)) {
		narrowed.step.faults.push(`expected section "${content_type}" alone`);
	}
	const none = await asked(NOTHING);
	if (z.safeParse(wireSearch, none.body).data?.total !== 0)
		none.step.faults.push("`total`: expected 0 where nothing is found");
}

/** @returns for each section a public and a gated item at full level, which the other checks follow */
export async function checkContent(caller: Caller, locale: LocaleCode): Promise<WireItem[]> {
	const { body, step } = await caller.ask(`/strapi/${locale}/activeCollections`, { locale });
	const active = z.safeParse(z.array(z.string()), body).data ?? [];
	const unknown = active.filter((name) => !SECTIONS.some((section) => section === name));
	if (unknown.length > 0) step.notes.push(`sections that the portal does not know: ${unknown.join(", ")}`);
	await checkTaxonomies(caller, locale);
	await checkSingles(caller, locale);
	const items = await checkMixed(caller, locale);
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
