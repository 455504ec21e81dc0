import * as z from "zod/mini";
import { offsetAt } from "../format.ts";
import { number } from "./fields.ts";

/** Times of the CMS and of vendors. Rejecting a notation would lose an embargo, or an event. */

/** Seconds, or milliseconds, since 1970: from 2000 to 2100. */
const [FIRST, LAST] = [946_684_800, 4_102_444_800];

/** PHP's DateTime in JSON. The zone is a name, an offset or Z. */
const dateTime = z.object({ date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d/)), timezone: z.string() });

function fromDateTime({ date, timezone }: z.output<typeof dateTime>): string | null {
	const local = date.replace(" ", "T");
	if (/^(?:Z|[+-]\d.*)$/.test(timezone)) return local + timezone;
	try {
		// The second offset is right also in the hours before and after the clocks change.
		return local + offsetAt(local + offsetAt(`${local}Z`, timezone), timezone);
	} catch {
		return null;
	}
}

/** A number or PHP's DateTime as ISO 8601; any other value as it is. */
const asText = z.transform((value: unknown): unknown => {
	const { data = 0 } = number.safeParse(value);
	const ms = [data * 1000, data].find((one) => one >= FIRST * 1000 && one <= LAST * 1000);
	if (ms !== undefined) return new Date(ms).toISOString();
	const written = dateTime.safeParse(value).data;
	return written ? fromDateTime(written) : value;
});

const YEAR_FIRST = /^\d{4}-\d/;
/** After a time of day. */
const ZONE = /\d:\d\d.*?(?:Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)$/i;

/** Other notations of PHP and databases, even 30 February. */
const loose = (isRead: (text: string) => boolean) =>
	z.pipe(
		z.stringFormat("datetime", (text) => YEAR_FIRST.test(text) && isRead(text) && !Number.isNaN(Date.parse(text))),
		z.transform((text) => new Date(text).toISOString()),
	);

/** With a zone: without one an event would begin an hour early or late. */
export const moment = z.pipe(asText, z.union([z.iso.datetime({ offset: true }), loose((text) => ZONE.test(text))]));

/** Also without time (Strapi's type `date`) or without zone: both are UTC. */
export const date = z.pipe(asText, z.union([z.iso.datetime({ offset: true }), z.iso.date(), loose(() => true)]));
