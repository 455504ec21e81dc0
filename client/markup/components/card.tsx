import { isLocked } from "../../../shared/access.ts";
import { CARD_INTRO_LENGTH } from "../../../shared/constants.ts";
import { cardState } from "../../../shared/events.ts";
import type { Card as CardData } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { shortened } from "../../../shared/text.ts";
import type { Deferred } from "../deferred.ts";
import { usePage } from "../page.ts";
import { CardAction, CardFacts } from "./card-facts.tsx";
import {
	type CourseLearning,
	DraftLabel,
	EventState,
	LearningSlot,
	WebinarSlot,
	type WebinarStates,
} from "./card-states.tsx";
import { EventLeaf } from "./event-date.tsx";
import { Icon } from "./icon.tsx";
import { Once } from "./once.tsx";
import { PictureFrame } from "./picture.tsx";
import { SIZES } from "./sizes.ts";
import { Marked } from "./text.tsx";

interface CardProps extends Required<Pick<CardGridProps, "heading">>, Pick<CardGridProps, "learning" | "webinars"> {
	card: CardData;
	locked: boolean;
	/** The card is visible when the page opens, so its picture is not lazy. */
	inSight: boolean;
	id: string | undefined;
}

function Card({ card, locked, heading: Heading, inSight, id, learning, webinars }: CardProps) {
	const { locale, t } = usePage();
	return (
		<article className="card" id={id} data-section={card.section} data-published={card.publishedAt ?? undefined}>
			<Once of={[CardPicture, card, inSight]}>{() => <CardPicture card={card} inSight={inSight} />}</Once>
			<div className="card__body">
				<p className="row card__kind">
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
						<span className="soft-xs card__category">
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
					<p className="soft card__intro">
						<Marked text={shortened(card.intro, CARD_INTRO_LENGTH)} />
					</p>
				)}
				<Once of={[CardFacts, card, locked]}>{() => <CardFacts card={card} locked={locked} />}</Once>
				{id && !locked && <CardAction card={card} hasStates={Boolean(webinars)} />}
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

interface CardGridProps {
	cards: readonly CardData[];
	heading?: "h2" | "h3";
	/** "Load more" links to these ids. */
	numbered?: boolean;
	leading?: boolean;
	learning?: Deferred<CourseLearning> | null | undefined;
	webinars?: Deferred<WebinarStates> | null | undefined;
}

const stateOf = ({ event }: Pick<CardData, "event">) => event && cardState(Date.now(), event);

/** Dependencies of a shared part: the cards, and the states of their events. */
export const cardDependencies = (cards: readonly Pick<CardData, "event">[]) => [...cards, ...cards.map(stateOf)];

export function CardGrid({ cards, heading = "h3", numbered, leading = false, learning, webinars }: CardGridProps) {
	const { accessLevel } = usePage();
	return (
		<ul className="card-grid">
			{cards.map((card, index) => {
				const locked = isLocked(accessLevel, card);
				const inSight = leading && index === 0;
				const id = numbered ? `item-${index + 1}` : undefined;
				const props = { card, locked, heading, inSight, id, learning, webinars };
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
