import type { FormState } from "../../../../shared/accounts/form-state.ts";
import type { CourseStatus } from "../../../../shared/contracts/learning.ts";
import { formatDuration, formatPercentage } from "../../../../shared/format.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { Day } from "../../components/day.tsx";
import { type Fact, FactList } from "../../components/fact-list.tsx";
import { Notice, Part } from "../../components/part.tsx";
import type { Deferred } from "../../deferred.ts";
import { FailureNotice, Form, Summary } from "../../forms/form.tsx";
import { usePage } from "../../page.ts";
import { PersonalLink } from "./personal-link.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

export interface CourseProps {
	/** "unknown": the request to the provider failed. */
	state: "signedOut" | "open" | "enrolled" | "unknown";
	progress: {
		status: CourseStatus;
		percentage: number;
		completedOn: string | null;
		seconds: number | null;
		canGo: boolean;
	} | null;
	hasCertificate: boolean;
	form: FormState;
}

/** A course for the signed-in learner: enrolment, progress, certificate. [2.15, 7.18] */
export const CoursePart = ({ card, course }: { card: Card; course: Deferred<CourseProps> }) => (
	<Part name="course" of={course} placeholder={(note) => <div className="course">{note}</div>}>
		{(loaded) => <CoursePanel card={card} course={loaded} />}
	</Part>
);

function CoursePanel({ card, course }: { card: Card; course: CourseProps }) {
	const { t } = usePage();
	return (
		<section className="course" id="course" data-state={course.state} tabIndex={-1} aria-labelledby="course-title">
			<h2 id="course-title">{t(course.progress ? `course.states.${course.progress.status}` : "course.title")}</h2>
			{course.state === "enrolled" ? <Enrolled card={card} course={course} /> : <Enrol card={card} course={course} />}
		</section>
	);
}

function Enrol({ card, course: { state, form } }: { card: Card; course: CourseProps }) {
	const { locale, t } = usePage();
	if (state === "signedOut") return <SignInFirst failure={form.failure}>{t("course.signIn")}</SignInFirst>;
	if (state === "unknown" && !form.failure) return <Notice part="course">{t("course.unknown")}</Notice>;
	// The provider refuses this person, so another try would fail too.
	if (form.failure?.notice === "courseRefused") {
		return (
			<>
				<Summary failure={form.failure} />
				<p className="event__buttons">
					<a className="button" href={paths.list(locale, "e-learnings")}>
						{t("wayOn.courses")}
					</a>
				</p>
			</>
		);
	}
	const hasTried = form.failure && form.failure.notice !== "courseEnrolFirst";
	return (
		<Form
			action={paths.enrolment(locale, card.slug)}
			failure={form.failure}
			submit={t(hasTried ? "course.enrolAgain" : "course.enrol")}
		>
			<p>{t("course.text")}</p>
		</Form>
	);
}

export const COURSE_LINKS = {
	not_attempted: "course.start",
	incomplete: "course.continue",
	completed: "course.again",
} as const;

function Enrolled({ card, course: { progress, hasCertificate, form } }: { card: Card; course: CourseProps }) {
	const { locale, t } = usePage();
	if (!progress) return null;
	const { status, percentage, completedOn, seconds, canGo } = progress;
	const isCompleted = status === "completed";
	const facts: Fact[] = [];
	if (isCompleted && completedOn) {
		facts.push([t("course.completedOn"), <Day key="day" iso={completedOn} />]);
	}
	if (seconds) facts.push([t("course.timeSpent"), formatDuration(seconds, locale)]);
	return (
		<>
			<FailureNotice failure={form.failure} />
			<div className="course__progress" data-enhance="renew">
				<label htmlFor="course-progress">
					{t("course.progress", { percentage: formatPercentage(percentage, locale) })}
				</label>
				<progress id="course-progress" max={100} value={percentage} />
			</div>
			{facts.length > 0 && <FactList className="course__facts" facts={facts} />}
			<p className="event__buttons">
				{hasCertificate && (
					<PersonalLink href={paths.certificate(locale, card.slug)}>{t("course.certificate")}</PersonalLink>
				)}
				{canGo && (
					<PersonalLink href={paths.goToCourse(locale, card.slug)} ghost={isCompleted}>
						{t(COURSE_LINKS[status])}
					</PersonalLink>
				)}
			</p>
		</>
	);
}
