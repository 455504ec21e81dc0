import * as z from "zod/mini";
import { documentId, listOf, optional } from "../../shared/contracts/fields.ts";
import { findLocale } from "../../shared/locales.ts";
import { SECTIONS, type Section } from "../../shared/sections.ts";
import { BackendError } from "../runtime/errors.ts";
import { finding } from "../runtime/findings/findings.ts";
import { log } from "../runtime/log.ts";

/** Where the entries of an answer are shown; a section of null: an entry says itself. */
export interface Shown {
	locale: string;
	section: Section | null;
	/** Of a page that is no item. */
	page?: string;
	/** Of a preview, of which nothing is noted. */
	preview?: object | null;
}

/**
 * An answer parsed by its contract; `what` names it in the log, `shown` tells the CMS's editors where to look.
 * @throws BackendError status 0 when it does not fit
 */
export function parsed<T extends z.ZodMiniType>(schema: T, body: unknown, what: string, shown?: Shown): z.output<T> {
	const result = schema.safeParse(body);
	if (result.success) return result.data;
	log("contract", { what, fields: faults(result.error) });
	noteBroken(result.error, body, shown);
	throw new BackendError(0, `The answer to ${what} does not fit its contract`);
}

/** How many broken entries of one list are logged each; thousands of them are broken in the same way. */
const MOST_LOGGED = 5;

/** A list without its broken entries, which are logged and cost nobody the page. */
export function parsedList<T extends z.ZodMiniType>(
	schema: T,
	body: unknown,
	what: string,
	shown?: Shown,
): z.output<T>[] {
	let broken = 0;
	const note = (error: z.core.$ZodError, entry: unknown): void => {
		broken += 1;
		if (broken <= MOST_LOGGED) log("contract", { what, fields: faults(error) });
		noteBroken(error, entry, shown);
	};
	const entries = parsed(listOf(schema, note), body, what);
	if (broken > MOST_LOGGED) log("contract", { what, broken });
	return entries;
}

/** Only the names of the broken fields, since their values may be personal. */
const faults = (error: z.core.$ZodError): string => error.issues.map(({ path }) => path.join(".")).join(",");

/** As much of a broken entry as tells an editor which one it is. */
const named = z.object({
	documentId: optional(documentId),
	slug: optional(z.string()),
	title: optional(z.string()),
	content_type: optional(z.enum(SECTIONS)),
});

function noteBroken(error: z.core.$ZodError, entry: unknown, shown: Shown | undefined): void {
	const found = named.safeParse(Array.isArray(entry) ? entry[0] : entry).data;
	const locale = findLocale(shown?.locale ?? "")?.code;
	const section = shown?.section ?? found?.content_type ?? null;
	const slug = shown?.page ?? found?.slug ?? null;
	if (shown?.preview || !locale || !found || (section === null && shown?.page === undefined)) return;
	const { documentId, title } = found;
	finding("field", { field: faults(error) }, { locale, section, documentId, slug, title, isPublic: false });
}
