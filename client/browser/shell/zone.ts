import { phaseAt, timeUntil } from "../../../shared/events.ts";

/** An event's start in the visitor's own time zone, and a countdown that goes on while the page stays open. */

const TICK_MS = 30_000;
let timer: ReturnType<typeof setInterval> | undefined;

export function keepTime(): void {
	const { lang } = document.documentElement;
	for (const line of document.querySelectorAll<HTMLElement>("[data-starts]")) showOwnZone(line, lang);
	clearInterval(timer);
	const countdowns = [...document.querySelectorAll<HTMLElement>("[data-countdown]")];
	const tick = () => {
		for (const line of countdowns) countDown(line, lang);
		if (!countdowns.some(({ isConnected }) => isConnected)) clearInterval(timer);
	};
	tick();
	timer = setInterval(tick, TICK_MS);
}

/** Shown only if the visitor's clock differs from the event's at that moment. */
function showOwnZone(line: HTMLElement, lang: string): void {
	const { starts = "", zone, words = "" } = line.dataset;
	const at = new Date(starts);
	const time = (timeZone: string | undefined) =>
		new Intl.DateTimeFormat(lang, { dateStyle: "full", timeStyle: "short", timeZone }).format(at);
	if (time(zone) === time(undefined)) return;
	const withZone = new Intl.DateTimeFormat(lang, {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "2-digit",
		minute: "2-digit",
		timeZoneName: "short",
	});
	line.textContent = words.replace("{{time}}", () => withZone.format(at));
	line.hidden = false;
}

/** Updates the countdown's words, which the Worker wrote into data attributes. */
function countDown(line: HTMLElement, lang: string): void {
	const { countdown: startsAt = "", ends = "", zone = "UTC", words = "", running = "", over = "" } = line.dataset;
	const phase = phaseAt(Date.now(), { startsAt, endsAt: ends });
	const text = { live: running, ended: over, upcoming: "" }[phase];
	line.textContent = text || words.replace("{{when}}", () => timeUntil(startsAt, Date.now(), lang, zone));
	const renew = line.parentElement?.querySelector<HTMLElement>("[data-renew]");
	if (renew) renew.hidden = phase === "upcoming";
}
