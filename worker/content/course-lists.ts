import * as z from "zod/mini";
import { MAX_PAGE } from "../../shared/constants.ts";
import { itemsShown } from "../../shared/filters.ts";
import { type Card, type CardList, card } from "../../shared/models.ts";
import * as courses from "../backend/courses.ts";
import { cached, isUnread } from "../cache/cached.ts";
import { ageOf, standingOf } from "../cache/entry.ts";
import { keys } from "../cache/keys.ts";
import { policies } from "../cache/policies.ts";
import { isConfirmed } from "../visitor/session/session-check.ts";
import type { Site } from "../visitor/site.ts";
import { courseCard, describedCourseCard } from "./cards.ts";
import { existingPage, shownTotal } from "./existing-page.ts";

/** A country's e-learnings come from TalentLMS in one language, with gated descriptions. */

const cardsOfCourses = z.array(card);
const countOfCourses = z.number();

export const readCourseCards = (site: Site, page: number, level: "none" | "full" = "none"): Promise<Card[]> =>
	cached(site, {
		key: keys.courses(site.country, site.locale, level, page),
		policy: page < MAX_PAGE ? (page > 1 ? policies.query : policies.content) : policies.moment,
		schema: cardsOfCourses,
		load: async ({ onPart }) => {
			const loading = { onPart: page < MAX_PAGE ? onPart : undefined };
			const items = await courses.fetchCourses(site, site.country, page, loading);
			return Promise.all(
				items.map((course) => (level === "full" ? describedCourseCard(course, site.locale) : courseCard(course))),
			);
		},
	});

/** Descriptions are gated like an item's text: full access must be confirmed. */
async function readCoursesFor(site: Site, page: number): Promise<Card[]> {
	if (site.level !== "full") return readCourseCards(site, page);
	const confirmation = site.levelSignedOut === "full" || isConfirmed(site);
	const [described, confirmed] = await Promise.all([readCourseCards(site, page, "full"), confirmation]);
	return confirmed ? described : described.map((card) => ({ ...card, intro: "" }));
}

/** All courses, or those read last. @throws BackendError if the backend answers only a part */
export const readCatalogue = (site: Site): Promise<Card[]> => readCourseCards(site, MAX_PAGE);

/** Which of the ids the country has [3.06]: all, if the catalogue may lack courses. */
export async function openCourses(site: Site, catalogue: readonly Card[], ids: string[]): Promise<ReadonlySet<string>> {
	const listed = ids.filter((id) => catalogue.some(({ slug }) => slug === id));
	return new Set(listed.length === ids.length || !(await isWhole(site, catalogue)) ? ids : listed);
}

/** false for an empty catalogue, because TalentLMS may be down, and for one that could not be renewed. */
async function isWhole(site: Site, catalogue: readonly Card[]): Promise<boolean> {
	const { length } = catalogue;
	if (length === 0 || length >= itemsShown(MAX_PAGE)) return false;
	const { fresh, stale } = policies.moment;
	const standing = standingOf(catalogue);
	if (standing && ageOf(standing) > fresh + stale) return false;
	const total = await readCourseCount(site);
	return total !== null && length >= total;
}

const readCourseCount = (site: Site): Promise<number | null> =>
	cached(site, {
		key: keys.courseCount(site.country, site.locale),
		policy: policies.content,
		schema: countOfCourses,
		load: () => courses.fetchCourseCount(site, site.country),
	}).catch(() => null);

export async function readCourses(site: Site, page: number): Promise<CardList> {
	const isUncounted = isUnread(keys.courseCount(site.country, site.locale));
	const counted = readCourseCount(site);
	const existing = await existingPage(page, isUncounted, counted);
	const [cards, total] = await Promise.all([readCoursesFor(site, existing), counted]);
	return { cards, total: shownTotal(total, existing, cards.length) };
}
