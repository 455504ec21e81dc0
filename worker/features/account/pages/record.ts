import { country } from "../../../../shared/countries.ts";
import { inYear, requestedYear, yearOf } from "../../../../shared/learning/record.ts";
import { paths } from "../../../../shared/routes.ts";
import type { Loader } from "../../../render/loader.ts";
import { notFound } from "../../../runtime/errors.ts";
import { queryOf } from "../../../visitor/params.ts";
import type { Session } from "../../../visitor/session/session-data.ts";
import type { Site } from "../../../visitor/site.ts";
import { readAttended, readCompleted } from "../../record/record.ts";
import { formPage, formState } from "./form-page.ts";
import { ownParts } from "./own-parts.ts";

/** The requested year in the country's time zone. @throws PageError 404 for an invalid year */
export function yearOfRecord({ search, country: code }: Site): { year: number; present: number; timeZone: string } {
	const { timeZone } = country(code);
	const present = yearOf(Date.now(), timeZone);
	const year = requestedYear(queryOf(search).year, present);
	if (year === null) throw notFound();
	return { year, present, timeZone };
}

export const record: Loader<"record"> = async ({ site, form }) => {
	const { session } = site;
	const { year, present, timeZone } = yearOfRecord(site);
	const query = year === present ? "" : `?year=${year}`;
	const part = await ownParts(site);
	const ofYear = (read: typeof readCompleted) => async (site: Site, session: Session) =>
		inYear(await read(site, session), year, timeZone);
	const name = session ? `${session.user.firstName} ${session.user.lastName}`.trim() : "";
	const page = formPage(site, "record", "account.tabs.record", {
		...formState(site, form),
		year,
		present,
		today: new Date().toISOString(),
		name,
		courses: part("courses", ofYear(readCompleted)),
		webinars: part("webinars", ofYear(readAttended)),
	});
	return {
		...page,
		address: paths.record(site.locale) + query,
		otherLocales: page.otherLocales.map(({ code, href }) => ({ code, href: href + query })),
	};
};
