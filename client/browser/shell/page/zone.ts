import { isRoomOpen, phaseAt, timeUntil } from "../../../../shared/events.ts";
import { formatTime, lastsForDays } from "../../../../shared/format.ts";
import { element } from "../../element.ts";

const TICK_MS = 30_000;
let timer: ReturnType<typeof setInterval> | undefined;

export function keepTime(): void {
	const { lang } = document.documentElement;
	for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-zone]")) showVisitorTime(time, lang);
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
	const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
	// Chromium's name for a zone that it does not know. No formatter accepts it.
	if (browserZone === "Etc/Unknown") return null;
	const clock = (timeZone: string) => new Date(at).toLocaleString("en", { timeZone });
	return clock(browserZone) === clock(zone) ? null : browserZone;
}

function showVisitorTime(time: HTMLTimeElement, lang: string): void {
	const { zone = "UTC", ends: endsAt, own: words = "" } = time.dataset;
	const startsAt = time.dateTime;
	time.querySelector(".event__own")?.remove();
	const visitorZone = otherZone(startsAt, zone);
	if (!visitorZone) return;
	const day = (at: string, timeZone: string) => new Date(at).toLocaleDateString(lang, { weekday: "long", timeZone });
	const timeOf = (at: string) => formatTime(at, lang, visitorZone);
	const isLong = endsAt !== undefined && lastsForDays(startsAt, endsAt, visitorZone);
	const end = endsAt && (isLong ? ` – ${day(endsAt, visitorZone)}, ${timeOf(endsAt)}` : `–${timeOf(endsAt)}`);
	const hours = timeOf(startsAt) + (end ?? "");
	const isNamed = isLong || day(startsAt, visitorZone) !== day(startsAt, zone);
	const text = isNamed ? `${day(startsAt, visitorZone)}, ${hours}` : hours;
	time.append(element("span", { className: "soft event__own" }, ` ${words.replace("{{time}}", () => text)}`));
}

function showPhase(line: HTMLElement, phase: "live" | "ended"): void {
	const panel = line.closest<HTMLElement>(".event");
	if (panel) panel.dataset.phase = phase;
	// The first child is the icon.
	const label = panel?.querySelector(".event__state")?.lastChild;
	if (label) label.textContent = line.dataset[phase] ?? "";
}

function countDown(line: HTMLElement, lang: string): void {
	const { countdown: startsAt = "", ends = "", zone = "UTC", words = "", running = "", over = "" } = line.dataset;
	const phase = phaseAt(Date.now(), { startsAt, endsAt: ends });
	const text = { live: running, ended: over, upcoming: "" }[phase];
	line.textContent = text || words.replace("{{when}}", () => timeUntil(startsAt, Date.now(), lang, zone));
	if (phase !== "upcoming") showPhase(line, phase);
	const renew = line.parentElement?.querySelector<HTMLElement>("[data-renew]");
	if (renew) renew.hidden = phase === "upcoming" && !isRoomOpen(Date.now(), phase, { startsAt });
}
