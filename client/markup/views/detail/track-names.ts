import { languageOf } from "../../../../shared/locales.ts";
import type { PublicDetail } from "../../../../shared/models.ts";

type Track = PublicDetail["captions"][number];

/** The editors' label, or the name of the track's language in that language ("Nederlands"). */
export function trackNames(tracks: readonly Track[]): string[] {
	return tracks.map(({ locale, label }) => {
		if (!isTag(label)) return label;
		const isOnly = tracks.filter((other) => languageOf(other.locale) === languageOf(locale)).length === 1;
		const name = languageName(isOnly ? languageOf(locale) : locale);
		return name.charAt(0).toUpperCase() + name.slice(1);
	});
}

/** A CMS fills an empty label with a language tag. */
const isTag = (label: string): boolean =>
	label.trim() === "" || /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(label.trim());

/** In that language, as within a sentence ("Nederlands", "français"). */
export function languageName(tag: string): string {
	try {
		return new Intl.DisplayNames([tag], { type: "language", languageDisplay: "standard" }).of(tag) ?? tag;
	} catch {
		// Editors can type anything here.
		return tag;
	}
}
