import { isLocked } from "../../../shared/access.ts";
import { FETCH_LIMIT, HIT_INTRO_LENGTH } from "../../../shared/constants.ts";
import { excerpt } from "../../../shared/matches.ts";
import type { Card } from "../../../shared/models.ts";
import { paths } from "../../../shared/routes.ts";
import { shortened } from "../../../shared/text.ts";
import { usePage } from "../page.ts";
import { cardDependencies } from "./card.tsx";
import { CardFacts, type CardSubject } from "./card-facts.tsx";
import { DraftLabel, EventState } from "./card-states.tsx";
import { Icon } from "./icon.tsx";
import { Once } from "./once.tsx";
import { Highlighted } from "./text.tsx";

export interface Hit {
	card: CardSubject &
		Pick<Card, "section" | "slug" | "title" | "intro"> &
		Partial<Pick<Card, "editorial" | "expiresAt">>;
	/** The term matches the text of the item, but neither title nor intro. */
	inText: boolean;
}

interface HitsProps {
	hits: readonly Hit[];
	term: string;
	page: number;
	heading?: "h2" | "h3";
}

/** Search results as a list without pictures. Matches are highlighted in their context. */
export const Hits = ({ hits, term, page, heading = "h2" }: HitsProps) => (
	<ol className="hits" start={(page - 1) * FETCH_LIMIT + 1}>
		{hits.map((hit) => (
			<li key={`${hit.card.section}/${hit.card.slug}`}>
				<HitRow hit={hit} term={term} heading={heading} />
			</li>
		))}
	</ol>
);

type HitRowProps = Required<Pick<HitsProps, "term" | "heading">> & { hit: Hit };

function HitRow({ hit: { card, inText }, term, heading: Heading }: HitRowProps) {
	const { locale, accessLevel, t } = usePage();
	const locked = isLocked(accessLevel, card);
	return (
		<article className="hit" data-section={card.section}>
			<Heading className="hit__title">
				<a href={paths.detail(locale, card.section, card.slug)}>
					<Highlighted text={card.title} term={term} />
				</a>
			</Heading>
			<Once of={[HitFacts, locked, ...cardDependencies([card])]}>{() => <HitFacts card={card} locked={locked} />}</Once>
			{(card.intro || inText) && (
				<p className="soft-xs hit__intro">
					{inText && <strong>{t("search.inText")}</strong>}
					{inText && card.intro && " · "}
					<Highlighted text={shortened(excerpt(card.intro, term), HIT_INTRO_LENGTH)} term={term} />
				</p>
			)}
		</article>
	);
}

function HitFacts({ card, locked }: { card: Hit["card"]; locked: boolean }) {
	const { t } = usePage();
	return (
		<div className="row hit__facts">
			<span className="row hit__kind">
				<Icon name={card.section} />
				{t(`itemNames.${card.section}`)}
			</span>
			{card.editorial && <DraftLabel state={card.editorial.state} />}
			{card.event && <EventState event={card.event} />}
			<CardFacts card={card} locked={locked} />
		</div>
	);
}
