/** Dates, durations and sizes. `locale` is a BCP 47 tag, `timeZone` an IANA name. */

export interface Span {
	startsAt: string;
	endsAt: string | null;
}

/** Caches formatters: creating one costs a hundred times as much as using it. */
function formats<Options, Format>(make: (locale: string, options: Options) => Format) {
	const cache = new Map<string, Format>();
	return (locale: string, options: Options): Format => {
		const key = locale + JSON.stringify(options);
		const format = cache.get(key) ?? make(locale, options);
		// Bounded, because the content names the time zones.
		if (cache.size >= 200) cache.clear();
		cache.set(key, format);
		return format;
	};
}

const dateFormat = formats((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const numberFormat = formats((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));

const isFrench = (locale: string): boolean => locale.startsWith("fr");

/** ISO 8601. */
export const dayOf = (at: string | number, timeZone: string): string =>
	dateFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(at));

/** Such as "+02:00". @throws RangeError for an unknown zone or an invalid time */
export function offsetAt(iso: string, timeZone: string): string {
	const [, offset] = date(iso, "en", { timeZone, timeZoneName: "longOffset" }).split("GMT");
	return offset || "Z";
}

const date = (iso: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
	dateFormat(locale, options).format(new Date(iso));

function dayIn(style: "long" | "full", iso: string, locale: string, timeZone: string): string {
	const day = date(iso, locale, { dateStyle: style, timeZone });
	if (!isFrench(locale)) return day;
	// French writes the first of a month as an ordinal. Intl adds a comma after the weekday for fr-CH that nobody writes.
	return day.replace(/(?<!\d)1 (?=\p{L})/u, "1er ").replace(/^(\p{L}+), /u, "$1 ");
}

export const formatDate = (iso: string, locale: string, timeZone: string): string =>
	dayIn("long", iso, locale, timeZone);

export const formatDayParts = (iso: string, locale: string, timeZone: string) => ({
	day: date(iso, locale, { day: "numeric", timeZone }).replace(/\.$/, ""),
	month: date(iso, locale, { month: "short", timeZone }),
});

export const formatTime = (iso: string, locale: string, timeZone: string): string =>
	date(iso, locale, { hour: "2-digit", minute: "2-digit", timeZone });

/** A time with its zone's name (CEST, TSİ, New York Time) instead of Intl's offset, and without one in the zone `home`. */
export function formatZonedTime(iso: string, locale: string, timeZone: string, home?: string): string {
	const time = formatTime(iso, locale, timeZone);
	const zone = (timeZoneName: NonNullable<Intl.DateTimeFormatOptions["timeZoneName"]>): string =>
		dateFormat(locale, { timeZone, timeZoneName })
			.formatToParts(new Date(iso))
			.find(({ type }) => type === "timeZoneName")?.value ?? "";
	const abbreviation = [zone("short"), zone("shortGeneric")].find((name) => /^\p{Lu}+$/u.test(name));
	if (abbreviation) return `${time} ${abbreviation}`;
	if (timeZone === home) return time;
	const names = [zone("shortGeneric"), zone("longGeneric")];
	// French has only "heure : Royaume-Uni" for some zones.
	const name = names.find((candidate) => !/[\d:]/.test(candidate)) ?? names[0]?.replace(/^.+\s:\s/, "");
	return name ? `${time}, ${name}` : time;
}

/** When an event starts, with its zone's name only outside the zone `home`. */
export const formatStart = (
	{ startsAt, timeZone }: { startsAt: string; timeZone: string },
	locale: string,
	home: string,
) => (timeZone === home ? formatTime(startsAt, locale, home) : formatZonedTime(startsAt, locale, timeZone, home));

const DAYTIME_MS = 12 * 60 * 60_000;

/** Whether it goes on over several days. An evening that ends after midnight does not. */
export const lastsForDays = (startsAt: string, endsAt: string, timeZone: string): boolean =>
	Date.parse(endsAt) - Date.parse(startsAt) >= DAYTIME_MS && dayOf(startsAt, timeZone) !== dayOf(endsAt, timeZone);

/** When an event ends, with the day if the event lasts for several. */
export function formatEnd(startsAt: string, endsAt: string, locale: string, timeZone: string, home?: string): string {
	const time = formatZonedTime(endsAt, locale, timeZone, home);
	return lastsForDays(startsAt, endsAt, timeZone) ? `${dayIn("full", endsAt, locale, timeZone)}, ${time}` : time;
}

export function formatSpan({ startsAt, endsAt }: Span, locale: string, timeZone: string, home?: string) {
	const end = endsAt ?? startsAt;
	const dash = lastsForDays(startsAt, end, timeZone) ? " – " : "–";
	const from = endsAt === null ? "" : formatTime(startsAt, locale, timeZone) + dash;
	return {
		// Day and month stay on one line.
		day: dayIn("full", startsAt, locale, timeZone).replace(/(\d(?:\.|er)?) (?=\p{L})/u, "$1\u00a0"),
		hours: from + formatEnd(startsAt, end, locale, timeZone, home),
	};
}

export const formatNumber = (value: number, locale: string): string => numberFormat(locale, {}).format(value);

/** Between a label and a text. Sentences in the dictionaries contain their own. */
export const colon = (locale: string): string => (isFrench(locale) ? "\u202f: " : ": ");

const unit = (locale: string, name: string, value: number, maximumFractionDigits = 0): string =>
	numberFormat(locale, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits }).format(value);

type TimeUnit = "h" | "min" | "s";
/** Symbols other than SI, which Intl does not have in all places. */
const TIME_UNITS: Readonly<Record<string, Partial<Record<TimeUnit, string>>>> = {
	nl: { h: "u" },
	tr: { h: "sa", min: "dk", s: "sn" },
};
const SECONDS_BELOW = 10 * 60;

export function formatDuration(seconds: number, locale: string): string {
	const rounded = seconds < SECONDS_BELOW ? Math.round(seconds) : Math.round(seconds / 60) * 60;
	const parts: Record<TimeUnit, number> = {
		h: Math.floor(rounded / 3600),
		min: Math.floor(rounded / 60) % 60,
		s: rounded % 60,
	};
	const symbols = TIME_UNITS[locale.slice(0, 2)];
	const text = (name: TimeUnit) => `${parts[name]}\u00a0${symbols?.[name] ?? name}`;
	const named = (["h", "min", "s"] as const).filter((name) => parts[name] > 0);
	return (named.length > 0 ? named : (["min"] as const)).map(text).join(" ");
}

/** Strapi's kilobytes have 1,000 bytes. */
export const formatSize = (kilobytes: number, locale: string): string =>
	kilobytes < 1000 ? unit(locale, "kilobyte", kilobytes) : unit(locale, "megabyte", kilobytes / 1000, 1);

/** `percentage` is 0 to 100. */
export const formatPercentage = (percentage: number, locale: string): string =>
	numberFormat(isFrench(locale) ? "fr" : locale, { style: "percent" }).format(percentage / 100);

export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;

export function clock(seconds: number): string {
	const whole = Math.floor(seconds);
	const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
	const two = (value: number) => String(value).padStart(2, "0");
	return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
