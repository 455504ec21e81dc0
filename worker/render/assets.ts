import manifestFile from "client-manifest";
import { z } from "zod";

/** Hashed names of the client build, read once from Vite's manifest. */

const manifest = z
	.record(z.string(), z.object({ file: z.string(), assets: z.array(z.string()).default([]) }))
	.parse(manifestFile);

const styles = manifest["client/styles/index.css"];
if (!styles) throw new Error("The client build has no style sheet: run `npm run build`.");

export const stylesheet = `/${styles.file}`;

/** The font of every page's first words; the subset for further Latin letters loads when a page needs it. */
export const fonts = styles.assets.filter((file) => /figtree-latin-wght/.test(file)).map((file) => `/${file}`);
