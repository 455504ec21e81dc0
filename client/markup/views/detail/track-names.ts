import { languageOf } from "../../../../shared/locales.ts";
import type { PublicDetail } from "../../../../shared/models.ts";

type Track = PublicDetail["captions"][number];

/** What the player's menu calls each track: the editors' words, or its language in that language ("Nederlands"). */
export function trackNames(tracks: readonly Track[]): string[] {
	return tracks.map(({ locale, label }) => {
		if (!isTag(label)) return label;
		const isOnly = tracks.filter((other) => languageOf(other.locale) === languageOf(locale)).length === 1;
		return nameOf(isOnly ? languageOf(locale) : locale);
	});
}

/** A tag in place of a name, as a CMS writes it where editors have typed none. */
const isTag = (label: string): boolean =>
	label.trim() === "" || /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(label.trim());

function nameOf(tag: string): string {
	try {
		const name = new Intl.DisplayNames([tag], { type: "language", languageDisplay: "standard" }).of(tag) ?? tag;
		return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
	} catch {
		// What editors have typed may be no tag.
		return tag;
	}
}
