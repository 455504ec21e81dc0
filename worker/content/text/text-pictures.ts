import type { Attributes } from "sanitize-html";
import { sizesInText } from "../../../client/markup/components/sizes.ts";
import { measurablePath, offered, type PictureRoute } from "../pictures/pictures.ts";
import { cachedFiles, type FileFacts } from "../pictures/sizes.ts";
import { attributesHtml, pixels } from "./attributes.ts";

export interface TextPicture {
	url: string;
	width: number | null;
	height: number | null;
	/** The CMS's formats, if its editor writes a `srcset`. */
	formats: { url: string; width: number }[];
}

/** Takes linear time, also for long data URLs. */
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

/** The displayed size: the text's, else the file's. If the text has one side only, the other is scaled. */
function shownSize({ width, height }: TextPicture, file: FileFacts | undefined): Pick<TextPicture, "width" | "height"> {
	if (!file || (width !== null && height !== null)) return { width, height };
	if (width === null && height === null) return file;
	const scale = width === null ? (height ?? 0) / file.height : width / file.width;
	const scaled = (side: number) => Math.max(1, Math.round(side * scale));
	return { width: width ?? scaled(file.width), height: height ?? scaled(file.height) };
}

/** undefined: must not be shown. Without a known width no `srcset`: browsers would enlarge a small file to the full column. */
export async function shownPicture(
	picture: TextPicture,
	file: FileFacts | undefined,
	route: PictureRoute,
): Promise<string | undefined> {
	const { url, formats } = picture;
	const addresses = await offered({ url, width: file?.width ?? null, formats, version: file?.version ?? null }, route);
	if (!addresses) return undefined;
	const { width, height } = shownSize(picture, file);
	const isSized = addresses.srcset !== "" && (width !== null || formats.length > 0);
	return attributesHtml({
		src: addresses.src,
		srcset: isSized ? addresses.srcset : null,
		sizes: isSized ? sizesInText(width) : null,
		width: picture.width === null ? width : null,
		height: picture.height === null ? height : null,
	});
}

export async function measured(pictures: readonly TextPicture[]) {
	const located = pictures.map((picture) => ({ picture, path: measurablePath(picture.url) }));
	const files = await cachedFiles(located.flatMap(({ path }) => path ?? []));
	return located.map(({ picture, path }) => ({ picture, file: path && files.get(path) }));
}
