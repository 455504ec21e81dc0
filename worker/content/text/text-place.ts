import type { LocaleCode } from "../../../shared/countries.ts";
import type { Section } from "../../../shared/sections.ts";
import type { MediumAddress } from "../../backend/media-hosts.ts";
import type { FindingKind } from "../../runtime/findings/finding-store.ts";
import { finding } from "../../runtime/findings/findings.ts";
import { log } from "../../runtime/log.ts";
import type { PictureRoute } from "../pictures/pictures.ts";

const MOST_FAULTS = 10;

export interface TextPlace {
	locale: LocaleCode;
	of: Section | "singles";
	/** The CMS's field, whose name keeps the anchors of two texts apart. */
	field: string;
	pictures: PictureRoute;
	/** The URL of a linked file; null: the page has no media. */
	file: ((address: MediumAddress) => Promise<string>) | null;
}

export interface Reading extends TextPlace {
	/** A part cannot be shown as written. Each fault counts once per text. */
	report: (kind: FindingKind, detail?: string) => void;
}

/** For the log: names of elements, never the text's content. */
function faultOf(kind: FindingKind, detail: string | undefined): string {
	if (kind === "element" || kind === "removed") return `<${detail}>`;
	return kind === "block" && detail !== undefined ? `block ${detail}` : kind;
}

export function reading(place: TextPlace): Reading {
	const reported = new Set<string>();
	const logged = new Set<string>();
	const report = (kind: FindingKind, detail?: string): void => {
		const name = `${kind} ${detail}`;
		if (reported.has(name) || reported.size >= MOST_FAULTS) return;
		reported.add(name);
		finding(kind, { field: place.field, detail });
		const fault = faultOf(kind, detail);
		if (logged.has(fault)) return;
		logged.add(fault);
		log("contract", { what: "rich text", fields: `${place.of}.${place.field}`, fault });
	};
	return { ...place, report };
}
