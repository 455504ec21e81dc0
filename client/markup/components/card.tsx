import type { MessageKey } from "../../../locales/keys.ts";
import { isLocked } from "../../../shared/access.ts";
import { CARD_INTRO_LENGTH } from "../../../shared/constants.ts";
import type { CourseStatus } from "../../../shared/contracts/learning.ts";
import { country } from "../../../shared/countries.ts";
import { type CardState, cardState, isAhead, type Phase } from "../../../shared/events.ts";
import { colon, formatDate, formatDuration, formatSize, formatStart } from "../../../shared/format.ts";
import type { Card as CardData } from "../../../shared/models.ts";
import type { DraftState } from "../../../shared/preview.ts";
import { paths } from "../../../shared/routes.ts";
import type { Section } from "../../../shared/sections.ts";
import { shortened } from "../../../shared/text.ts";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";
import { DownloadLabel } from "./download-label.tsx";
import { EventLeaf } from "./event-date.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Once } from "./once.tsx";
import { PartSlot } from "./part.tsx";
import { PictureFrame } from "./picture.tsx";
import { SIZES } from "./sizes.ts";
import { Marked } from "./text.tsx";

interface CardProps {
	card: CardData;
	locked: boolean;
	heading?: "h2" | "h3";
	/** The card is visible when the page opens, so its picture is not lazy. */
	inSight?: boolean;
	id?: string;
	learning?: Deferred<CourseLearning> | undefined;
	webinars?: Deferred<WebinarStates> | undefined;
}

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

function Card({ card, locked, heading: Heading = "h3", inSight = false, id, learning, webinars }: CardProps) {
	const { locale, t } = usePage();
	return (
		<article className="card" id={id} data-section={card.section} data-published={card.publishedAt ?? undefined}>
			<Once of={[CardPicture, card, inSight]}>{() => <CardPicture card={card} inSight={inSight} />}</Once>
			<div className="card__body">
				<p className="card__kind">
					<span className="kind" data-section={card.section}>
						<Icon name={card.section} />
						{t(`itemNames.${card.section}`)}
					</span>
					{card.editorial && <DraftLabel state={card.editorial.state} />}
					{card.event &&
						(webinars ? (
							<WebinarSlot slug={card.slug} event={card.event} webinars={webinars} />
						) : (
							<EventState event={card.event} />
						))}
					{learning && <LearningSlot course={card.slug} learning={learning} />}
					{card.category?.name && (
						<span className="card__category">
							<Marked text={card.category.name} />
						</span>
					)}
				</p>
				<Heading className="card__title">
					<a href={paths.detail(locale, card.section, card.slug)}>
						<Marked text={card.title} />
					</a>
				</Heading>
				{card.intro && (
					<p className="card__intro">
						<Marked text={shortened(card.intro, CARD_INTRO_LENGTH)} />
					</p>
				)}
				<Once of={[CardFacts, card, locked]}>{() => <CardFacts card={card} locked={locked} />}</Once>
				{id && !locked && <CardAction card={card} />}
			</div>
		</article>
	);
}

const CardPicture = ({ card, inSight }: { card: CardData; inSight: boolean }) => (
	<PictureFrame
		className="card__picture"
		picture={card.image}
		icon={card.section}
		sizes={SIZES.card}
		leading={inSight}
		decorative
	>
		{card.event && <EventLeaf event={card.event} />}
	</PictureFrame>
);

type CardEvent = NonNullable<CardData["event"]>;

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

const STATE_ICONS = {
	today: "calendar",
	live: "live",
	recording: "play",
	ended: "check",
	cancelled: "warning",
} as const satisfies Record<Exclude<CardState, "upcoming">, IconName>;

/** The date is enough for upcoming events. */
export function EventState({ event, phase }: { event: CardEvent; phase?: Phase | null | undefined }) {
	const { hasAccounts, t } = usePage();
	// Recordings require a sign-in.
	const state = cardState(Date.now(), { ...event, hasReplay: hasAccounts && event.hasReplay }, phase);
	if (state === "upcoming") return null;
	return (
		<span className="card__state" data-phase={state}>
			<Icon name={STATE_ICONS[state]} />
			{t(`event.states.${state}`)}
		</span>
	);
}

interface WebinarSlotProps {
	slug: string;
	event: CardEvent;
	webinars: Deferred<WebinarStates>;
}

