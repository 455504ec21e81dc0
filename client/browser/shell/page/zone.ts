import { isRoomOpen, phaseAt, timeUntil } from "../../../../shared/events.ts";
import { formatDayParts, formatSpan, formatZonedTime } from "../../../../shared/format.ts";
import { element } from "../../element.ts";

/** Shows events in the visitor's own time zone, and keeps countdowns running. */

const TICK_MS = 30_000;
let timer: ReturnType<typeof setInterval> | undefined;

export function keepTime(): void {
	const { lang } = document.documentElement;
	for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-zone]")) showOwnZone(time, lang);
	for (const line of document.querySelectorAll<HTMLElement>("[data-until][data-zone]")) untilInOwnZone(line, lang);
	clearInterval(timer);
	const countdowns = [...document.querySelectorAll<HTMLElement>("[data-countdown]")];
	const tick = () => {
		for (const line of countdowns) countDown(line, lang);
		if (!countdowns.some(({ isConnected }) => isConnected)) clearInterval(timer);
	};
	tick();
	timer = setInterval(tick, TICK_MS);
}

/** The visitor's zone, if its clock differs from the event's at that moment. */
function otherZone(at: string, zone: string): string | null {
	const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
	const clock = (timeZone: string) => new Date(at).toLocaleString("en", { timeZone });
	return clock(own) === clock(zone) ? null : own;
}

/** The end of a running event stands in the same zone as its date. */
function untilInOwnZone(line: HTMLElement, lang: string): void {
	const { until = "", zone = "UTC", words = "" } = line.dataset;
	const ownZone = otherZone(until, zone);
	if (ownZone) line.textContent = words.replace("{{time}}", () => formatZonedTime(until, lang, ownZone));
}

function showOwnZone(time: HTMLTimeElement, lang: string): void {
	const { zone = "UTC", ends: endsAt = null } = time.dataset;
	const startsAt = time.dateTime;
	const ownZone = otherZone(startsAt, zone);
	if (!ownZone) return;
	const { day, hours } = formatSpan({ startsAt, endsAt }, lang, ownZone);
	time.replaceChildren(`${day}, `, element("span", { className: "event__time" }, hours));
	const leaf = formatDayParts(startsAt, lang, ownZone);
	const near = time.closest(".event__when, .own__when");
	near?.querySelector(".leaf__day")?.replaceChildren(leaf.day);
	near?.querySelector(".leaf__month")?.replaceChildren(leaf.month);
}

/** The Worker wrote the texts into data attributes. */
function countDown(line: HTMLElement, lang: string): void {
	const { countdown: startsAt = "", ends = "", zone = "UTC", words = "", running = "", over = "" } = line.dataset;
	const phase = phaseAt(Date.now(), { startsAt, endsAt: ends });
	const text = { live: running, ended: over, upcoming: "" }[phase];
	line.textContent = text || words.replace("{{when}}", () => timeUntil(startsAt, Date.now(), lang, zone));
	const renew = line.parentElement?.querySelector<HTMLElement>("[data-renew]");
	if (renew) renew.hidden = phase === "upcoming" && !isRoomOpen(Date.now(), phase, { startsAt });
}
