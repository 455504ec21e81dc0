import { PAGE_SEGMENTS } from "../../shared/constants.ts";
import { FILTER_NAMES, FILTERS, HOME_SECTION } from "../../shared/filters.ts";

/**
 * Whether memory and logs may keep a URL, path or query: it names a page by locale, section and slug at most, and filters. A
 * longer path may end in a deep link's code or a user's id. Any other query may hold the identity provider's answer or what a
 * visitor typed.
 */
export const isPageAddress = (text: string): boolean => PAGE.test(text);

const CHOICES = [...FILTER_NAMES.map((name) => FILTERS[name].query), "page", HOME_SECTION].join("|");
const PAGE = new RegExp(
	String.raw`^[^/?]*(?:://[^/?]*)?(?:/[^/?]*){0,${PAGE_SEGMENTS}}(?:\?(?:(?:${CHOICES})=[\w-]*(?:&|$))*)?$`,
);
