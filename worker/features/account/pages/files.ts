import { translator } from "../../../../locales/index.ts";
import { BRAND } from "../../../../shared/brand.ts";
import { isAhead } from "../../../../shared/events.ts";
import { attachment } from "../../../../shared/file-name.ts";
import { inYear } from "../../../../shared/learning/record.ts";
import { paths, returningTo } from "../../../../shared/routes.ts";
import { BackendError } from "../../../runtime/errors.ts";
import type { Session } from "../../../visitor/session/session-data.ts";
import type { Ctx, Site } from "../../../visitor/site.ts";
import { toCsv } from "../../record/csv.ts";
import { readAttended, readCompleted } from "../../record/record.ts";
import { recordTable } from "../../record/record-table.ts";
import { emptyCalendar, eventOf, textOf } from "../../webinars/calendar.ts";
import { readOwnWebinars } from "../../webinars/own-webinars.ts";
import { yearOfRecord } from "./record.ts";

/** Files that people keep, so an incomplete one is never made: if a vendor fails, the response is 503. */

async function fileOf(
	c: Ctx,
	from: string,
	type: string,
	make: (site: Site, session: Session) => Promise<{ name: string; text: string } | null>,
): Promise<Response> {
	const { session, locale, confirm } = c.get("site");
	c.set("cacheControl", "never");
	if (!session) return c.redirect(paths.login(locale) + returningTo(from), 303);
	await confirm();
	const file = await make(c.get("site"), session).catch((error: unknown) => {
		// Status 0 makes it 503: a vendor's 404 does not mean that the portal's page is missing.
		throw error instanceof BackendError ? new BackendError(0, `${error.status} for a file of one's own`) : error;
	});
	if (!file) return c.redirect(from, 303);
	return c.body(file.text, 200, {
		"Content-Type": `${type}; charset=utf-8`,
		"Content-Disposition": attachment(file.name),
		"X-Robots-Tag": "noindex",
	});
}

/** @throws PageError 404 for an invalid year */
export function recordFile(c: Ctx): Promise<Response> {
	const { locale } = c.get("site");
	const { year, timeZone } = yearOfRecord(c.get("site"));
	return fileOf(c, `${paths.record(locale)}?year=${year}`, "text/csv", async (site, session) => {
		const t = translator(locale);
		const parts = await Promise.all([readCompleted(site, session), readAttended(site, session)]);
		if (parts.some(({ hasFailed }) => hasFailed)) throw new BackendError(0, "incomplete record");
		const years = parts.map((part) => inYear(part, year, timeZone));
		const name = `${BRAND.portal} ${t("record.titleOf", { year })}.csv`;
		return { name, text: toCsv(locale, recordTable(t, years, timeZone)) };
	});
}

/** Upcoming webinars, without personal links. With none, redirects to the page: some calendar apps reject an empty file. */
export function ownCalendar(c: Ctx): Promise<Response> {
	const { locale } = c.get("site");
	return fileOf(c, paths.account(locale), "text/calendar", async (site, session) => {
		const { registrations, unchecked } = await readOwnWebinars(site, session);
		if (unchecked > 0) throw new BackendError(0, "incomplete registrations");
		const ahead = registrations.filter(({ phase }) => isAhead(phase));
		const events = ahead.flatMap(({ page, card }) =>
			page && card?.event ? [eventOf({ ...site, locale: page.locale }, card, card.event)] : [],
		);
		if (events.length === 0) return null;
		const calendar = emptyCalendar(locale);
		for (const event of events) calendar.createEvent(event);
		const name = translator(locale)("own.webinars");
		return { name: `${BRAND.portal} ${name}.ics`, text: textOf(calendar) };
	});
}
