import type { CourseStatus } from "../../../../shared/contracts/learning.ts";
import { formatDuration, formatPercentage } from "../../../../shared/format.ts";
import { paths } from "../../../../shared/routes.ts";
import { Day } from "../../components/day.tsx";
import { type Fact, FactList } from "../../components/fact-list.tsx";
import { Notice } from "../../components/part.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";
import { COURSE_LINKS } from "../detail/course.tsx";
import { PersonalLink } from "../detail/personal-link.tsx";
import { ItemTitle } from "./item-title.tsx";
import { OwnSection } from "./own-section.tsx";

export interface OwnCourse {
	id: string;
	/** Null when the catalogue does not have the course, or cannot be read. */
	title: string | null;
	/** False for a course that the country does not have: it has no page. */
	isOpen: boolean;
	status: CourseStatus;
	percentage: number;
	/** Only for completed courses. Null when not requested, or when the request failed. */
	details: { completedOn: string | null; seconds: number | null; hasCertificate: boolean } | null;
}

export interface OwnCourses {
	courses: readonly OwnCourse[];
	/** The provider sent the list of courses, but a later request failed. */
	hasFailed: boolean;
}

/** Courses in progress with a link to continue. Completed ones with date, time and certificate. */
export function OwnCoursesPart({ courses }: { courses: Deferred<OwnCourses | null> }) {
	const { t } = usePage();
	return (
		<OwnSection part="courses" title={t("own.courses")} of={courses}>
			{(loaded) => <Courses {...loaded} />}
		</OwnSection>
	);
}

function Courses({ courses, hasFailed }: OwnCourses) {
	const { locale, t } = usePage();
	const isCompleted = ({ status }: OwnCourse) => status === "completed";
	const inProgress = courses.filter((course) => !isCompleted(course));
	const completed = courses.filter(isCompleted);
	return (
		<>
			{hasFailed && <Notice part="courses">{t("own.noDetails")}</Notice>}
			{inProgress.length > 0 && (
				<ul className="own__list">
					{inProgress.map((course) => (
						<CourseInProgress key={course.id} course={course} />
					))}
				</ul>
			)}
			{inProgress.length === 0 && (
				<p className="own__empty">
					{t("own.noCourses")} <a href={paths.list(locale, "e-learnings")}>{t("own.findCourses")}</a>
				</p>
			)}
			{completed.length > 0 && (
				<>
					<h3>{t("own.done")}</h3>
					<ul className="own__list">
						{completed.map((course) => (
							<CompletedCourse key={course.id} course={course} />
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

function Title({ course: { id, title, isOpen } }: { course: OwnCourse }) {
	const { locale } = usePage();
	return <ItemTitle section="e-learnings" id={id} title={title} page={isOpen ? { locale, slug: id } : null} />;
}

function CourseInProgress({ course }: { course: OwnCourse }) {
	const { locale, accessLevel, t } = usePage();
	const { id, status, percentage, isOpen } = course;
	return (
		<li className="own__item">
			<Title course={course} />
			<div className="course__progress">
				<label htmlFor={`progress-${id}`}>
					{t("course.progress", { percentage: formatPercentage(percentage, locale) })}
				</label>
				<progress id={`progress-${id}`} max={100} value={percentage} />
			</div>
			{/* The provider has no access levels, so the portal checks. */}
			{accessLevel === "full" && isOpen && (
				<p>
					<PersonalLink href={paths.goToCourse(locale, id)} ghost about={course.title}>
						{t(COURSE_LINKS[status])}
					</PersonalLink>
				</p>
			)}
		</li>
	);
}

function CompletedCourse({ course }: { course: OwnCourse }) {
	const { locale, accessLevel, t } = usePage();
	const { id, details } = course;
	const completedOn = details?.completedOn;
	const seconds = details?.seconds ?? null;
	const notGiven = t("record.notGiven");
	const facts: Fact[] = [
		[t("course.completedOn"), completedOn ? <Day key="day" iso={completedOn} /> : notGiven],
		[t("course.timeSpent"), seconds === null ? notGiven : formatDuration(seconds, locale)],
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
