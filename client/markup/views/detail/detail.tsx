import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { CardGrid, shownBy } from "../../components/card.tsx";
import { Icon } from "../../components/icon.tsx";
import { Once } from "../../components/once.tsx";
import { Picture } from "../../components/picture.tsx";
import { Headline, Prose } from "../../components/text.tsx";
import type { MeetingProps } from "../../forms/meeting-form.tsx";
import { usePage } from "../../page.ts";
import { CoursePanel, type CourseProps } from "./course.tsx";
import { EventPanel, type EventProps } from "./event.tsx";
import { Facts } from "./facts.tsx";
import { Gate } from "./gate.tsx";
import { Media } from "./media.tsx";
import { MeetingSection } from "./meeting.tsx";
import { Save } from "./save.tsx";

export interface DetailProps {
	card: Card;
	/** null: the visitor's level may not read the item; the page shows the teaser and how to get access. [6.01] */
	detail: PublicDetail | null;
	related: Card[];
	/** Of webinars. */
	event: EventProps | null;
	/** Of webinars that also take place on site. */
	meeting: MeetingProps | null;
	/** Of courses that the visitor's level reaches. */
	course: CourseProps | null;
}

/** One item of any section. [2.15-2.20] */
export function Detail({ card, detail, related, event, meeting, course }: DetailProps) {
	const { t } = usePage();
	return (
		<>
			<article className="article" data-section={card.section}>
				<div className="container article__grid">
					<ArticleHead card={card} />
					<div className="article__body">
						{/* Actions come before the text. */}
						{event && <EventPanel card={card} event={event} />}
						{course && <CoursePanel card={card} course={course} />}
						{!detail?.media.includes("video") && <ArticlePicture card={card} />}
						{detail ? <ArticleBody card={card} detail={detail} /> : <Gate />}
						{detail?.venue && meeting && <MeetingSection venue={detail.venue} meeting={meeting} />}
					</div>
					<Facts card={card} detail={detail} />
				</div>
			</article>
			{related.length > 0 && (
				<Once of={[Detail, card.section, ...shownBy(related)]}>
					{() => (
						<section className="container section related" aria-labelledby="related">
							<h2 id="related">{t("detail.related", { section: t(`sections.${card.section}`) })}</h2>
							<CardGrid cards={related} />
						</section>
					)}
				</Once>
			)}
		</>
	);
}

function ArticleHead({ card }: { card: Card }) {
	const { locale, userId, t } = usePage();
	return (
		<header className="article__head">
			<nav className="breadcrumb" aria-label={t("nav.breadcrumb")}>
				<ol>
					<li>
						<a href={paths.home(locale)}>{t("nav.home")}</a>
					</li>
					<li>
						<a href={paths.list(locale, card.section)}>{t(`sections.${card.section}`)}</a>
					</li>
				</ol>
			</nav>
			<p className="article__kind">
				<span className="kind" data-section={card.section}>
					<Icon name={card.section} />
					{t(`itemNames.${card.section}`)}
				</span>
				{!card.publicContent && (
					<span className="card__lock">
						<Icon name="lock" />
						{t("card.professionals")}
					</span>
				)}
			</p>
			<Headline title={card.title} intro={card.intro} />
			{userId !== null && <Save card={card} />}
		</header>
	);
}

/** Not shown for a video, whose player has the poster. */
const ArticlePicture = ({ card }: { card: Card }) =>
	card.image && (
		<div className="article__picture">
			<Picture picture={card.image} sizes="(max-width: 1023px) 92vw, 760px" leading />
		</div>
	);

function ArticleBody({ card, detail }: { card: Card; detail: PublicDetail }) {
	const { t } = usePage();
	return (
		<>
			<Media card={card} detail={detail} />
			<Prose html={detail.content} />
			{detail.units.length > 0 && (
				<section className="units">
					<h2>{t("detail.units")}</h2>
					<ol>
						{detail.units.map((unit) => (
							<li key={unit}>{unit}</li>
						))}
					</ol>
				</section>
			)}
		</>
	);
}
