import * as z from "zod/mini";
import type { AccessLevel } from "../../shared/access.ts";
import { LOGIN_REQUIRED } from "../../shared/access.ts";
import type { WireItem } from "../../shared/contracts/item.ts";
import { type Card, type Item, item as itemSchema } from "../../shared/models.ts";
import { SECTION_FACTS, type Section } from "../../shared/sections.ts";
import { fetchCategoryName, fetchItem } from "../backend/content.ts";
import { fetchCourse } from "../backend/courses.ts";
import { PageError } from "../errors.ts";
import { tags } from "../purges/tags.ts";
import type { Site } from "../site/site.ts";
import { cached } from "./cached.ts";
import { courseCard, courseDetail, isExpired, toCard, toDetail } from "./cards.ts";
import { keys } from "./keys.ts";
import { policies } from "./policies.ts";

/** `id` is the backend's: a purge names the item by it even after its slug has changed. null: a gated item without teaser. */
const itemEntry = z.object({ id: z.nullable(z.string()), item: itemSchema });
type ItemEntry = z.output<typeof itemEntry>;

/**
 * One item as the level may read it: the one way to an item, whatever it is read for. What only the session opens is not
 * given before its sign-in is confirmed.
 * @throws PageError 410 when the item has expired, BackendError when the backend does not have it or fails; what `confirm` throws
 */
export async function readItem(site: Site, section: Section, slug: string, level: AccessLevel): Promise<Item> {
	const item = await readAt(site, section, slug, level);
	const isGated = item.state === "open" && !item.detail.card.publicContent;
	if (isGated && level !== site.levelSignedOut) await site.confirm();
	return item;
}

/** Each level has an entry of its own. */
async function readAt(site: Site, section: Section, slug: string, level: AccessLevel): Promise<Item> {
	const { source } = SECTION_FACTS[section];
	const { item } = await cached({
		key: keys.item(site.locale, section, slug, level),
		policy: policies.item,
		schema: itemEntry,
		load: () => (source === "courses" ? loadCourse(site, slug, level) : loadItem(site, section, slug, level)),
		tags: ({ id }) => (id === null ? [] : [tags.itemById(site.locale, section, id)]),
		// A backend may accept other spellings of the slug, or answer "Login required" for slugs that do not exist.
		isNamed: (found) => cardOf(found.item)?.slug === slug,
	});
	const card = cardOf(item);
	if (card && isExpired(card)) throw new PageError(410, "This item is no longer available.");
	return item;
}

const cardOf = (item: Item): Card | null => (item.state === "open" ? item.detail.card : item.card);

async function loadItem(site: Site, section: Section, slug: string, level: AccessLevel): Promise<ItemEntry> {
	const answer = await fetchItem(site, section, slug, level);
	if (answer.state === "gated") {
		const { message, teaser } = answer;
		return { id: teaser?.id ?? null, item: { state: "gated", message, card: teaser && (await toCard(teaser)) } };
	}
	const { id } = answer.item;
	// A second gate: should the backend hand out an item that is not public, it stays closed here.
	if (level === "none" && !answer.item.public_content) {
		return { id, item: { state: "gated", message: LOGIN_REQUIRED, card: await toCard(answer.item) } };
	}
	return {
		id,
		item: { state: "open", detail: await toDetail(await withCategoryName(site, answer.item), site.locale) },
	};
}

/** Asks for the category's name where the item gives only its id; without an answer the item has no category name. */
async function withCategoryName(site: Site, item: WireItem): Promise<WireItem> {
	if (!item.category || item.category.name) return item;
	const { id } = item.category;
	const name = await fetchCategoryName(site, id).catch(() => null);
	return { ...item, category: { id, name } };
}

/** TalentLMS knows no levels: the worker is the gate. */
async function loadCourse(site: Site, id: string, level: AccessLevel): Promise<ItemEntry> {
	const course = await fetchCourse(site, id);
	if (level === "full") return { id, item: { state: "open", detail: await courseDetail(course, site.locale) } };
	return { id, item: { state: "gated", message: LOGIN_REQUIRED, card: await courseCard(course) } };
}
