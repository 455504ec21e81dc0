import * as z from "zod";
import { type WireCourse, wireCourse } from "../../shared/contracts/item.ts";
import type { CountryCode } from "../../shared/countries.ts";
import { shown } from "../../shared/filters.ts";
import { type Caller, getJson } from "./call.ts";
import { parsed, parsedList } from "./parse.ts";
import { query } from "./query.ts";

/** TalentLMS's part of the backend contract. Courses are listed per country. [3.06, 7.17] */

export async function fetchCourses(caller: Caller, country: CountryCode, page: number): Promise<WireCourse[]> {
	const { body } = await getJson(`/talentLMS/${country}/all${query({ _start: 0, _limit: shown(page) })}`, caller);
	return parsedList(wireCourse, body, "courses");
}

export async function fetchCourseCount(caller: Caller, country: CountryCode): Promise<number> {
	const { body } = await getJson(`/talentLMS/${country}/count`, caller);
	return parsed(z.coerce.number().int().nonnegative(), body, "course count");
}

export async function fetchCourse(caller: Caller, id: string): Promise<WireCourse> {
	const { body } = await getJson(`/talentLMS/course/${encodeURIComponent(id)}`, caller);
	return parsed(wireCourse, body, "course");
}
