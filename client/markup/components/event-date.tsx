import { country } from "../../../shared/countries.ts";
import { formatDayParts, formatSpan } from "../../../shared/format.ts";
import { usePage } from "../page.ts";
import type { CardEvent } from "./card-states.tsx";

/** In the event's time zone. For online events client/browser/shell/page/zone.ts adds the hours of a visitor elsewhere. */
export function EventDate({ event }: { event: CardEvent }) {
	const { locale, country: code, t } = usePage();
	const { timeZone } = event;
	const { day, hours } = formatSpan(event, locale, timeZone, country(code).timeZone);
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

export function EventLeaf({ event }: { event: CardEvent }) {
	const { locale } = usePage();
	const { day, month } = formatDayParts(event.startsAt, locale, event.timeZone);
	return (
		<span className="leaf" aria-hidden="true">
			<span className="leaf__day">{day}</span>
			<span className="leaf__month">{month}</span>
		</span>
	);
}
