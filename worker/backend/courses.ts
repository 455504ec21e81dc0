import { entryIn, isNoEntry, unwrapped } from "../../shared/contracts/entries.ts";
import { count } from "../../shared/contracts/fields.ts";
import { type WireCourse, wireCourse } from "../../shared/contracts/item.ts";
import { type WireProgress, wireEnrolled, wireLearner, wireProgress } from "../../shared/contracts/learning.ts";
import type { CountryCode } from "../../shared/countries.ts";
import { itemsShown } from "../../shared/filters.ts";
import { BackendError, NoEntry } from "../runtime/errors.ts";
import { type Caller, callJson, getJson } from "./call.ts";
import { parsed, parsedItems } from "./parse.ts";
import { query } from "./query-string.ts";
import { type ListLoading, wholeList } from "./whole-list.ts";

/** Calls to TalentLMS through the backend. [3.06, 7.17, 7.18] */

export async function fetchCourses(
	caller: Caller,
	country: CountryCode,
	page: number,
	loading?: ListLoading,
): Promise<WireCourse[]> {
	// TalentLMS has no pages, and a backend may answer all courses.
	const { body } = await wholeList(
		itemsShown(page),
		(start, limit) => getJson(`/talentLMS/${country}/all${query({ _start: start, _limit: limit })}`, caller),
		loading?.onPart,
	);
	return parsedItems(wireCourse, body, "courses", undefined, loading);
}

export async function fetchCourseCount(caller: Caller, country: CountryCode): Promise<number> {
	const { body } = await getJson(`/talentLMS/${country}/count`, caller);
	return parsed(count, unwrapped(body), "course count");
}

export async function fetchCourse(caller: Caller, id: string): Promise<WireCourse> {
	const { body } = await getJson(`/talentLMS/course/${encodeURIComponent(id)}`, caller);
	if (isNoEntry(body)) throw new NoEntry();
	return parsed(wireCourse, entryIn(body), "course");
}

/** The learner's id comes from the session. Responses about a learner are never cached. */
const learnerPath = (learner: string, rest = "") => `/talentLMS/user/${encodeURIComponent(learner)}${rest}` as const;

/** Without courses, if the vendor has no account for the user. */
export async function fetchLearner(caller: Caller, learner: string) {
	const body = await callJson(learnerPath(learner), { method: "GET" }, caller).catch(unlessAbsent);
	return parsed(wireLearner, unwrapped(body) ?? {}, "learner").courses;
}

/** A 404 means that the vendor has no account for the user: the enrolment makes one. */
export async function isEnrolled(caller: Caller, learner: string, course: string): Promise<boolean> {
	const path = learnerPath(learner, `/enrolled/${encodeURIComponent(course)}`);
	const body = await callJson(path, { method: "GET" }, caller).catch(unlessAbsent);
	return body === null ? false : parsed(wireEnrolled, unwrapped(body), "enrolled").enrolled;
}

/** TalentLMS says so with other statuses too. */
const NOT_ENROLLED = /\bnot enrolled\b|\buser does not exist\b/i;

function unlessAbsent(error: unknown): null {
	const isAbsent = error instanceof BackendError && (error.status === 404 || NOT_ENROLLED.test(error.message));
	if (isAbsent) return null;
	throw error;
}

/** The contract defines it as a GET. @throws BackendError 403 when the course is closed */
export async function enroll(caller: Caller, learner: string, course: string): Promise<void> {
	const path = learnerPath(learner, `/enroll/${encodeURIComponent(course)}`);
	const answer = parsed(wireEnrolled, unwrapped(await callJson(path, { method: "GET" }, caller)), "enroll");
	if (!answer.enrolled) throw new BackendError(422, "Not enrolled");
}

export async function fetchProgress(caller: Caller, learner: string, course: string): Promise<WireProgress | null> {
	const path = `/talentLMS/course/${encodeURIComponent(course)}/user/${encodeURIComponent(learner)}` as const;
	const body = await callJson(path, { method: "GET" }, caller).catch(unlessAbsent);
	return isNoEntry(body) ? null : parsed(wireProgress, unwrapped(body), "progress");
}
