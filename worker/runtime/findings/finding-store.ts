import type { LocaleCode } from "../../../shared/countries.ts";
import type { Section } from "../../../shared/sections.ts";

/** What was found in the last day, each once: how one isolate gathers it, and how the Durable Object keeps it for all. */

/** What there is to be found: the page of the CMS's editors has words for each. */
export type FindingKind =
	| "field"
	| "element"
	| "embed"
	| "link"
	| "anchor"
	| "picture"
	| "alternative"
	| "host"
	| "size"
	| "depth"
	| "block"
	| "length"
	| "characters"
	| "feed";

/** What of the CMS was read; a section of null: it is a page of its own, such as the imprint, or the footer. */
export interface Subject {
	locale: LocaleCode;
	section: Section | null;
	documentId: string | null;
	/** Of an item its slug, of a page its name. */
	slug: string | null;
	title: string | null;
	/** Whether everybody may read its text: of any other nothing is quoted. */
	isPublic: boolean;
}

export interface Finding extends Subject {
	kind: FindingKind;
	/** As the contract names it. */
	field: string;
	/** What the editor looks for there; null: it cannot be named, or may not. */
	detail: string | null;
	/** When it was last seen: milliseconds since 1970. */
	at: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const MOST_FINDINGS = 200;

export const nameOf = ({ kind, locale, section, documentId, slug, field, detail }: Finding): string =>
	JSON.stringify([kind, locale, section, documentId ?? slug, field, detail]);

/** All of the last day, each as it was last seen; of too many the newest. */
export function mergedFindings(kept: readonly Finding[], found: readonly Finding[], now: number): Finding[] {
	const byName = new Map<string, Finding>();
	for (const finding of [...kept, ...found]) {
		const before = byName.get(nameOf(finding));
		if (!before || before.at <= finding.at) byName.set(nameOf(finding), finding);
	}
	return [...byName.values()]
		.filter(({ at }) => now - at < DAY_MS)
		.sort((a, b) => b.at - a.at)
		.slice(0, MOST_FINDINGS);
}
