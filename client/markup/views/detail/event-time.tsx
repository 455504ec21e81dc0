import { country } from "../../../../shared/countries.ts";
import { endOf, type Phase, timeUntil } from "../../../../shared/events.ts";
import { formatDayParts, formatLongDate, formatTime } from "../../../../shared/format.ts";
import type { Card } from "../../../../shared/models.ts";
import { paths } from "../../../../shared/routes.ts";
import { Icon } from "../../components/icon.tsx";
import { usePage } from "../../page.ts";

const STATE_ICONS = { upcoming: "calendar", live: "live", ended: "check", cancelled: "warning" } as const;

/** Date and time in the event's zone; client/browser/shell/zone.ts adds the visitor's own, and keeps the countdown. */
export function When({ card, phase }: { card: Card; phase: Phase }) {
	const { locale, country: code, t } = usePage();
	if (!card.event) return null;
	const { startsAt, endsAt } = card.event;
	const timeZone = card.event.timeZone ?? country(code).timeZone;
	const { day, month } = formatDayParts(startsAt, locale, timeZone);
	const from = formatTime(startsAt, locale, timeZone, endsAt === null);
	const time = endsAt === null ? from : `${from} – ${formatTime(endsAt, locale, timeZone, true)}`;
	return (
		<div className="event__when">
			<span className="leaf" aria-hidden="true">
				<span className="leaf__day">{day}</span>
				<span className="leaf__month">{month}</span>
			</span>
			<div className="event__words">
				<p className="event__state">
					<Icon name={STATE_ICONS[phase]} />
					{t(`event.states.${phase}`)}
				</p>
				<time className="event__date" dateTime={startsAt}>
					{formatLongDate(startsAt, locale, timeZone)}, <span className="event__time">{time}</span>
				</time>
				<p
					className="event__zone"
					hidden
					data-zone={timeZone}
					data-words={t("event.yourTime", { time: "{{time}}" })}
					data-starts={startsAt}
				/>
				<Countdown slug={card.slug} phase={phase} startsAt={startsAt} ends={endOf(card.event)} timeZone={timeZone} />
			</div>
		</div>
	);
}

interface CountdownProps {
	slug: string;
	phase: Phase;
	startsAt: string;
	/** Milliseconds since 1970. */
	ends: number;
	timeZone: string;
}

function Countdown({ slug, phase, startsAt, ends, timeZone }: CountdownProps) {
	const { locale, t } = usePage();
	const end = new Date(ends).toISOString();
	const running = t("event.runsUntil", { time: formatTime(end, locale, timeZone, true) });
	if (phase === "ended") return <p>{t("detail.past")}</p>;
	if (phase === "cancelled") return <p>{t("event.cancelled")}</p>;
	if (phase === "live") return <p>{running}</p>;
	const left = Date.parse(startsAt) - Date.now();
	return (
		<>
			<p
				data-countdown={startsAt}
				data-ends={end}
				data-zone={timeZone}
				data-words={t("event.begins", { when: "{{when}}" })}
				data-running={t("event.begun")}
				data-over={t("detail.past")}
			>
				{left > 0 ? t("event.begins", { when: timeUntil(startsAt, Date.now(), locale, timeZone) }) : t("event.soon")}
			</p>
			{/* Shown by the countdown when the event begins while the page is open: other actions are possible then. */}
			<p data-renew hidden>
				<a href={paths.detail(locale, "webinars", slug)}>{t("event.renew")}</a>
			</p>
		</>
	);
}
