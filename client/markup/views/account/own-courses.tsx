import type { CourseStatus } from "../../../../shared/contracts/learning.ts";
import { country } from "../../../../shared/countries.ts";
import { formatDate, formatDuration } from "../../../../shared/format.ts";
import { paths } from "../../../../shared/routes.ts";
import { type Fact, FactList } from "../../components/fact-list.tsx";
import { Notice } from "../../components/part.tsx";
import { Marked } from "../../components/text.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";
import { PersonalLink } from "../detail/personal-link.tsx";
import { OwnSection } from "./own-section.tsx";

export interface OwnCourse {
	id: string;
	/** null: the catalogue does not have it. */
	title: string | null;
	status: CourseStatus;
	percentage: number;
	/** Of a completed one; null: not asked for, or without an answer. */
	details: { completedOn: string | null; seconds: number | null; hasCertificate: boolean } | null;
}

export interface OwnCourses {
	courses: readonly OwnCourse[];
	/** Whether the vendor told which courses there are, and then failed. */
	hasFailed: boolean;
}

/** Courses under way with the way back in, completed ones with date, time and certificate. */
export function OwnCoursesPart({ courses }: { courses: Deferred<OwnCourses | null> }) {
	const { t } = usePage();
	return (
		<OwnSection part="courses" title={t("own.courses")} of={courses}>
			{(known) => <Courses known={known} />}
		</OwnSection>
	);
}

function Courses({ known: { courses, hasFailed } }: { known: OwnCourses }) {
	const { locale, t } = usePage();
	const isDone = ({ status }: OwnCourse) => status === "completed";
	const underWay = courses.filter((course) => !isDone(course));
	const done = courses.filter(isDone);
	return (
		<>
			{hasFailed && <Notice part="courses">{t("own.noDetails")}</Notice>}
			{underWay.length > 0 && (
				<ul className="own__list">
					{underWay.map((course) => (
						<UnderWay key={course.id} course={course} />
					))}
				</ul>
			)}
			{underWay.length === 0 && (
				<p className="own__empty">
					{t("own.noCourses")} <a href={paths.list(locale, "e-learnings")}>{t("own.findCourses")}</a>
				</p>
			)}
			{done.length > 0 && (
				<>
					<h3>{t("own.done")}</h3>
					<ul className="own__list">
						{done.map((course) => (
							<Done key={course.id} course={course} />
						))}
					</ul>
					<p className="own__record">
						<a href={paths.record(locale)}>{t("own.record")}</a>
					</p>
				</>
			)}
		</>
	);
}

function Title({ course: { id, title } }: { course: OwnCourse }) {
	const { locale, t } = usePage();
	return (
		<a className="own__title" href={paths.detail(locale, "e-learnings", id)}>
			<Marked text={title ?? t("record.untitled.e-learnings", { id })} />
		</a>
	);
}

const GO = { not_attempted: "course.start", incomplete: "course.continue", completed: "course.again" } as const;

function UnderWay({ course }: { course: OwnCourse }) {
	const { locale, accessLevel, t } = usePage();
	const { id, status, percentage } = course;
	return (
		<li className="own__item">
			<Title course={course} />
			<div className="course__progress">
				<label htmlFor={`progress-${id}`}>{t("course.progress", { percentage })}</label>
				<progress id={`progress-${id}`} max={100} value={percentage} />
			</div>
			{/* The gate of courses is the portal's own. */}
			{accessLevel === "full" && (
				<p>
					<PersonalLink href={paths.goToCourse(locale, id)} ghost about={course.title}>
						{t(GO[status])}
					</PersonalLink>
				</p>
			)}
		</li>
	);
}

function Done({ course }: { course: OwnCourse }) {
	const { locale, country: code, accessLevel, t } = usePage();
	const { id, details } = course;
	const on = details?.completedOn;
	const seconds = details?.seconds ?? null;
	const unknown = t("record.notGiven");
	const day = on ? <time dateTime={on}>{formatDate(on, locale, country(code).timeZone)}</time> : unknown;
	const facts: Fact[] = [
		[t("course.completedOn"), day],
		[t("course.timeSpent"), seconds === null ? unknown : formatDuration(seconds, locale)],
	];
	return (
		<li className="own__item">
			<Title course={course} />
			{details && <FactList className="course__facts" facts={facts} />}
			{details?.hasCertificate && accessLevel === "full" && (
				<p>
					<PersonalLink href={paths.certificate(locale, id)} ghost about={course.title}>
						{t("course.certificate")}
					</PersonalLink>
				</p>
			)}
		</li>
	);
}
