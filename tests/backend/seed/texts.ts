import type { Locale } from "./catalogue.ts";
import type { LocaleText } from "./text.ts";
import { text as deCH } from "./texts/de-CH.ts";
import { text as enIE } from "./texts/en-IE.ts";
import { text as frBE } from "./texts/fr-BE.ts";
import { text as frCH } from "./texts/fr-CH.ts";
import { text as nlBE } from "./texts/nl-BE.ts";
import { text as trTR } from "./texts/tr-TR.ts";

export const texts: Record<Locale, LocaleText> = {
	"nl-BE": nlBE,
	"fr-BE": frBE,
	"de-CH": deCH,
	"fr-CH": frCH,
	"tr-TR": trTR,
	"en-IE": enIE,
};
