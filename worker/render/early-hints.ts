import { LOCALES, type LocaleCode } from "../../shared/locales.ts";
import { entry, fontsOf, stylesheet } from "./assets.ts";

/**
 * The `Link` header of each page: the files to load first, in the order in which the browser needs them. Cloudflare stores it
 * by URL and sends it to the next visitors as Early Hints (103), so it names public files only. Fonts and modules need
 * `crossorigin`, as in the page, or browsers load them twice. Cloudflare does not send `modulepreload`.
 */
const linksOf = (fonts: string[]): string =>
	[
		`<${stylesheet}>; rel=preload; as=style`,
		...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
		`</assets/${entry}>; rel=preload; as=script; crossorigin`,
	].join(", ");

const links = new Map(LOCALES.map((locale) => [locale.code, linksOf(fontsOf(locale))]));

export const earlyHints = (locale: LocaleCode): string => links.get(locale) ?? "";
