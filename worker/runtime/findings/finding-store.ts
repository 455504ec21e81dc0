import type { LocaleCode } from "../../../shared/countries.ts";
import type { Section } from "../../../shared/sections.ts";

/** Findings: faults in the CMS's content, for `/ops/content`. */

export type FindingKind =
	| "field"
	| "element"
	| "removed"
	| "formula"
	| "embed"
	| "link"
	| "anchor"
	| "picture"
	| "alternative"
	| "host"
	| "missing"
	| "size"
	| "depth"
	| "block"
	| "length"
	| "markdown"
	| "characters"
	| "feed"
	| "date";

export interface Subject {
	locale: LocaleCode;
	/** null: a single or the footer. */
	section: Section | null;
	documentId: string | null;
	slug: string | null;
	title: string | null;
	/** false: the finding does not quote the text. */
	isPublic: boolean;
}

export interface Finding extends Subject {
	kind: FindingKind;
	field: string;
	/** A text that editors can search for. */
	detail: string | null;
	at: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const MOST_FINDINGS = 200;

export const nameOf = ({ kind, locale, section, documentId, slug, field, detail }: Finding): string =>
	JSON.stringify([kind, locale, section, documentId ?? slug, field, detail]);

/** Newest first, at most MOST_FINDINGS of the last day. */
export function mergedFindings(kept: readonly Finding[], added: readonly Finding[], now: number): Finding[] {
	const byName = new Map<string, Finding>();
	for (const finding of [...kept, ...added]) {
		const before = byName.get(nameOf(finding));
		if (!before || before.at <= finding.at) byName.set(nameOf(finding), finding);
	}
	return [...byName.values()]
		.filter(({ at }) => now - at < DAY_MS)
		.sort((a, b) => b.at - a.at)
		.slice(0, MOST_FINDINGS);
}
