import type { LocaleCode } from "../../../shared/countries.ts";
import type { Section } from "../../../shared/sections.ts";
import type { MediumAddress } from "../../backend/media-hosts.ts";
import type { FindingKind } from "../../runtime/findings/finding-store.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { log } from "../../runtime/log.ts";
import type { PicturePlace } from "../pictures/pictures.ts";

/** Faults of one text: elements have any number of names, and links of addresses. */
const MOST_FAULTS = 10;

/** Where a text of the CMS is shown. */
export interface TextPlace {
	locale: LocaleCode;
	/** What it is a text of. */
	of: Section | "singles";
	/** The field that it fills: the anchors of two texts of one page are told apart by it. */
	field: string;
	pictures: PicturePlace;
	/** The address under which visitors get a file that the text links to; null: the page has no media. */
	file: ((address: MediumAddress) => Promise<string>) | null;
}

/** A text as it is read: in its place, and with what its editors should know. */
export interface Reading extends TextPlace {
	/** Notes that something could not be shown as it was written, and what; each once a text. */
	note: (kind: FindingKind, detail?: string) => void;
}

/** What the log says: names of elements, and no word of the text. */
function faultOf(kind: FindingKind, detail: string | undefined): string {
	if (kind === "element" || kind === "removed") return `<${detail}>`;
	return kind === "block" && detail !== undefined ? `block ${detail}` : kind;
}

export function reading(place: TextPlace): Reading {
	const noted = new Set<string>();
	const logged = new Set<string>();
	const note = (kind: FindingKind, detail?: string): void => {
		const name = `${kind} ${detail}`;
		if (noted.has(name) || noted.size >= MOST_FAULTS) return;
		noted.add(name);
		finding(kind, { field: place.field, detail });
		const fault = faultOf(kind, detail);
		if (logged.has(fault)) return;
		logged.add(fault);
		log("contract", { what: "rich text", fields: `${place.of}.${place.field}`, fault });
	};
	return { ...place, note };
}
