import { PAGE_SEGMENTS } from "../../shared/constants.ts";
import { FILTER_NAMES, FILTERS, HOME_SECTION } from "../../shared/filters.ts";

/** Whether memory and logs may keep it: longer paths may hold codes or ids, other queries secrets or typed text. */
export const isPageAddress = (text: string): boolean => PAGE.test(text);

const CHOICES = [...FILTER_NAMES.map((name) => FILTERS[name].query), "page", HOME_SECTION].join("|");
const PAGE = new RegExp(
	String.raw`^[^/?]*(?:://[^/?]*)?(?:/[^/?]*){0,${PAGE_SEGMENTS}}(?:\?(?:(?:${CHOICES})=[\w-]*(?:&|$))*)?$`,
);
