import { country } from "../../../shared/countries.ts";
import { formatDate } from "../../../shared/format.ts";
import { usePage } from "../page.ts";

/** The day of a moment in the country's time zone. */
export function Day({ iso }: { iso: string }) {
	const { locale, country: code } = usePage();
	return <time dateTime={iso}>{formatDate(iso, locale, country(code).timeZone)}</time>;
}
