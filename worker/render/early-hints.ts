import { LOCALES, type LocaleCode } from "../../shared/locales.ts";
import { entry, fontsOf, stylesheet } from "./assets.ts";

/**
 * The `Link` header, in loading order. Cloudflare sends it by URL to later visitors as Early Hints (103), without
 * `modulepreload`, so it names public files only. Without `crossorigin`, browsers load fonts and modules twice.
 */
const linksOf = (fonts: string[]): string =>
	[
		`<${stylesheet}>; rel=preload; as=style`,
		...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
		`</assets/${entry}>; rel=preload; as=script; crossorigin`,
	].join(", ");

const links = new Map(LOCALES.map((locale) => [locale.code, linksOf(fontsOf(locale))]));

export const earlyHints = (locale: LocaleCode): string => links.get(locale) ?? "";
