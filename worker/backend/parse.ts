import * as z from "zod/mini";
import { documentId, listOf, optional } from "../../shared/contracts/fields.ts";
import { findLocale } from "../../shared/locales.ts";
import { SECTIONS, type Section } from "../../shared/sections.ts";
import { failureOf } from "../runtime/errors.ts";
import { finding } from "../runtime/findings/findings.ts";
import { log } from "../runtime/log.ts";
import type { ListLoading } from "./whole-list.ts";

/** Where a response is shown, for findings on `/ops/content`. A preview reports none. */
export interface Shown {
	locale: string;
	/** null: each entry has one. */
	section: Section | null;
	page?: string;
	preview?: object | null;
}

/** `what`: its name in the log. @throws BackendError status 0 for a body outside the contract */
export function parsed<T extends z.ZodMiniType>(schema: T, body: unknown, what: string, shown?: Shown): z.output<T> {
	const result = schema.safeParse(body);
	if (result.success) return result.data;
	log("contract", { what, fields: faults(result.error) });
	noteBroken(result.error, body, shown);
	throw failureOf("contract", 0, `The answer to ${what} does not fit its contract`);
}

/** Further broken entries are only counted. */
const MOST_LOGGED = 5;

/** Drops and logs broken entries. */
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

/** A list's entries. If none can be read, the list lacks them all. @throws BackendError status 0 if there is an older list */
export function parsedItems<T extends z.ZodMiniType>(
	schema: T,
	body: unknown,
	what: string,
	shown: Shown | undefined,
	loading: ListLoading | undefined,
): z.output<T>[] {
	const items = parsedList(schema, body, what, shown);
	const isUnreadable = items.length === 0 && Array.isArray(body) && body.length > 0;
	if (!isUnreadable || !loading) return items;
	if (!loading.onPart) throw failureOf("contract", 0, `No entry of ${what} fits its contract`);
	loading.onPart();
	return items;
}

/** Names of the broken fields, without their values, which may be personal. */
const faults = (error: z.core.$ZodError): string => error.issues.map(({ path }) => path.join(".")).join(",");

const identity = z.object({
	documentId: optional(documentId),
	slug: optional(z.string()),
	title: optional(z.string()),
	content_type: optional(z.enum(SECTIONS)),
});

function noteBroken(error: z.core.$ZodError, body: unknown, shown: Shown | undefined): void {
	const entry = identity.safeParse(Array.isArray(body) ? body[0] : body).data;
	const locale = findLocale(shown?.locale ?? "")?.code;
	const section = shown?.section ?? entry?.content_type ?? null;
	const slug = shown?.page ?? entry?.slug ?? null;
	if (shown?.preview || !locale || !entry || (section === null && shown?.page === undefined)) return;
	const { documentId, title } = entry;
	finding("field", { field: faults(error) }, { locale, section, documentId, slug, title, isPublic: false });
}
