import type { CourseStatus } from "../../../shared/contracts/learning.ts";
import { type CardState, cardState, isAhead, type Phase } from "../../../shared/events.ts";
import { formatPercentage } from "../../../shared/format.ts";
import type { Card } from "../../../shared/models.ts";
import type { DraftState } from "../../../shared/preview.ts";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";
import { Icon, type IconName } from "./icon.tsx";
import { PartSlot } from "./part.tsx";

interface Learning {
	status: CourseStatus;
	percentage: number;
}

/** By course id. */
export type CourseLearning = Readonly<Record<string, Learning>>;

/** The provider's states of webinars and the user's registrations, by slug. */
export type WebinarStates = Readonly<
	Record<string, { phase?: Phase | null; hasReplay?: boolean; isRegistered: boolean }>
>;

export type CardEvent = NonNullable<Card["event"]>;

/** In a preview: the state of an item that is not public, or not in this form. */
export function DraftLabel({ state }: { state: DraftState }) {
	const { t } = usePage();
	if (state === "published") return null;
	return (
		<span className="card__state" data-phase="live">
			{t(`preview.states.${state}`)}
		</span>
	);
}

export const EVENT_ICONS = {
	upcoming: "calendar",
	today: "calendar",
	live: "live",
	recording: "play",
	ended: "check",
	cancelled: "warning",
} as const satisfies Record<CardState, IconName>;

/** The date is enough for upcoming events. */
export function EventState({ event, phase }: { event: CardEvent; phase?: Phase | null | undefined }) {
	const { hasAccounts, t } = usePage();
	// Recordings require a sign-in.
	const state = cardState(Date.now(), { ...event, hasReplay: hasAccounts && event.hasReplay }, phase);
	if (state === "upcoming") return null;
	return (
		<span className="card__state" data-phase={state}>
			<Icon name={EVENT_ICONS[state]} />
			{t(`event.states.${state}`)}
		</span>
	);
}

interface WebinarSlotProps {
	slug: string;
	event: CardEvent;
	webinars: Deferred<WebinarStates>;
}

export const WebinarSlot = ({ slug, event, webinars }: WebinarSlotProps) => (
	<PartSlot name={`webinars:${slug}`} of={webinars} placeholder={<EventState event={event} />} inline>
		{(outcome) => {
			const { phase, hasReplay = false, isRegistered = false } = (outcome.ok && outcome.value[slug]) || {};
			return (
				<>
					<EventState event={{ ...event, hasReplay: event.hasReplay || hasReplay }} phase={phase} />
					{isRegistered && isAhead(cardState(Date.now(), event, phase)) && <Registered />}
				</>
			);
		}}
	</PartSlot>
);

function Registered() {
	const { t } = usePage();
	return (
		<span className="card__state" data-phase="registered">
			<Icon name="check" />
			{t("card.registered")}
		</span>
	);
}

export const LearningSlot = ({ course, learning }: { course: string; learning: Deferred<CourseLearning> }) => (
	<PartSlot name={`learning:${course}`} of={learning} placeholder={null} inline>
		{(outcome) => {
			const progress = outcome.ok && Object.hasOwn(outcome.value, course) ? outcome.value[course] : undefined;
			return progress && <LearningState learning={progress} />;
		}}
	</PartSlot>
);

function LearningState({ learning: { status, percentage } }: { learning: Learning }) {
	const { locale, t } = usePage();
	const progress = t("course.progress", { percentage: formatPercentage(percentage, locale) });
	return (
		<span className="card__state" data-status={status}>
			<Icon name={status === "completed" ? "check" : "clock"} />
			{status === "incomplete" ? progress : t(`course.states.${status}`)}
		</span>
	);
}
