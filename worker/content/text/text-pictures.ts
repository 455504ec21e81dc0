import type { Attributes } from "sanitize-html";
import { sizesInText } from "../../../client/markup/components/sizes.ts";
import { measurablePath, offered, type PicturePlace } from "../pictures/pictures.ts";
import { type FileFacts, knownFiles } from "../pictures/sizes.ts";
import { pixels } from "./attributes.ts";

/** The pictures of a text. */

/** What a text says of a picture in it. */
export interface TextPicture {
	url: string;
	width: number | null;
	height: number | null;
	/** The CMS's formats, where its editor writes them into the text. */
	formats: { url: string; width: number }[];
}

/** An address, and what stands behind it before the next comma: one pass, however long a picture within the text is. */
const CANDIDATES = /([^\s,](?:\S*[^\s,])?)(?:\s+([^,]*))?/g;

const formatsIn = (srcset: string): TextPicture["formats"] =>
	[...srcset.matchAll(CANDIDATES)].flatMap(([, url = "", size = ""]) => {
		const width = pixels(/^(\d+)w\s*$/.exec(size)?.[1]);
		return width === null ? [] : [{ url, width }];
	});

export const pictureIn = ({ src = "", width, height, srcset = "" }: Attributes): TextPicture => ({
	url: src,
	width: pixels(width),
	height: pixels(height),
	formats: formatsIn(srcset),
});

const attribute = (name: string, value: string): string => `${name}="${value.replaceAll("&", "&amp;")}"`;

/** In what size it is shown: as its text says, else as large as the file; what the text says of one side counts for both. */
function shownSize({ width, height }: TextPicture, file: FileFacts | undefined): Pick<TextPicture, "width" | "height"> {
	if (!file || (width !== null && height !== null)) return { width, height };
	if (width === null && height === null) return file;
	const scale = width === null ? (height ?? 0) / file.height : width / file.width;
	const scaled = (side: number) => Math.max(1, Math.round(side * scale));
	return { width: width ?? scaled(file.width), height: height ?? scaled(file.height) };
}

/**
 * Its attributes for browsers; undefined: it may not be shown. The width in a text is the one in which it is shown; the
 * file's own may be larger. While neither is known a picture has one size, as large as the file: the layout would blow up
 * others.
 */
export async function shownPicture(
	picture: TextPicture,
	file: FileFacts | undefined,
	place: PicturePlace,
): Promise<string | undefined> {
	const { url, formats } = picture;
	const addresses = await offered({ url, width: file?.width ?? null, formats, version: file?.version ?? null }, place);
	if (!addresses) return undefined;
	const { width, height } = shownSize(picture, file);
	const isSized = addresses.srcset !== "" && (width !== null || formats.length > 0);
	return [
		attribute("src", addresses.src),
		...(isSized ? [attribute("srcset", addresses.srcset), attribute("sizes", sizesInText(width))] : []),
		...(picture.width === null && width !== null ? [attribute("width", String(width))] : []),
		...(picture.height === null && height !== null ? [attribute("height", String(height))] : []),
	].join(" ");
}

/** Each with what is known of its file. */
export async function measured(pictures: readonly TextPicture[]) {
	const found = pictures.map((picture) => ({ picture, path: measurablePath(picture.url) }));
	const files = await knownFiles(found.flatMap(({ path }) => path ?? []));
	return found.map(({ picture, path }) => ({ picture, file: path && files.get(path) }));
}
