import type { CourseStatus } from "../../../shared/contracts/learning.ts";
import { country } from "../../../shared/countries.ts";
import { phaseAt } from "../../../shared/events.ts";
import { formatDate, formatDayParts, formatDuration, formatSize, formatTime } from "../../../shared/format.ts";
import type { Card as CardData } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { usePage } from "../page.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Once } from "./once.tsx";
import { Picture } from "./picture.tsx";
import { Highlighted, Marked } from "./text.tsx";

interface CardProps {
	card: CardData;
	heading?: "h2" | "h3";
	/** The card is in sight when the page is shown: its picture is loaded at once. */
	inSight?: boolean;
	/** A search term, highlighted in title and intro. */
	term?: string;
	id?: string;
	learning?: Learning | undefined;
}

/** The visitor's progress in a course. */
export interface Learning {
	status: CourseStatus;
	percentage: number;
}

function Card({ card, heading: Heading = "h3", inSight = false, term, id, learning }: CardProps) {
	const { locale, t } = usePage();
	const text = (value: string) => (term ? <Highlighted text={value} term={term} /> : <Marked text={value} />);
	return (
		<article className="card" id={id} data-section={card.section}>
			<Once of={[CardPicture, card, inSight]}>{() => <CardPicture card={card} inSight={inSight} />}</Once>
			<div className="card__body">
				<p className="card__kind">
					<span className="kind" data-section={card.section}>
						<Icon name={card.section} />
						{t(`itemNames.${card.section}`)}
					</span>
					{card.event && <EventState event={card.event} />}
					{learning && <LearningState learning={learning} />}
					{card.category?.name && <span className="card__category">{card.category.name}</span>}
				</p>
				<Heading className="card__title">
					<a href={paths.detail(locale, card.section, card.slug)}>{text(card.title)}</a>
				</Heading>
				{card.intro && <p className="card__intro">{text(card.intro)}</p>}
				<Once of={[CardFacts, card]}>{() => <CardFacts card={card} />}</Once>
			</div>
		</article>
	);
}

const CardPicture = ({ card, inSight }: { card: CardData; inSight: boolean }) => (
	<div className="card__picture">
		{card.image ? (
			<Picture
				picture={card.image}
				sizes="(max-width: 660px) 92vw, (max-width: 1023px) 46vw, 370px"
				leading={inSight}
				decorative
			/>
		) : (
			<Icon name={card.section} />
		)}
		{card.event && <CalendarLeaf event={card.event} />}
	</div>
);

type CardEvent = NonNullable<CardData["event"]>;

function CalendarLeaf({ event: { startsAt, timeZone } }: { event: CardEvent }) {
	const { locale, country: code } = usePage();
	const { day, month } = formatDayParts(startsAt, locale, timeZone ?? country(code).timeZone);
	return (
		<span className="leaf" aria-hidden="true">
			<span className="leaf__day">{day}</span>
			<span className="leaf__month">{month}</span>
		</span>
	);
}

/** The badge of a live or past event; a coming one needs none beside its date. */
function EventState({ event }: { event: CardEvent }) {
	const { t } = usePage();
	const phase = phaseAt(Date.now(), event);
	if (phase === "upcoming") return null;
	return (
		<span className="card__state" data-phase={phase}>
			<Icon name={phase === "live" ? "live" : "check"} />
			{t(`event.states.${phase}`)}
		</span>
	);
}

function LearningState({ learning: { status, percentage } }: { learning: Learning }) {
	const { t } = usePage();
	return (
		<span className="card__state" data-status={status}>
			<Icon name={status === "completed" ? "check" : "clock"} />
			{status === "incomplete" ? t("course.progress", { percentage }) : t(`course.states.${status}`)}
		</span>
	);
}

/** Date, duration, size, and whether the item is for professionals only. */
function CardFacts({ card }: { card: CardData }) {
	const { locale, country: code, t } = usePage();
	const { timeZone } = country(code);
	const facts: { icon: IconName; text: string; dateTime?: string }[] = [];
	if (card.event) {
		const { startsAt, onSite } = card.event;
		const zone = card.event.timeZone ?? timeZone;
		const when = `${formatDate(startsAt, locale, zone)}, ${formatTime(startsAt, locale, zone)}`;
		facts.push({ icon: "calendar", text: when, dateTime: startsAt });
		if (onSite) facts.push({ icon: "place", text: t("card.onSite") });
	} else if (card.publishedAt) {
		facts.push({ icon: "calendar", text: formatDate(card.publishedAt, locale, timeZone), dateTime: card.publishedAt });
	}
	if (card.duration) facts.push({ icon: "clock", text: formatDuration(card.duration, locale) });
	if (card.file) {
		const size = card.file.kilobytes === null ? [] : [formatSize(card.file.kilobytes, locale)];
		facts.push({ icon: "file", text: [card.file.type, ...size].join(", ") });
	}
	return (
		<ul className="card__facts">
			{facts.map(({ icon, text, dateTime }) => (
				<li key={icon}>
					<Icon name={icon} />
					{dateTime ? <time dateTime={dateTime}>{text}</time> : text}
				</li>
			))}
			{!card.publicContent && (
				<li className="card__lock">
					<Icon name="lock" />
					{t("card.professionals")}
				</li>
			)}
		</ul>
	);
}

interface CardGridProps {
	cards: readonly CardData[];
	heading?: "h2" | "h3";
	term?: string;
	/** Gives the cards numbered ids, to which "load more" links. */
	numbered?: boolean;
	leading?: boolean;
	/** The signed-in user's progress by course id. */
	learning?: Readonly<Record<string, Learning>>;
}

const phaseOf = ({ event }: CardData) => event && phaseAt(Date.now(), event);

/** What a part that shows cards depends on: the cards themselves, and whether their events are live or over. */
export const shownBy = (cards: readonly CardData[]) => [...cards, ...cards.map(phaseOf)];

export const CardGrid = ({
	cards,
	heading = "h3",
	term,
	numbered = false,
	leading = false,
	learning = {},
}: CardGridProps) => (
	<ul className="card-grid">
		{cards.map((card, index) => {
			const inSight = leading && index === 0;
			const id = numbered ? `item-${index + 1}` : "";
			const own =
				card.section === "e-learnings" && Object.hasOwn(learning, card.slug) ? learning[card.slug] : undefined;
			return (
				<Once
					key={`${card.section}/${card.slug}`}
					of={own || term ? null : [Card, heading, id, inSight, ...shownBy([card])]}
				>
					{() => (
						<li>
							<Card
								card={card}
								heading={heading}
								inSight={inSight}
								learning={own}
								{...(term ? { term } : {})}
								{...(id ? { id } : {})}
							/>
						</li>
					)}
				</Once>
			);
		})}
	</ul>
);
