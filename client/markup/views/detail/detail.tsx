import { LONG_WORDS, withChapters } from "../../../../shared/contents.ts";
import type { Card, PublicDetail } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { SECTION_FACTS } from "../../../../shared/sections.ts";
import { CardGrid, cardDependencies } from "../../components/card.tsx";
import { Chapters } from "../../components/chapters.tsx";
import { Icon } from "../../components/icon.tsx";
import { Once } from "../../components/once.tsx";
import { Part } from "../../components/part.tsx";
import { PictureFrame } from "../../components/picture.tsx";
import { PrintLine } from "../../components/print-line.tsx";
import { SIZES } from "../../components/sizes.ts";
import { Marked, Prose } from "../../components/text.tsx";
import type { Deferred } from "../../deferred.ts";
import type { MeetingProps } from "../../forms/meeting-form.tsx";
import { usePage } from "../../page.ts";
import { ItemActions } from "./actions.tsx";
import { Byline, Sources } from "./byline.tsx";
import { CoursePart, type CourseProps } from "./course.tsx";
import { EventPart, type EventProps } from "./event.tsx";
import { Facts } from "./facts.tsx";
import { Gate } from "./gate.tsx";
import { Media } from "./media.tsx";
import { MeetingPart } from "./meeting.tsx";
import { Reading } from "./reading.tsx";
import type { ComingTranscript } from "./transcript.tsx";

export interface DetailProps {
	card: Card;
	/** Null when the visitor's access level is too low. The page then shows the teaser and how to get access. [6.01] */
	detail: PublicDetail | null;
	/** Whether the page was opened by a deep link whose code gives no access. */
	isLinkOver: boolean;
	url: string;
	related: Deferred<Card[]>;
	/** For recordings with captions but without a transcript from the editors. */
	transcript: ComingTranscript;
	/** Only for webinars. */
	event: Deferred<EventProps> | null;
	/** Only for webinars. The value is null when there is no meeting any more. */
	meeting: Deferred<MeetingProps | null> | null;
	/** Only for courses, and only if the access level allows the course. */
	course: Deferred<CourseProps> | null;
}

/** One item of any section. [2.15-2.20] */
export function Detail({ card, detail, isLinkOver, url, related, transcript, event, meeting, course }: DetailProps) {
	const content = detail?.content ?? "";
	// Chapters are for texts. In other sections the action matters more.
	const text = SECTION_FACTS[card.section].isRead ? withChapters(content, LONG_WORDS) : { html: content, chapters: [] };
	const picture = <ArticlePicture card={card} detail={detail} />;
	// A podcast's player and the gate come before the picture.
	const isLast = !detail || detail.media.includes("audio");
	return (
		<>
			<article className="article" data-section={card.section}>
				<div className="container column article__grid">
					<ArticleHead card={card} detail={detail} />
					{!isLast && picture}
					<div className="column article__body">
						{!detail && <Gate isLinkOver={isLinkOver} />}
						<ItemActions card={card} detail={detail} url={url} />
						{/* Actions come before the text. */}
						{event && <EventPart card={card} event={event} />}
						{course && <CoursePart card={card} course={course} />}
						{detail && <Media card={card} detail={detail} transcript={transcript} />}
					</div>
					{isLast && picture}
					<div className="column article__side">
						<Facts card={card} detail={detail} />
						<Chapters chapters={text.chapters} />
					</div>
					{detail && (
						<div className="column article__body">
							<ArticleText card={card} detail={detail} html={text.html} />
							{detail.venue && meeting && <MeetingPart card={card} venue={detail.venue} meeting={meeting} />}
						</div>
					)}
				</div>
			</article>
			<Related section={card.section} related={related} />
		</>
	);
}

function Related({ section, related }: { section: Card["section"]; related: Deferred<Card[]> }) {
	const { accessLevel, t } = usePage();
	const title = t("detail.related", { section: t(`sections.${section}`) });
	return (
		<Part name="related" of={related} placeholder={(note) => <div className="container section related">{note}</div>}>
			{(cards) =>
				cards.length > 0 && (
					<Once of={[Related, section, ...cardDependencies(cards)]} facts={{ accessLevel }}>
						{() => (
							<section className="container section related" aria-labelledby="related">
								<h2 id="related">{title}</h2>
								<CardGrid cards={cards} />
							</section>
						)}
					</Once>
				)
			}
		</Part>
	);
}

function ArticleHead({ card, detail }: Pick<DetailProps, "card" | "detail">) {
	const { locale, t } = usePage();
	return (
		<header className="column article__head">
			<PrintLine />
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
			<p className="row article__kind">
				<span className="kind" data-section={card.section}>
					<Icon name={card.section} />
					{t(`itemNames.${card.section}`)}
				</span>
				{detail === null && (
					<span className="card__lock">
						<Icon name="lock" />
						{t("card.professionals")}
					</span>
				)}
			</p>
			<h1>
				<Marked text={card.title} />
			</h1>
			<Byline card={card} detail={detail} />
			{card.intro && (
				<p className="lead">
					<Marked text={card.intro} />
				</p>
			)}
		</header>
	);
}

/** Hidden when a player shows the picture as its poster. */
const ArticlePicture = ({ card, detail }: Pick<DetailProps, "card" | "detail">) =>
	card.image &&
	!detail?.media.includes("video") &&
	!detail?.embed && (
		<PictureFrame className="article__picture" picture={card.image} icon={card.section} sizes={SIZES.beside} leading />
	);

function ArticleText({ card, detail, html }: { card: Card; detail: PublicDetail; html: string }) {
	const { t } = usePage();
	return (
		<>
			<Reading card={card}>
				<Prose html={html} />
			</Reading>
			{detail.units.length > 0 && (
				<section className="units">
					<h2>{t("detail.units")}</h2>
					<ol>
						{detail.units.map((unit) => (
							<li key={unit}>
								<Marked text={unit} />
							</li>
						))}
					</ol>
				</section>
			)}
			<Sources sources={detail.sources} />
		</>
	);
}
