import manifestFile from "client-manifest";
import * as z from "zod/mini";
import type { Locale } from "../../shared/countries.ts";
import { config } from "../runtime/config.ts";

const manifest = z
	.record(z.string(), z.object({ file: z.string(), assets: z._default(z.array(z.string()), []) }))
	.parse(manifestFile);

const styles = manifest["client/styles/index.css"];
if (!styles) throw new Error("The client build has no style sheet: run `npm run build`.");

const script = manifest["client/browser/entry.ts"];
if (!script) throw new Error("The client build has no entry: run `npm run build`.");

/** Without its folder, which boot.ts adds. */
export const entry = script.file.replace(/^assets\//, "");
export const stylesheet = `/${styles.file}`;

const opsStyles = manifest["client/styles/ops.css"];
if (!opsStyles) throw new Error("The client build has no style sheet of operations: run `npm run build`.");

export const opsStylesheet = `/${opsStyles.file}`;

const previewStyles = manifest["client/styles/preview.css"];
if (!previewStyles) throw new Error("The client build has no style sheet of previews: run `npm run build`.");

export const previewStylesheet = `/${previewStyles.file}`;

const accountStyles = manifest["client/styles/account.css"];
if (!accountStyles) throw new Error("The client build has no style sheet of accounts: run `npm run build`.");

export const accountStylesheet = `/${accountStyles.file}`;

const font = (subset: string) =>
	styles.assets.filter((file) => file.includes(`figtree-${subset}-wght`)).map((file) => `/${file}`);

const latin = font("latin");
const allLatin = [...latin, ...font("latin-ext")];

/** Fonts to preload. Browsers load other subsets on demand. */
export const fontsOf = ({ extendedLatin }: Pick<Locale, "extendedLatin">): string[] =>
	extendedLatin ? allLatin : latin;

const scripts = new Set(Object.values(manifest).map(({ file }) => file));

export const isOwnScript = (name: string): boolean => scripts.has(`assets/${name}`);

/** Part of the keys of kept pages: pages of another build may link to deleted files. */
export const build = [config.CF_VERSION_METADATA?.id ?? "", entry, stylesheet].join(",");
