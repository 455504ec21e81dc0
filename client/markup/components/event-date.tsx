import { country } from "../../../shared/countries.ts";
import { formatDayParts, formatSpan } from "../../../shared/format.ts";
import type { Card } from "../../../shared/models.ts";
import { usePage } from "../page.ts";

type Event = NonNullable<Card["event"]>;

/** The time zone of the event, and of the reader's country. */
const useZones = (event: Event): { timeZone: string; home: string } => {
	const { country: code } = usePage();
	const home = country(code).timeZone;
	return { timeZone: event.timeZone ?? home, home };
};

/** In the event's time zone. For online events client/browser/shell/page/zone.ts adds the hours of a visitor elsewhere. */
export function EventDate({ event }: { event: Event }) {
	const { locale, t } = usePage();
	const { timeZone, home } = useZones(event);
	const { day, hours } = formatSpan(event, locale, timeZone, home);
	return (
		<time
			className="event__date"
			dateTime={event.startsAt}
			data-ends={event.endsAt ?? undefined}
			data-zone={event.onSite ? undefined : timeZone}
			data-own={event.onSite ? undefined : t("event.ownTime", { time: "{{time}}" })}
		>
			{`${day}, `}
			<span className="event__time">{hours}</span>
		</time>
	);
}

export function EventLeaf({ event }: { event: Event }) {
	const { locale } = usePage();
	const { day, month } = formatDayParts(event.startsAt, locale, useZones(event).timeZone);
	return (
		<span className="leaf" aria-hidden="true">
			<span className="leaf__day">{day}</span>
			<span className="leaf__month">{month}</span>
		</span>
	);
}
