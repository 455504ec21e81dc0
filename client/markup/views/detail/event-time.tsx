import { country } from "../../../../shared/countries.ts";
import { endOf, type Phase, timeUntil } from "../../../../shared/events.ts";
import { formatEnd } from "../../../../shared/format.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { type CardEvent, EVENT_ICONS } from "../../components/card-states.tsx";
import { EventDate, EventLeaf } from "../../components/event-date.tsx";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

/** client/browser/shell/page/zone.ts updates the countdown. */
export function When({ card, phase }: { card: Card; phase: Phase }) {
	const { t } = usePage();
	if (!card.event) return null;
	return (
		<div className="event__when">
			<EventLeaf event={card.event} />
			<div className="event__words">
				<p className="event__state">
					<Icon name={EVENT_ICONS[phase]} />
					{t(`event.states.${phase}`)}
				</p>
				<EventDate event={card.event} />
				<Countdown slug={card.slug} phase={phase} event={card.event} />
			</div>
		</div>
	);
}

interface CountdownProps {
	slug: string;
	phase: Phase;
	event: CardEvent;
}

function Countdown({ slug, phase, event }: CountdownProps) {
	const { locale, country: code, t } = usePage();
	const { startsAt, endsAt, timeZone } = event;
	if (phase === "ended") return <p>{t("detail.past")}</p>;
	if (phase === "cancelled") return <p>{t("event.cancelled")}</p>;
	if (phase === "live") {
		// Without an end in the CMS its time is unknown, and the provider's state may outlast the planned one.
		if (endsAt === null || Date.parse(endsAt) <= Date.now()) return <p>{t("event.begun")}</p>;
		return (
			<p>{t("event.runsUntil", { time: formatEnd(startsAt, endsAt, locale, timeZone, country(code).timeZone) })}</p>
		);
	}
	const renew = <a href={paths.detail(locale, "webinars", slug)}>{t("event.renew")}</a>;
	// The provider has not begun yet, and the countdown knows the dates only.
	if (Date.parse(startsAt) <= Date.now()) {
		return (
			<>
				<p>{t("event.soon")}</p>
				<p>{renew}</p>
			</>
		);
	}
	return (
		<>
			<p
				data-countdown={startsAt}
				data-ends={new Date(endOf(event)).toISOString()}
				data-zone={timeZone}
				data-words={t("event.begins", { when: "{{when}}" })}
				data-running={t("event.begun")}
				data-over={t("detail.past")}
				data-live={t("event.states.live")}
				data-ended={t("event.states.ended")}
			>
				{t("event.begins", { when: timeUntil(startsAt, Date.now(), locale, timeZone) })}
			</p>
			{/* The countdown shows this link when the room opens while the page is open, because other actions are possible
			    then. */}
			<p data-renew hidden>
				{renew}
			</p>
		</>
	);
}
