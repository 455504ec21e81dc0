import * as z from "zod/mini";
import { type AccessLevel, LOGIN_REQUIRED } from "../../shared/access.ts";
import { NOT_FOUND_MESSAGE } from "../../shared/constants.ts";
import type { WireItem } from "../../shared/contracts/item.ts";
import { type Card, type Item, item as itemSchema } from "../../shared/models.ts";
import { SECTION_FACTS, type Section } from "../../shared/sections.ts";
import { otherSpelling } from "../../shared/slugs.ts";
import { fetchCategoryName, fetchItem, fetchPreview, type ItemAnswer } from "../backend/content.ts";
import { fetchCourse } from "../backend/courses.ts";
import { addressAfter, noteAddress } from "../cache/addresses.ts";
import { cached } from "../cache/cached.ts";
import type { Loading } from "../cache/entry.ts";
import { keys } from "../cache/keys.ts";
import { noteLifespan } from "../cache/lifespan.ts";
import { policies } from "../cache/policies.ts";
import { tags } from "../cache/purges/tags.ts";
import { BackendError, Moved, notFound, PageError } from "../runtime/errors.ts";
import { inTime, LateError } from "../runtime/in-time.ts";
import { countingAbsences } from "../visitor/limits/absences.ts";
import { withOwnBudget } from "../visitor/limits/uses.ts";
import { reviewEnded } from "../visitor/preview/review-visit.ts";
import { seesItem } from "../visitor/preview/visit.ts";
import type { Site } from "../visitor/site.ts";
import { cardFor, courseCard, courseDetail, stateOf, toDetail } from "./cards.ts";
import { openCourses, readCatalogue } from "./course-lists.ts";
import { isIndexed } from "./search/ask.ts";

/** `id` is the backend's, so that a purge finds the entry after a change of the slug. null: a gated item without teaser. */
const itemEntry = z.object({ id: z.nullable(z.string()), item: itemSchema });
type ItemEntry = z.output<typeof itemEntry>;

/**
 * The only way to read items. If only the session opens the item, its sign-in is confirmed first.
 * @throws PageError 410 after its expiry, 404 before its publication; Moved to another URL; BackendError; errors of `confirm`
 */
export async function readItem(site: Site, section: Section, slug: string, level: AccessLevel): Promise<Item> {
	const item = await readAt(site, section, slug, level).catch(async (error: unknown) => {
		const isGone = error instanceof BackendError && error.status === 404;
		throw (isGone ? await movedTo(site, section, slug, level) : undefined) ?? error;
	});
	const isGated = item.state === "open" && !item.detail.card.publicContent;
	if (isGated && level !== site.levelSignedOut) await site.confirm();
	return item;
}

/** The current URL of an item whose slug changed; undefined if this level may not read it, so withdrawn items stay 404. */
async function movedTo(site: Site, section: Section, slug: string, level: AccessLevel): Promise<Moved | undefined> {
	if (SECTION_FACTS[section].source === "courses" || site.preview !== null) return undefined;
	const spelling = otherSpelling(slug);
	const current = await addressAfter(site.locale, { section, slug });
	const address = current ?? (spelling && { section, slug: spelling });
	if (!address) return undefined;
	// Not counted again: the read of the other spelling has counted.
	const item = await readAt(site, address.section, address.slug, level, false).catch(() => undefined);
	const card = item && cardOf(item);
	const isSameItem = card && (current === undefined || card.documentId === current.documentId);
	return isSameItem ? new Moved(address) : undefined;
}

/** `isTyped`: the visitor's URL has the address, so a missing item counts towards the limit of absences. */
async function readAt(site: Site, section: Section, slug: string, level: AccessLevel, isTyped = true): Promise<Item> {
	// A backend may accept other spellings of a slug, or return "Login required" for slugs that do not exist.
	const matchesKey = (entry: ItemEntry): boolean => cardOf(entry.item)?.slug === slug;
	const isListed = () => isIndexed(site, section, slug);
	const read = () =>
		cached(site, {
			key: keys.item(site.locale, section, slug, level),
			policy: policies.item,
			schema: itemEntry,
			load: (loading) => {
				const load = () => loadAt(site, section, slug, level, loading);
				return loading.hasEntry || !isTyped ? load() : countingAbsences({ load, matchesKey, isListed });
			},
			tags: ({ id, item }) => {
				const documentId = cardOf(item)?.documentId ?? null;
				if (documentId !== null) return [tags.document(site.locale, documentId), tags.translations(documentId)];
				return id === null ? [] : [tags.itemById(site.locale, section, id)];
			},
			matchesKey,
		});
	const { item } = await withOwnBudget(read);
	const card = cardOf(item);
	const lifespan = card ? noteLifespan(card) : "current";
	if (lifespan === "ahead") throw notFound();
	if (lifespan === "over") throw new PageError(410, "This item is no longer available.");
	return item;
}

