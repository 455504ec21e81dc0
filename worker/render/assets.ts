import manifestFile from "client-manifest";
import { z } from "zod";

/** Hashed names of the client build, read once from Vite's manifest. */

const manifest = z
	.record(z.string(), z.object({ file: z.string(), assets: z.array(z.string()).default([]) }))
	.parse(manifestFile);

const styles = manifest["client/styles/index.css"];
if (!styles) throw new Error("The client build has no style sheet: run `npm run build`.");

const script = manifest["client/entry.ts"];
if (!script) throw new Error("The client build has no entry: run `npm run build`.");

const visited = manifest["client/visit/visit.ts"];
if (!visited) throw new Error("The client build does not count visits: run `npm run build`.");

export const entry = `/${script.file}`;
/** Needed by every page, yet after it: the browser may fetch it beside the entry. */
export const visit = `/${visited.file}`;
export const stylesheet = `/${styles.file}`;

const font = (subset: string) =>
	styles.assets.filter((file) => file.includes(`figtree-${subset}-wght`)).map((file) => `/${file}`);

/** The font files of a page's first words; others load when a page needs them. */
export const fonts = { latin: font("latin"), extendedLatin: font("latin-ext") };
