import { isAhead, isRoomOpen, type Phase, phaseAt } from "../../../../shared/events.ts";
import type { LocaleCode } from "../../../../shared/locales.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { EVENT_ICONS } from "../../components/card-states.tsx";
import { EventDate, EventLeaf } from "../../components/event-date.tsx";
import { Icon } from "../../components/icon.tsx";
import { Notice } from "../../components/part.tsx";
import type { Deferred } from "../../deferred.ts";
import { usePage } from "../../page.ts";
import { PersonalLink } from "../detail/personal-link.tsx";
import { ItemTitle } from "./item-title.tsx";
import { OwnSection } from "./own-section.tsx";

export interface OwnWebinar {
	id: string;
	/** The webinar's page, or null when the portal has none any more. */
	page: { locale: LocaleCode; slug: string } | null;
	card: Card | null;
	/** Null when neither the CMS nor the provider has a title. */
	title: string | null;
	event: Card["event"];
	phase: Phase;
	canJoin: boolean;
	hasReplay: boolean;
	/** Null when the provider does not report it. */
	attended: boolean | null;
}

export interface OwnWebinars {
	registrations: readonly OwnWebinar[];
	/** "next": the backend answers for one webinar at a time, so only the next ones were requested. */
	scope: "all" | "next";
	/** The number of webinars without a response of the provider. */
	unchecked: number;
	/** False when the session has no e-mail address, which identifies registrations. */
	hasAddress: boolean;
}

export function OwnWebinarsPart({ webinars }: { webinars: Deferred<OwnWebinars | null> }) {
	const { t } = usePage();
	return (
		<OwnSection part="webinars" title={t("own.webinars")} of={webinars}>
			{(loaded) => <Webinars {...loaded} />}
		</OwnSection>
	);
}

function Webinars({ registrations, scope, unchecked, hasAddress }: OwnWebinars) {
	const { locale, t } = usePage();
	// What was cancelled is past after its date.
	const isOver = ({ phase, event }: OwnWebinar) =>
		phase === "ended" || (phase === "cancelled" && event !== null && phaseAt(Date.now(), event) === "ended");
	const upcoming = registrations.filter((webinar) => !isOver(webinar));
	const past = registrations.filter(isOver);
	return (
		<>
			{unchecked > 0 && <Notice part="webinars">{t.count("own.unchecked", unchecked)}</Notice>}
			{upcoming.length > 0 && (
				<ul className="own__list">
					{upcoming.map((webinar) => (
						<RegisteredWebinar key={webinar.id} webinar={webinar} />
					))}
				</ul>
			)}
			{upcoming.length === 0 && unchecked === 0 && (
				<p className="own__empty">
					{t(hasAddress ? "own.noWebinars" : "own.noAddress")}{" "}
					<a href={paths.list(locale, "webinars")}>{t("own.findWebinars")}</a>
				</p>
			)}
			{upcoming.some(({ page, phase }) => page && isAhead(phase)) && (
				<p className="event__more">
					<a href={paths.ownCalendar(locale)} download target="_self">
						<Icon name="calendar" />
						{t("own.calendar")}
					</a>
				</p>
			)}
			{past.length > 0 && (
				<>
					<h3>{t("own.over")}</h3>
					<ul className="own__list">
						{past.map((webinar) => (
							<RegisteredWebinar key={webinar.id} webinar={webinar} />
						))}
					</ul>
				</>
			)}
			{scope === "next" && hasAddress && <p className="soft">{t("own.nextOnly")}</p>}
		</>
	);
}

function RegisteredWebinar({ webinar }: { webinar: OwnWebinar }) {
	const { t } = usePage();
	const { page, phase, event, attended, title } = webinar;
	return (
		<li className="own__item" data-phase={phase}>
			{(phase === "live" || phase === "cancelled") && (
				<p className="event__state">
					<Icon name={EVENT_ICONS[phase]} />
					{t(`event.states.${phase}`)}
				</p>
			)}
			<ItemTitle section="webinars" {...webinar} />
			{event && (
				<div className="row own__when">
					{isAhead(phase) && <EventLeaf event={event} />}
					<EventDate event={event} />
				</div>
			)}
			{attended && (
				<p className="event__state">
					<Icon name="check" />
					{t("own.attended")}
				</p>
			)}
			{page && event && isRoomOpen(Date.now(), phase, event) && webinar.canJoin && (
				<p>
					<PersonalLink href={paths.join(page.locale, page.slug)} about={title} aboutIn={page.locale}>
						{t("event.join")}
					</PersonalLink>
				</p>
			)}
			{page && phase === "ended" && webinar.hasReplay && (
				<p>
					<PersonalLink href={paths.watch(page.locale, page.slug)} ghost about={title} aboutIn={page.locale}>
						{t("event.watch")}
					</PersonalLink>
				</p>
			)}
		</li>
	);
}
