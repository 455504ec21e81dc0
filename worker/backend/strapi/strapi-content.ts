import { type AccessLevel, LOGIN_REQUIRED } from "../../../shared/access.ts";
import { taxonomy, type WireItem, wireItem } from "../../../shared/contracts/item.ts";
import { wireSingle } from "../../../shared/contracts/single.ts";
import { isFiltered, itemsShown } from "../../../shared/filters.ts";
import { SECTIONS, type Section } from "../../../shared/sections.ts";
import { BackendError } from "../../runtime/errors.ts";
import { fewAtOnce } from "../../runtime/few-at-once.ts";
import { log } from "../../runtime/log.ts";
import { CMS_SECTIONS, TYPES } from "../../runtime/strapi-map.ts";
import type { Caller } from "../call.ts";
import type * as laravel from "../laravel-content.ts";
import { parsed, parsedItems, parsedList } from "../parse.ts";
import { seesDrafts } from "../previews.ts";
import { chosen, matching, named } from "./conditions.ts";
import { admits, fieldsOf, gateOf, gatesOf, isCmsSection, localeName, nameOf } from "./model.ts";
import { type Entry, MOST, NoSuchType, readMany, readOne } from "./read.ts";
import { countOf, type Listed, listOf } from "./section-lists.ts";
import { toItem, toSingle, toTaxonomy } from "./shapes.ts";
import { stateAfter, stateOf } from "./states.ts";
import type { Status } from "./wanted.ts";

/** The CMS's content from Strapi 5's own REST API, as laravel-content.ts answers it. Courses are not Strapi's. */

export { fetchFooter } from "./footer.ts";

const notFound = () => new BackendError(404, "Not Found");

export const fetchList: typeof laravel.fetchList = async (caller, section, filters, loading) => {
	if (!isCmsSection(section)) throw notFound();
	const wanted = { conditions: chosen(filters), start: 0, limit: itemsShown(filters.page), withMedia: true };
	const { items } = await listOf(caller, section, wanted);
	return parsedItems(wireItem, items, "list", { ...caller, section }, loading);
};

export const fetchCount: typeof laravel.fetchCount = async (caller, section, filters) => {
	if (!isCmsSection(section)) throw notFound();
	return countOf(caller, section, chosen(filters));
};

/** The newest that a mixed list reads of each content type. */
const DEEPEST = 5000;

const publishedAt = ({ state, published_at }: WireItem): string =>
	state === "draft" || state === "changed" ? "9999" : (published_at ?? "");

/** A visitor who waits gets what other content types have, unless there is an older list. */
export const fetchMixed: typeof laravel.fetchMixed = async (caller, wanted) => {
	const end = Math.min(wanted.start + wanted.limit, DEEPEST);
	// A feed of podcasts names their files.
	const withMedia = wanted.section !== null;
	const depth = { conditions: chosen(wanted), start: 0, limit: end, withMedia };
	const sections = CMS_SECTIONS.filter((one) => wanted.section === null || one === wanted.section);
	// A list of several calls makes six at once itself.
	const atOnce = end > MOST ? 1 : sections.length;
	const [active, lists] = await Promise.all([
		wanted.section === null ? wanted.activeSections() : [wanted.section],
		fewAtOnce(sections, atOnce, async (section) => ({
			section,
			...(await attempt(listOf(caller, section, depth))),
		})),
	]);
	const attempts = lists.filter(({ section }) => active.includes(section));
	const shown = attempts.flatMap(({ list }) => list ?? []);
	const failure = attempts.find(({ error }) => error)?.error;
	if (failure && (shown.length === 0 || !wanted.loading?.onPart)) throw failure;
	if (failure) wanted.loading?.onPart?.();
	const sent = shown.flatMap(({ items }) => items);
	const all = parsedItems(wireItem, sent, "content", { ...caller, section: wanted.section }, wanted.loading);
	const items = all.sort((a, b) => publishedAt(b).localeCompare(publishedAt(a))).slice(wanted.start, end);
	const total = shown.reduce((sum, { total }) => sum + total, 0);
	if (total === 0 && !failure && wanted.section === null && !isFiltered(wanted)) {
		log("contract", { what: "strapi", fields: localeName(caller.locale), fault: "no content in this locale" });
	}
	// Nobody gets further: a sitemap must not name files that have nothing.
	return { items, total: Math.min(total, DEEPEST), sent: items.length };
};

/** A Strapi without one of the content types shows the others. @returns neither, if it has no such type */
async function attempt(list: Promise<Listed>): Promise<{ list?: Listed; error?: BackendError }> {
	try {
		return { list: await list };
	} catch (error) {
		if (error instanceof NoSuchType) return {};
		if (error instanceof BackendError) return { error };
		throw error;
	}
}

