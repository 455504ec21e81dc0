import type { Notice } from "../shared/accounts/messages.ts";
import type { ConsentCategory } from "../shared/consent.ts";
import type { Consent, PROFESSIONS } from "../shared/countries.ts";
import type { HcaFlow } from "../shared/hca.ts";
import type { Section } from "../shared/sections.ts";

type WordsFor<Name extends string> = Readonly<Record<Name, string> & Record<string, unknown>>;

/** The words that other tables ask for: the reference dictionary does not compile without those of each entry. */
export interface TableWords {
	readonly [other: string]: unknown;
	readonly sections: WordsFor<Section>;
	readonly itemNames: WordsFor<Section>;
	readonly intros: WordsFor<Section>;
	readonly notices: WordsFor<Notice>;
	readonly professions: WordsFor<(typeof PROFESSIONS)[number]>;
	readonly consentTexts: WordsFor<Consent>;
	readonly cookies: WordsFor<ConsentCategory | `${ConsentCategory}Text`>;
	readonly hca: WordsFor<HcaFlow>;
}
