import manifestFile from "client-manifest";
import * as z from "zod/mini";
import type { Locale } from "../../shared/countries.ts";
import { config } from "../runtime/config.ts";
import { memoizedBy } from "../runtime/memoized.ts";

const manifest = z
	.record(z.string(), z.object({ file: z.string(), assets: z._default(z.array(z.string()), []) }))
	.parse(manifestFile);

function built(source: string) {
	const made = manifest[source];
	if (!made) throw new Error(`The client build has no ${source}: run \`npm run build\`.`);
	return made;
}

/** Without its folder, which boot.ts adds. */
export const entry = built("client/browser/entry.ts").file.replace(/^assets\//, "");

const styles = built("client/styles/index.css");
export const stylesheet = `/${styles.file}`;
export const opsStylesheet = `/${built("client/styles/ops.css").file}`;
export const previewStylesheet = `/${built("client/styles/preview.css").file}`;
export const accountStylesheet = `/${built("client/styles/account.css").file}`;

const font = (subset: string) =>
	styles.assets.filter((file) => file.includes(`figtree-${subset}-wght`)).map((file) => `/${file}`);

const latin = font("latin");
const allLatin = [...latin, ...font("latin-ext")];

/** Fonts to preload. Browsers load other subsets on demand. */
export const fontsOf = ({ extendedLatin }: Pick<Locale, "extendedLatin">): string[] =>
	extendedLatin ? allLatin : latin;

/**
 * The `Link` header, in loading order. Cloudflare sends it by URL to later visitors as Early Hints (103), without
 * `modulepreload`, so it names public files only. Without `crossorigin`, browsers load fonts and modules twice.
 */
export const earlyHints = memoizedBy((locale: Locale): string =>
	[
		`<${stylesheet}>; rel=preload; as=style`,
		...fontsOf(locale).map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
		`</assets/${entry}>; rel=preload; as=script; crossorigin`,
	].join(", "),
);

const scripts = new Set(Object.values(manifest).map(({ file }) => file));

export const isOwnScript = (name: string): boolean => scripts.has(`assets/${name}`);

/** Part of the keys of kept pages: pages of another build may link to deleted files. */
export const build = [config.CF_VERSION_METADATA?.id ?? "", entry, stylesheet].join(",");
