import * as z from "zod/mini";
import { number } from "./fields.ts";

/** Times of the CMS and of vendors. Rejecting a notation would lose an embargo, or an event. */

/** Seconds, or milliseconds, since 1970: from 2000 to 2100. */
const [FIRST, LAST] = [946_684_800, 4_102_444_800];

/** A number as ISO 8601; any other value as it is. */
const fromNumber = z.transform((value: unknown): unknown => {
	const { data = 0 } = number.safeParse(value);
	const ms = [data * 1000, data].find((one) => one >= FIRST * 1000 && one <= LAST * 1000);
	return ms === undefined ? value : new Date(ms).toISOString();
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
export const moment = z.pipe(fromNumber, z.union([z.iso.datetime({ offset: true }), loose((text) => ZONE.test(text))]));

/** Also without time (Strapi's type `date`) or without zone: both are UTC. */
export const date = z.pipe(fromNumber, z.union([z.iso.datetime({ offset: true }), z.iso.date(), loose(() => true)]));
