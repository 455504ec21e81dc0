import manifestFile from "client-manifest";
import * as z from "zod/mini";
import { config } from "../config.ts";

/** Hashed names of the client build, read once from Vite's manifest. */

const manifest = z
	.record(z.string(), z.object({ file: z.string(), assets: z._default(z.array(z.string()), []) }))
	.parse(manifestFile);

const styles = manifest["client/styles/index.css"];
if (!styles) throw new Error("The client build has no style sheet: run `npm run build`.");

const script = manifest["client/entry.ts"];
if (!script) throw new Error("The client build has no entry: run `npm run build`.");

/** Its name alone: worker/render/boot.ts knows the folder. */
export const entry = script.file.replace(/^assets\//, "");
export const stylesheet = `/${styles.file}`;

const opsStyles = manifest["client/styles/ops.css"];
if (!opsStyles) throw new Error("The client build has no style sheet of operations: run `npm run build`.");

/** The operations page has one of its own beside. */
export const opsStylesheet = `/${opsStyles.file}`;

const font = (subset: string) =>
	styles.assets.filter((file) => file.includes(`figtree-${subset}-wght`)).map((file) => `/${file}`);

/** The font files of a page's first words; others load when a page needs them. */
export const fonts = { latin: font("latin"), extendedLatin: font("latin-ext") };

/** What a release is made of, code and assets: a page that another build has made may name files that are gone. */
export const build = [config.CF_VERSION_METADATA?.id ?? "", entry, stylesheet].join(",");
