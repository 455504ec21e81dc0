import manifestFile from "client-manifest";
import * as z from "zod/mini";
import { config } from "../config.ts";

/** Hashed names of the client build, read once from Vite's manifest. */

const manifest = z
	.record(z.string(), z.object({ file: z.string(), assets: z._default(z.array(z.string()), []) }))
	.parse(manifestFile);

const styles = manifest["client/styles/index.css"];
if (!styles) throw new Error("The client build has no style sheet: run `npm run build`.");

const script = manifest["client/browser/entry.ts"];
if (!script) throw new Error("The client build has no entry: run `npm run build`.");

/** The file's name without its folder, which worker/render/boot.ts adds. */
export const entry = script.file.replace(/^assets\//, "");
export const stylesheet = `/${styles.file}`;

const opsStyles = manifest["client/styles/ops.css"];
if (!opsStyles) throw new Error("The client build has no style sheet of operations: run `npm run build`.");

/** Used by the operations page beside the common one. */
export const opsStylesheet = `/${opsStyles.file}`;

const font = (subset: string) =>
	styles.assets.filter((file) => file.includes(`figtree-${subset}-wght`)).map((file) => `/${file}`);

/** The font files that every page of a locale needs, to be preloaded; the browser loads other subsets on demand. */
export const fonts = { latin: font("latin"), extendedLatin: font("latin-ext") };

/** Identifies code and assets; part of the kept pages' keys, since another build's page may name files that are gone. */
export const build = [config.CF_VERSION_METADATA?.id ?? "", entry, stylesheet].join(",");