async function loadAt(
	site: Site,
	section: Section,
	slug: string,
	level: AccessLevel,
	loading: Loading,
): Promise<ItemEntry> {
	if (SECTION_FACTS[section].source === "courses") return loadCourse(site, slug, level, loading);
	const since = Date.now();
	const entry = await loadItem(site, section, slug, level);
	const card = cardOf(entry.item);
	// A draft's address is not published yet, so it is not recorded.
	const isPublished = card !== null && card.slug === slug && site.preview === null;
	if (isPublished && card.documentId !== null) noteAddress(site.locale, card.documentId, card, since);
	return entry;
}

const cardOf = (item: Item): Card | null => (item.state === "open" ? item.detail.card : item.card);

/** @throws PageError 404 with a message for editors, if a preview finds no draft */
async function itemAnswer(site: Site, section: Section, slug: string, level: AccessLevel): Promise<ItemAnswer> {
	const { preview } = site;
	if (!seesItem(preview, section, slug)) return fetchItem(site, section, slug, level);
	try {
		const answer = await fetchPreview(site, section, slug, { level, status: preview.version });
		if (preview.by === "reviewer") assertReviewed(answer, slug);
		return answer;
	} catch (error) {
		// No such draft, or a backend without previews (501).
		const isRefusal = error instanceof BackendError && (error.isRefusal || error.status === 501);
		throw isRefusal ? new PageError(404, NOT_FOUND_MESSAGE, "noDraft") : error;
	}
}

/** A review link covers the draft of one item, and no other item that has this documentId as its slug. */
function assertReviewed(answer: ItemAnswer, documentId: string): void {
	const item = answer.state === "gated" ? answer.teaser : answer.item;
	if (item?.documentId !== documentId) throw notFound();
	if (stateOf(item) === "published") throw reviewEnded();
}

async function loadItem(site: Site, section: Section, slug: string, level: AccessLevel): Promise<ItemEntry> {
	const answer = await itemAnswer(site, section, slug, level);
	if (answer.state === "gated") {
		const { message, teaser } = answer;
		return {
			id: teaser?.id ?? null,
			item: { state: "gated", message, card: teaser && (await cardFor(site, teaser)) },
		};
	}
	const { id } = answer.item;
	// A second gate, in case the backend returns a gated item at level none.
	if (level === "none" && !answer.item.public_content) {
		return { id, item: { state: "gated", message: LOGIN_REQUIRED, card: await cardFor(site, answer.item) } };
	}
	return { id, item: { state: "open", detail: await toDetail(site, await withCategoryName(site, answer.item)) } };
}

/** An item waits no longer for its category's name, which is optional. */
const CATEGORY_PATIENCE_MS = 500;

async function withCategoryName(site: Site, item: WireItem): Promise<WireItem> {
	if (!item.category || item.category.name) return item;
	const { id } = item.category;
	const name = await inTime(fetchCategoryName(site, id), CATEGORY_PATIENCE_MS).catch(() => null);
	return { ...item, category: { id, name } };
}

/** A visitor waits this long for the country's courses. */
const CATALOGUE_PATIENCE_MS = 500;

/** A course counts as open while the catalogue fails or is late. If late, `onPart` stores it as stale; without `onPart` it waits. */
async function isOpenCourse(site: Site, id: string, { onPart }: Loading): Promise<boolean> {
	const read = readCatalogue(site).then(async (catalogue) => (await openCourses(site, catalogue, [id])).has(id));
	return (onPart ? inTime(read, CATALOGUE_PATIENCE_MS) : read).catch((error: unknown) => {
		if (error instanceof LateError) onPart?.();
		return true;
	});
}

/** TalentLMS knows neither levels nor countries, so the Worker is the gate. */
async function loadCourse(site: Site, id: string, level: AccessLevel, loading: Loading): Promise<ItemEntry> {
	const [course, isOpen] = await Promise.all([fetchCourse(site, id), isOpenCourse(site, id, loading)]);
	if (!isOpen) throw new BackendError(404, NOT_FOUND_MESSAGE);
	if (level === "full") return { id, item: { state: "open", detail: await courseDetail(course, site.locale) } };
	return { id, item: { state: "gated", message: LOGIN_REQUIRED, card: await courseCard(course) } };
}