export const fetchItem: typeof laravel.fetchItem = (caller, section, slug, level) =>
	itemAt(caller, section, slug, { level, status: "published", isPreview: false });

export const fetchPreview: typeof laravel.fetchPreview = (caller, section, slug, wanted) =>
	itemAt(caller, section, slug, { ...wanted, isPreview: true });

/** The body is requested beside the teaser, only of entries whose gate admits the level. */
async function itemAt(
	caller: Caller,
	section: Section,
	slug: string,
	{ level, status, isPreview }: { level: AccessLevel; status: Status; isPreview: boolean },
): Promise<laravel.ItemAnswer> {
	if (!isCmsSection(section)) throw notFound();
	const one = { start: 0, limit: 1 };
	const part = (name: "teaser" | "body", gates?: string[]) =>
		readMany(
			section,
			caller,
			{ read: "item", status, part: name, fields: fieldsOf(section, name), query: named(slug, isPreview, gates) },
			one,
		);
	const [teasers, bodies] = await Promise.all([part("teaser"), part("body", gatesOf(level))]);
	const [teaser] = teasers.entries;
	if (!teaser) throw notFound();
	const state = isPreview ? await stateOf(caller, section, teaser, status) : undefined;
	const parse = (entry: Entry) =>
		parsed(wireItem, toItem(entry, section, caller.locale, state), "item", { ...caller, section });
	const admitted = (entry: Entry) => admits(level, gateOf(entry[nameOf(section, "gate") ?? ""]));
	if (!admitted(teaser)) return { state: "gated", teaser: parse(teaser), message: LOGIN_REQUIRED };
	const body = bodies.entries.find((entry) => entry.documentId === teaser.documentId && admitted(entry));
	if (!body) throw new BackendError(0, "The item changed while it was read");
	return { state: "open", item: parse({ ...teaser, ...body }) };
}

export const fetchSearch: typeof laravel.fetchSearch = async (caller, wanted) => {
	const conditions = matching(wanted.term);
	const sections = CMS_SECTIONS.filter((one) => wanted.section === null || one === wanted.section);
	const groups = await Promise.all(
		sections.map(async (section) => {
			const slice = { conditions, start: wanted.from, limit: wanted.most, read: "search" } as const;
			const { list, error } = await attempt(listOf(caller, section, slice));
			if (error) throw error;
			const found = list ?? { items: [], total: 0 };
			const items = parsedList(wireItem, found.items, "search", { ...caller, section });
			return { content_type: section, total: found.total - found.items.length + items.length, items };
		}),
	);
	const found = groups.filter(({ total }) => total > 0);
	return { total: found.reduce((sum, { total }) => sum + total, 0), sections: found };
};

const SINGLE = ["title", "intro", "content", "image", "updatedAt", "approval_code"] as const;

export const fetchSingle: typeof laravel.fetchSingle = async (caller, name) => {
	const type = TYPES.find((one) => one === name);
	if (type === undefined) return null;
	const isDraft = seesDrafts(caller.preview);
	const status = isDraft ? "draft" : "published";
	const entry = await readOne(type, caller, { read: "single", status, fields: SINGLE });
	if (!entry) return null;
	const published = isDraft ? await readOne(type, caller, { read: "single", fields: ["updatedAt"] }) : undefined;
	const state = published === undefined ? undefined : stateAfter(entry, published);
	return parsed(wireSingle, toSingle(entry, type, state), "single", { ...caller, section: null, page: name });
};

export const fetchTaxonomy: typeof laravel.fetchTaxonomy = async (caller, name) => {
	const query = () => ({ fields: ["name", "slug"], sort: ["createdAt:asc"] });
	const wanted = { read: "single", fields: [], query } as const;
	const { entries } = await readMany(name, caller, wanted, { start: 0, limit: 1000 });
	return parsedList(taxonomy, entries.map(toTaxonomy), name);
};

export const fetchCategoryName: typeof laravel.fetchCategoryName = async (caller, id) => {
	const query = () => ({ fields: ["name"], filters: { documentId: { $eq: id } } });
	const wanted = { read: "item", fields: [], query } as const;
	const { entries } = await readMany("categories", caller, wanted, { start: 0, limit: 1 });
	const [found] = parsedList(taxonomy, entries.map(toTaxonomy), "category-name");
	if (!found) throw notFound();
	return found.name;
};

/** A single with one switch a section, such as `e_learnings`. Without it all sections are active. */
export const fetchActiveCollections: typeof laravel.fetchActiveCollections = async (caller) => {
	const entry = await readOne("active-collection", caller, { read: "single", fields: [] });
	return SECTIONS.filter((section) => entry === null || entry[section.replace("-", "_")] === true);
};
