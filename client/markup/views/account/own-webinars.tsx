import { isAhead, type Phase } from "../../../../shared/events.ts";
import { type LocaleCode, localeOf } from "../../../../shared/locales.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { EventDate, EventLeaf } from "../../components/event-date.tsx";
import { Icon } from "../../components/icon.tsx";
import { Notice } from "../../components/part.tsx";
import { Marked } from "../../components/text.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";
import { PersonalLink } from "../detail/personal-link.tsx";
import { OwnSection } from "./own-section.tsx";

/** A webinar for which somebody is registered. */
export interface OwnWebinar {
	id: string;
	/** Where its page is; null: the portal has none any more. */
	page: { locale: LocaleCode; slug: string } | null;
	card: Card | null;
	/** null: neither the CMS nor the provider tells it. */
	title: string | null;
	event: Card["event"];
	phase: Phase;
	canJoin: boolean;
	hasReplay: boolean;
	/** null: not told. */
	attended: boolean | null;
}

export interface OwnWebinars {
	found: readonly OwnWebinar[];
	/** `next`: the backend tells of one webinar at a time, so that only the next ones were asked for. */
	scope: "all" | "next";
	/** Of those, how many the provider has not answered for. */
	unchecked: number;
	/** false: registrations are found by an address that is not known here. */
	hasAddress: boolean;
}

export function OwnWebinarsPart({ webinars }: { webinars: Deferred<OwnWebinars | null> }) {
	const { t } = usePage();
	return (
		<OwnSection part="webinars" title={t("own.webinars")} of={webinars}>
			{(known) => <Webinars known={known} />}
		</OwnSection>
	);
}

function Webinars({ known: { found, scope, unchecked, hasAddress } }: { known: OwnWebinars }) {
	const { locale, t } = usePage();
	const isOver = ({ phase }: OwnWebinar) => phase === "ended";
	const ahead = found.filter((one) => !isOver(one));
	const over = found.filter(isOver);
	return (
		<>
			{unchecked > 0 && <Notice part="webinars">{t.count("own.unchecked", unchecked)}</Notice>}
			{ahead.length > 0 && (
				<ul className="own__list">
					{ahead.map((one) => (
						<Registered key={one.id} webinar={one} />
					))}
				</ul>
			)}
			{ahead.length === 0 && unchecked === 0 && (
				<p className="own__empty">
					{t(hasAddress ? "own.noWebinars" : "own.noAddress")}{" "}
					<a href={paths.list(locale, "webinars")}>{t("own.findWebinars")}</a>
				</p>
			)}
			{ahead.some(({ page, phase }) => page && isAhead(phase)) && (
				<p className="event__more">
					<a href={paths.ownCalendar(locale)} download target="_self">
						<Icon name="calendar" />
						{t("own.calendar")}
					</a>
				</p>
			)}
			{over.length > 0 && (
				<>
					<h3>{t("own.over")}</h3>
					<ul className="own__list">
						{over.map((one) => (
							<Registered key={one.id} webinar={one} />
						))}
					</ul>
				</>
			)}
			{scope === "next" && hasAddress && <p className="own__note">{t("own.nextOnly")}</p>}
		</>
	);
}

const STATE_ICONS = { live: "live", cancelled: "warning" } as const;

function Registered({ webinar }: { webinar: OwnWebinar }) {
	const { t } = usePage();
	const { page, phase, event, attended, title } = webinar;
	return (
		<li className="own__item" data-phase={phase}>
			{(phase === "live" || phase === "cancelled") && (
				<p className="event__state">
					<Icon name={STATE_ICONS[phase]} />
					{t(`event.states.${phase}`)}
				</p>
			)}
			<Title webinar={webinar} />
			{event && <When event={event} isAhead={isAhead(phase)} />}
			{attended && (
				<p className="event__state">
					<Icon name="check" />
					{t("own.attended")}
				</p>
			)}
			{page && phase === "live" && webinar.canJoin && (
				<p>
					<PersonalLink href={paths.join(page.locale, page.slug)} about={title}>
						{t("event.join")}
					</PersonalLink>
				</p>
			)}
			{page && phase === "ended" && webinar.hasReplay && (
				<p>
					<PersonalLink href={paths.watch(page.locale, page.slug)} ghost about={title}>
						{t("event.watch")}
					</PersonalLink>
				</p>
			)}
		</li>
	);
}

function Title({ webinar: { id, page, title } }: { webinar: OwnWebinar }) {
	const { locale, t } = usePage();
	const words = <Marked text={title ?? t("record.untitled.webinars", { id })} />;
	if (!page) return <span className="own__title">{words}</span>;
	const lang = page.locale === locale ? undefined : localeOf(page.locale).iso;
	return (
		<a className="own__title" href={paths.detail(page.locale, "webinars", page.slug)} lang={lang} hrefLang={lang}>
			{words}
		</a>
	);
}

const When = ({ event, isAhead }: { event: NonNullable<Card["event"]>; isAhead: boolean }) => (
	<div className="own__when">
		{isAhead && <EventLeaf event={event} />}
		<EventDate event={event} />
	</div>
);
