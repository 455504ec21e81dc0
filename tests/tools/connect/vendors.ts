import * as z from "zod/mini";
import { FETCH_LIMIT } from "../../../shared/constants.ts";
import { count, listOf } from "../../../shared/contracts/fields.ts";
import { type WireItem, wireCourse } from "../../../shared/contracts/item.ts";
import { type LocaleCode, languageOf, localeOf } from "../../../shared/locales.ts";
import type { BackendPath } from "../../../worker/backend/families.ts";
import { query } from "../../../worker/backend/query-string.ts";
import type { Caller } from "./caller.ts";
import { NOTHING } from "./content.ts";
import { faulty } from "./faults.ts";

/** Reads of courses, webinars and external users that need no person. */

/** @returns ids of courses */
export async function checkCourses(caller: Caller, locale: LocaleCode): Promise<string[]> {
	const { country } = localeOf(locale);
	const { body: number } = await caller.ask(`/talentLMS/${country}/count`, { locale });
	const total = count.safeParse(number).data;
	const { body, step } = await caller.ask(`/talentLMS/${country}/all${query({ _start: 0, _limit: FETCH_LIMIT })}`, {
		locale,
	});
	const courses = z.safeParse(listOf(wireCourse), body).data ?? [];
	const expected = Math.min(FETCH_LIMIT, total ?? courses.length);
	if (Array.isArray(body) && body.length !== expected)
		step.faults.push({ kind: "count", what: `expected ${expected} entries, got ${body.length}` });
	const [first] = courses;
	if (first) await caller.ask(`/talentLMS/course/${encodeURIComponent(first.id)}`, { locale });
	else step.notes.push("nothing to follow here: no course");
	await caller.ask(`/talentLMS/course/${NOTHING}`, { locale, refused: [404] });
	return courses.map(({ id }) => id);
}

export async function checkWebinars(caller: Caller, locale: LocaleCode, items: readonly WireItem[]): Promise<void> {
	for (const { webinar } of items) {
		const id = webinar?.webinargeek_id;
		if (id) await caller.ask(`/webinargeek/${encodeURIComponent(id)}`, { locale });
	}
	await caller.ask(`/webinargeek/${NOTHING}`, { locale, refused: [404] });
}

export const checkExternal = (caller: Caller, locale: LocaleCode) =>
	caller.ask(`/hca/${languageOf(locale)}/user/${NOTHING}`, { locale, refused: [404] });

/** One call of each kind without the secret, and one with a wrong secret. */
export async function checkSecret(caller: Caller, locale: LocaleCode): Promise<void> {
	const country = localeOf(locale).country;
	const strapi = ["activeCollections", "domains", "categories", "category-name/1", "content", "search?term=a"] as const;
	const more = ["single/footer", "single/home", "news", "news/count", `item/news/${NOTHING}/full`] as const;
	const paths: BackendPath[] = [
		...strapi.map((rest) => `/strapi/${locale}/${rest}` as const),
		...more.map((rest) => `/strapi/${locale}/${rest}` as const),
		`/talentLMS/${country}/all`,
		`/talentLMS/${country}/count`,
		`/talentLMS/course/${NOTHING}`,
		`/webinargeek/${NOTHING}`,
		`/hca/${languageOf(locale)}/user/${NOTHING}`,
		`/talentLMS/user/${NOTHING}`,
		"/user",
	];
	for (const path of paths) {
		const { status, step } = await caller.ask(path, { locale, secret: null, refused: [401, 403], otherwise: "secret" });
		step.call += " without the service secret";
		if (status === 200)
			step.faults.push(...faulty("secret", "whoever knows the address reads what only the portal may read"));
	}
	const wrong = await caller.ask(`/strapi/${locale}/activeCollections`, {
		locale,
		secret: "contract-check-wrong-secret",
		refused: [401, 403],
		otherwise: "secret",
	});
	wrong.step.call += " with a wrong service secret";
	const { step } = await caller.ask("/user", { locale, token: NOTHING, refused: [401] });
	step.call += " with a wrong token";
}
