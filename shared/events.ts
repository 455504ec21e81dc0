import { dayOf, type Span } from "./format.ts";

/** Rules of events. Times are ISO 8601, `timeZone` is an IANA name. */

export const PHASES = ["upcoming", "live", "ended", "cancelled"] as const;
export type Phase = (typeof PHASES)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ASSUMED_LENGTH_MS = HOUR_MS;

const startOf = ({ startsAt }: Span): number => Date.parse(startsAt);
export const endOf = (span: Span): number =>
	span.endsAt === null ? startOf(span) + ASSUMED_LENGTH_MS : Date.parse(span.endsAt);

export function phaseAt(now: number, span: Span): Exclude<Phase, "cancelled"> {
	if (now >= endOf(span)) return "ended";
	return now >= startOf(span) ? "live" : "upcoming";
}

/** How long before the start a registered user can enter. */
const OPENS_BEFORE_MS = 15 * MINUTE_MS;

export const isRoomOpen = (now: number, phase: Phase, span: Pick<Span, "startsAt">): boolean =>
	phase === "live" || (phase === "upcoming" && Date.parse(span.startsAt) - now <= OPENS_BEFORE_MS);

export const isAhead = (phase: CardState): boolean => ["upcoming", "today", "live"].includes(phase);

/** Upcoming and live events by start, then past ones, the latest first, then items without a date. */
export function inOrderOfEvents<T>(items: readonly T[], spanOf: (item: T) => Span | null, now: number): T[] {
	const placed = items.map((item) => {
		const span = spanOf(item);
		if (!span) return { item, isOver: true, at: Number.NEGATIVE_INFINITY };
		return { item, isOver: phaseAt(now, span) === "ended", at: startOf(span) };
	});
	return placed
		.toSorted((a, b) => {
			if (a.isOver !== b.isOver) return Number(a.isOver) - Number(b.isOver);
			return a.isOver ? b.at - a.at : a.at - b.at;
		})
		.map(({ item }) => item);
}

function daysBetween(from: number, to: number, timeZone: string): number {
	const day = (at: number) => Date.parse(dayOf(at, timeZone)) / DAY_MS;
	return day(to) - day(from);
}

export type CardState = Phase | "today" | "recording";

interface CardEvent extends Span {
	timeZone: string;
	status: Phase | null;
	hasReplay: boolean;
}

/** The CMS's cancellation, else the provider's phase, else the dates. */
export const phaseOf = (now: number, event: Span & { status: Phase | null }, phase?: Phase | null): Phase =>
	event.status === "cancelled" ? "cancelled" : (phase ?? phaseAt(now, event));

/** The state of an event on a card. `phase` is the provider's, if it is known. */
export function cardState(now: number, event: CardEvent, phase?: Phase | null): CardState {
	const current = phaseOf(now, event, phase);
	if (current === "ended" && event.hasReplay) return "recording";
	const isToday = current === "upcoming" && isSameDay(now, startOf(event), event.timeZone);
	return isToday ? "today" : current;
}

/** Most times are far apart, and formatters are slow. */
const isSameDay = (one: number, other: number, timeZone: string): boolean =>
	Math.abs(one - other) < 2 * DAY_MS && daysBetween(one, other, timeZone) === 0;

/** "in 12 days", "tomorrow", "in 5 hours" (the same day, or less than twelve hours), "in 20 minutes"; at least one minute. */
export function timeUntil(startsAt: string, now: number, locale: string, timeZone: string): string {
	const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
	const left = Math.max(Date.parse(startsAt) - now, MINUTE_MS);
	const days = daysBetween(now, Date.parse(startsAt), timeZone);
	if (days > 0 && left >= 12 * HOUR_MS) return format.format(days, "day");
	if (left >= 1.5 * HOUR_MS) return format.format(Math.round(left / HOUR_MS), "hour");
	return format.format(Math.ceil(left / MINUTE_MS), "minute");
}

/** Editors type the zone, and formatters throw for an unknown one. */
export function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
