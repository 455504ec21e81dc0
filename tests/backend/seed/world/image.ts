import type { Locale } from "../catalogue.ts";
import { upload } from "../documents.ts";
import type { WorldFacts } from "./item.ts";
import { wordsOf } from "./words.ts";

/** An upload as Strapi describes it; its file is made on request (files/generated.ts). */

/** Strapi's own sizes: within a square of that side, and only those that are smaller than the original. */
const SIDES = { thumbnail: 156, small: 500, medium: 750, large: 1000 } as const;

interface Upload {
	/** Begins with a domain, which chooses a drawing's colours; `logo` and `chart` in it choose what a PNG shows. */
	name: string;
	ext: "jpg" | "png" | "svg";
	width: number;
	height: number;
}

const fileOf = ({ name, ext, width, height }: Upload) => `/uploads/${name}.${width}x${height}.${ext}`;

function formatsOf(of: Upload): object | null {
	const longest = Math.max(of.width, of.height);
	const smaller = Object.entries(SIDES).filter(([, side]) => side < longest);
	if (of.ext === "svg" || smaller.length === 0) return null;
	return Object.fromEntries(
		smaller.map(([size, side]) => {
			const [width, height] = [of.width, of.height].map((one) => Math.max(1, Math.round((one * side) / longest)));
			return [
				size,
				{ url: fileOf({ ...of, name: `${size}_${of.name}`, width: width ?? 1, height: height ?? 1 }), width, height },
			];
		}),
	);
}

export const imageOf = ({ id, locale }: Pick<WorldFacts, "id"> & { locale: Locale }, of: Upload) => ({
	id: 10_000 + id,
	url: fileOf(of),
	alternativeText: wordsOf(locale).picture,
	width: of.width,
	height: of.height,
	formats: formatsOf(of),
	...upload(of.name),
});