const WebinarSlot = ({ slug, event, webinars }: WebinarSlotProps) => (
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

const LearningSlot = ({ course, learning }: { course: string; learning: Deferred<CourseLearning> }) => (
	<PartSlot name={`learning:${course}`} of={learning} placeholder={null} inline>
		{(outcome) => {
			const progress = outcome.ok && Object.hasOwn(outcome.value, course) ? outcome.value[course] : undefined;
			return progress && <LearningState learning={progress} />;
		}}
	</PartSlot>
);

function LearningState({ learning: { status, percentage } }: { learning: Learning }) {
	const { t } = usePage();
	return (
		<span className="card__state" data-status={status}>
			<Icon name={status === "completed" ? "check" : "clock"} />
			{status === "incomplete" ? t("course.progress", { percentage }) : t(`course.states.${status}`)}
		</span>
	);
}

export type CardSubject = Pick<CardData, "event" | "publishedAt" | "duration" | "file" | "publicContent">;

/** Date, duration, size, and the lock. Visitors who may read the item see no lock. */
export function CardFacts({ card, locked }: { card: CardSubject; locked: boolean }) {
	const { locale, country: code, t } = usePage();
	const { timeZone } = country(code);
	const facts: { icon: IconName; text: string; dateTime?: string }[] = [];
	if (card.event) {
		const { startsAt, onSite } = card.event;
		const day = formatDate(startsAt, locale, card.event.timeZone);
		const when = `${day}, ${formatStart(card.event, locale, timeZone)}`;
		facts.push({ icon: "calendar", text: when, dateTime: startsAt });
		if (onSite) facts.push({ icon: "place", text: t("card.onSite") });
	} else if (card.publishedAt) {
		facts.push({ icon: "calendar", text: formatDate(card.publishedAt, locale, timeZone), dateTime: card.publishedAt });
	}
	if (card.duration) facts.push({ icon: "clock", text: formatDuration(card.duration, locale) });
	if (card.file) {
		const size = card.file.kilobytes === null ? [] : [formatSize(card.file.kilobytes, locale)];
		const text = [card.file.type, ...size].filter(Boolean).join(", ");
		if (text !== "") facts.push({ icon: "file", text });
	}
	return (
		<ul className="card__facts">
			{facts.map(({ icon, text, dateTime }) => (
				<li key={icon}>
					<Icon name={icon} />
					{dateTime ? <time dateTime={dateTime}>{text}</time> : text}
				</li>
			))}
			{locked && (
				<li className="card__lock">
					<Icon name="lock" />
					{t("card.professionals")}
				</li>
			)}
		</ul>
	);
}

const ACTIONS: Partial<Record<Section, { label: MessageKey; icon: IconName; anchor: string }>> = {
	podcasts: { label: "media.play", icon: "play", anchor: "" },
	webcasts: { label: "media.play", icon: "play", anchor: "" },
	webinars: { label: "event.register", icon: "calendar", anchor: "#event" },
	"e-learnings": { label: "card.toCourse", icon: "arrow", anchor: "#course" },
};

/** The item's main action, one click away. Only the compact view has room for it. */
function CardAction({ card }: { card: CardData }) {
	const { locale, hasAccounts, t } = usePage();
	const { section, slug, title, file } = card;
	const about = <span className="visually-hidden">{colon(locale) + title}</span>;
	if (file) {
		return (
			// Without `download`, so that a failure shows the error page.
			<a
				className="card__action"
				href={paths.media(locale, section, slug, "file")}
				target="_self"
				data-track="download"
			>
				<DownloadLabel type={file.type} />
				{about}
			</a>
		);
	}
	const action = ACTIONS[section];
	const mayRegister = card.event === null || (hasAccounts && isAhead(cardState(Date.now(), card.event)));
	if (!action || !mayRegister) return null;
	return (
		<a className="card__action" href={paths.detail(locale, section, slug) + action.anchor}>
			<Icon name={action.icon} />
			{t(action.label)}
			{about}
		</a>
	);
}

interface CardGridProps {
	cards: readonly CardData[];
	heading?: "h2" | "h3";
	/** "Load more" links to these ids. */
	numbered?: boolean;
	leading?: boolean;
	learning?: Deferred<CourseLearning> | undefined;
	webinars?: Deferred<WebinarStates> | undefined;
}

const stateOf = ({ event }: Pick<CardData, "event">) => event && cardState(Date.now(), event);

/** Dependencies of a shared part: the cards, and the states of their events. */
export const cardDependencies = (cards: readonly Pick<CardData, "event">[]) => [...cards, ...cards.map(stateOf)];

export function CardGrid({
	cards,
	heading = "h3",
	numbered = false,
	leading = false,
	learning,
	webinars,
}: CardGridProps) {
	const { accessLevel } = usePage();
	return (
		<ul className="card-grid">
			{cards.map((card, index) => {
				const locked = isLocked(accessLevel, card);
				const inSight = leading && index === 0;
				const id = numbered ? `item-${index + 1}` : "";
				const props = { card, locked, heading, inSight, learning, webinars, ...(id ? { id } : {}) };
				return (
					<Once
						key={`${card.section}/${card.slug}`}
						of={learning || webinars ? null : [Card, locked, heading, id, inSight, ...cardDependencies([card])]}
					>
						{() => (
							<li>
								<Card {...props} />
							</li>
						)}
					</Once>
				);
			})}
		</ul>
	);
}
