import { LOCALES, type LocaleCode } from "../../shared/locales.ts";
import { entry, fontsOf, stylesheet } from "./assets.ts";

/**
 * `Link` of each page: what it loads first, in the order in which the browser needs it. The platform remembers it by the
 * page's address and sends it to whoever asks next as Early Hints (103), while the Worker is still at work. So it names files
 * of /assets alone, which are everybody's. Each is asked for as the page itself does, or it would be loaded twice: fonts and
 * modules with `crossorigin`. `modulepreload` the platform does not send.
 */
const linksOf = (fonts: string[]): string =>
	[
		`<${stylesheet}>; rel=preload; as=style`,
		...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
		`</assets/${entry}>; rel=preload; as=script; crossorigin`,
	].join(", ");

const links = new Map(LOCALES.map((locale) => [locale.code, linksOf(fontsOf(locale))]));

export const earlyHints = (locale: LocaleCode): string => links.get(locale) ?? "";
