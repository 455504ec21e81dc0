import * as z from "zod";
import { ITEMS } from "../seed/catalogue.ts";

/** The live webinar began a moment ago at whatever time it is looked at, so that nobody has to wait for one. */

const LIVE_FOR = 10 * 60_000;
const MINUTE = 60_000;
const LIVE = ITEMS.filter(({ webinar }) => webinar?.special === "live");

const withDates = z.looseObject({
	webinar: z.looseObject({ webinargeek_id: z.string(), starts_at: z.string(), ends_at: z.string() }),
});

/** The item with the dates that it has now. */
export function asOfNow(document: Record<string, unknown>): Record<string, unknown> {
	const item = withDates.safeParse(document);
	if (!item.success) return document;
	const { webinar } = item.data;
	if (!LIVE.some(({ key }) => webinar.webinargeek_id.startsWith(`wg-${key}-`))) return document;
	const starts = Math.floor(Date.now() / MINUTE) * MINUTE - LIVE_FOR;
	const ends = starts + Date.parse(webinar.ends_at) - Date.parse(webinar.starts_at);
	const dates = { starts_at: new Date(starts).toISOString(), ends_at: new Date(ends).toISOString() };
	return { ...document, webinar: { ...webinar, ...dates } };
}
