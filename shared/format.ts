/** Dates, durations and sizes as a locale writes them. `locale` is a BCP 47 tag, `timeZone` an IANA name. */

export const formatDate = (iso: string, locale: string, timeZone: string): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(iso));

/** With the day of the week, as an invitation has it. */
export const formatLongDate = (iso: string, locale: string, timeZone: string): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone }).format(new Date(iso));

/** Day and month apart, for the calendar leaf of an event. */
export function formatDayParts(iso: string, locale: string, timeZone: string) {
	const part = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(iso));
	return { day: part({ day: "numeric" }).replace(/\.$/, ""), month: part({ month: "short" }) };
}

export const formatTime = (iso: string, locale: string, timeZone: string, withZone = false): string =>
	new Intl.DateTimeFormat(locale, {
		hour: "2-digit",
		minute: "2-digit",
		timeZone,
		...(withZone ? { timeZoneName: "short" } : {}),
	}).format(new Date(iso));

const unit = (locale: string, name: string, value: number, maximumFractionDigits = 0): string =>
	new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits }).format(
		value,
	);

/** Seconds below a minute and a half, minutes below an hour and a half, hours above. */
export function formatDuration(seconds: number, locale: string): string {
	if (seconds < 90) return unit(locale, "second", seconds);
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? unit(locale, "minute", minutes) : unit(locale, "hour", minutes / 60, 1);
}

/** Kilobytes as Strapi counts them: thousands of bytes. */
export const formatSize = (kilobytes: number, locale: string): string =>
	kilobytes < 1000 ? unit(locale, "kilobyte", kilobytes) : unit(locale, "megabyte", kilobytes / 1000, 1);

/** As schema.org and the `time` element write durations. */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;
